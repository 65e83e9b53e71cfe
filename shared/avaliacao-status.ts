import { z } from 'zod';

export const avaliacaoStatuses = ['pendente', 'finalizado', 'erro'] as const;
export const avaliacaoStatusSchema = z.enum(avaliacaoStatuses);
export type AvaliacaoStatus = z.output<typeof avaliacaoStatusSchema>;

/** All words in the column. Imported data has its own word for a finished report. */
export const storedAvaliacaoStatuses = [...avaliacaoStatuses, 'concluido'] as const;

/** `concluido` of imported data reads as `finalizado`. So does every word except pendente and erro (docs/PRODUCT.md 8.1). */
export function readAvaliacaoStatus(stored: string): AvaliacaoStatus {
  return stored === 'pendente' || stored === 'erro' ? stored : 'finalizado';
}
