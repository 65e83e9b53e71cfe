import { z } from 'zod';
import { avaliacaoFiltersSchema } from './avaliacao.ts';
import { avaliacaoStatusSchema } from './avaliacao-status.ts';
import { pageCursorSchema } from './pagination.ts';

/** An assessment as admins see it (docs/PRODUCT.md 15.4): never its complaint, answers or report. */
const adminAvaliacaoSchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string(),
  email: z.string(),
  status: avaliacaoStatusSchema,
  createdAt: z.iso.datetime(),
  /** The therapist's name. */
  terapeuta: z.string(),
});
export type AdminAvaliacao = z.output<typeof adminAvaliacaoSchema>;

/** Rows per page (docs/PRODUCT.md 15.3). */
export const adminAvaliacoesPageSize = 100;

/** Fewer letters find too many rows, and no index can help. */
export const shortestSearch = 3;
const nameSchema = z.string().trim().min(shortestSearch, `Escreva pelo menos ${shortestSearch} letras`).max(100);

/** Days are `YYYY-MM-DD` in São Paulo. Both ends are included. */
export const adminAvaliacaoFiltersSchema = avaliacaoFiltersSchema.omit({ search: true, assinatura: true }).extend({
  /** Words of the client's name. */
  cliente: nameSchema.optional(),
  /** Words of the therapist's name or address. */
  terapeuta: nameSchema.optional(),
});
export type AdminAvaliacaoFilters = z.output<typeof adminAvaliacaoFiltersSchema>;

export const adminAvaliacoesInputSchema = adminAvaliacaoFiltersSchema.extend({ cursor: pageCursorSchema.nullish() });
export const adminAvaliacoesPageSchema = z.object({
  items: z.array(adminAvaliacaoSchema),
  nextCursor: pageCursorSchema.nullable(),
});
