import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import type { Analise, Protocolo, SegurancaNota } from '@meridia/shared/relatorio.ts';

/** What an answer is chosen by. */
export interface ParaResponder {
  dados: DadosAnamnese;
  analise: Analise;
  /** As it is shown: after the safety rules. */
  protocolo: Protocolo | null;
  seguranca: readonly SegurancaNota[];
}
