import { z } from 'zod';

export const avaliacaoStatuses = ['pendente', 'finalizado', 'erro'] as const;
export const avaliacaoStatusSchema = z.enum(avaliacaoStatuses);
export type AvaliacaoStatus = z.output<typeof avaliacaoStatusSchema>;

/** What a row may say: imported data have a word of their own for a finished report. */
export const storedAvaliacaoStatuses = [...avaliacaoStatuses, 'concluido'] as const;

/** `concluido` of imported data reads as `finalizado`; any word but pendente and erro is done (docs/PRODUCT.md 8.1). */
export function readAvaliacaoStatus(stored: string): AvaliacaoStatus {
  return stored === 'pendente' || stored === 'erro' ? stored : 'finalizado';
}
