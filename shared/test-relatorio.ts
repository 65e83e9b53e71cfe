import { z } from 'zod';
import { tipoRelatorioSchema } from './avaliacao.ts';
import { avaliacaoStatusSchema } from './avaliacao-status.ts';

/** The answer to a request for a test report (docs/PRODUCT.md 15.7). */
export const createdTestRelatorioSchema = z.object({ nomeCliente: z.string(), avaliacaoId: z.uuid() });

/** A report about an invented client. */
export const testRelatorioSchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string(),
  tipoRelatorio: tipoRelatorioSchema,
  status: avaliacaoStatusSchema,
  createdAt: z.iso.datetime(),
  /** True when the current admin made it. Other admins cannot open it. */
  own: z.boolean(),
});
export type TestRelatorio = z.output<typeof testRelatorioSchema>;
