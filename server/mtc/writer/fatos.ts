import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Analise, Protocolo } from '@meridia/shared/relatorio.ts';

/** The facts that a text may use. `WriterFacts` of the ports has this shape; the local writer never reads a photo's bytes. */
export interface FatosRelatorio {
  tipo: TipoRelatorio;
  dados: DadosAnamnese;
  analise: Analise;
  /** Null in a `diagnostico` report. */
  protocolo: Protocolo | null;
  fotos: readonly { kind: FotoKind; observacoes: FotoObservacoes }[];
}
