import { askForLeitura } from '@meridia/server/ai-writer/ask-for-leitura.ts';
import { engineHere } from '@meridia/server/engine/engine-here.ts';
import { assemble, diagnose } from '@meridia/server/engine/engine-tasks.ts';
import { catalogVersion } from '@meridia/server/mtc/catalog/catalog-version.ts';
import type { Writer } from '@meridia/server/ports.ts';
import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { TipoRelatorio } from '@meridia/shared/avaliacao.ts';
import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Relatorio } from '@meridia/shared/relatorio.ts';

export interface EngineFoto {
  id: string;
  kind: FotoKind;
  /** As the app stores it after an upload: upright, at most 1600 px, without metadata. */
  jpeg: Buffer;
  observacoes: FotoObservacoes;
}

export interface EngineInput {
  dados: DadosAnamnese;
  tipo: TipoRelatorio;
  fotos: readonly EngineFoto[];
  geradoEm: Date;
}

/** Duration of each step in milliseconds. */
export interface EngineTimes {
  diagnosticarMs: number;
  escreverMs: number;
  finalizarMs: number;
}

/**
 * A report from facts in memory, by the steps of the report job (server/features/relatorios/generate-relatorio.ts).
 * @throws the errors of the writer
 */
export async function runEngine(
  { dados, tipo, fotos, geradoEm }: EngineInput,
  writer: Writer,
): Promise<{ relatorio: Relatorio; tempos: EngineTimes }> {
  const options = { signal: new AbortController().signal, budget: unlimited };
  const ficha = { dados, otherNames: [] };
  const leitura = await askForLeitura(ficha, { ...writer, findUnread: engineHere.findUnread }, options);
  const begun = performance.now();
  const observacoes = fotos.map((foto) => foto.observacoes);
  const { analise, protocolo, safeProtocolo } = diagnose({
    ...{ dados, observacoes, tipo },
    ...(leitura && { propostas: leitura.propostas }),
  });
  const diagnosed = performance.now();
  const { draft, motor, modelo, promptVersao } = await writer.write(
    {
      ...ficha,
      tipo,
      analise,
      protocolo: safeProtocolo,
      fotos: fotos.map(({ kind, observacoes, jpeg }) => ({ kind, observacoes, jpeg: async () => jpeg })),
    },
    { ...options, onProgress: () => {} },
  );
  const worded = performance.now();
  const relatorio = assemble({
    dados,
    tipo,
    analise,
    protocolo,
    textos: draft,
    clinica: null,
    fotos: fotos.map(({ id, kind, observacoes }) => ({ id, kind, observacoes })),
    origem: {
      ...{ motor, modelo, promptVersao, catalogoVersao: catalogVersion, geradoEm: geradoEm.toISOString() },
      ...(leitura && { leituraIa: { modelo: leitura.modelo, promptVersao: leitura.promptVersao } }),
    },
  });
  return {
    relatorio,
    tempos: {
      diagnosticarMs: rounded(diagnosed - begun),
      escreverMs: rounded(worded - diagnosed),
      finalizarMs: rounded(performance.now() - worded),
    },
  };
}

/** There is no limit here: the person who starts the tool decides about its cost. */
const unlimited = { reserve: async () => ({ settle: async () => {} }) };

export function rounded(milliseconds: number): number {
  return Math.round(milliseconds * 100) / 100;
}
