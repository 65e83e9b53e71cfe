import { z } from 'zod';
import { tipoRelatorioSchema } from './avaliacao.ts';
import { avaliacaoStatusSchema } from './avaliacao-status.ts';

/** What asking for a test report answers (docs/PRODUCT.md 15.7). */
export const createdTestRelatorioSchema = z.object({ nomeCliente: z.string(), avaliacaoId: z.uuid() });

/** A report of a made-up client. */
export const testRelatorioSchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string(),
  tipoRelatorio: tipoRelatorioSchema,
  status: avaliacaoStatusSchema,
  createdAt: z.iso.datetime(),
  /** Made by whoever asks: others cannot open it. */
  own: z.boolean(),
});
export type TestRelatorio = z.output<typeof testRelatorioSchema>;
