import { z } from 'zod';
import { dadosAnamneseSchema } from './anamnese/dados-anamnese.ts';
import { avaliacaoStatusSchema } from './avaliacao-status.ts';
import { fotoIdsSchema, fotoSchema } from './foto.ts';
import { relatorioProgressSchema } from './relatorio-progress.ts';
import { searchTextSchema } from './search.ts';
import { calendarDaySchema } from './storable.ts';
import { subscriptionStatusViewSchema } from './subscription.ts';

export const tiposRelatorio = ['completo', 'diagnostico'] as const;
export const tipoRelatorioSchema = z.enum(tiposRelatorio);
export type TipoRelatorio = z.output<typeof tipoRelatorioSchema>;

/** `basico` of imported data reads as `diagnostico`: any value but `completo` leaves treatments out. */
export function readTipoRelatorio(stored: string): TipoRelatorio {
  return stored === 'completo' ? 'completo' : 'diagnostico';
}

const consentimentoMissing = 'É necessário aceitar o termo de consentimento';

export const createAvaliacaoSchema = z.object({
  /** Chosen by the client, once per form: the same key never makes two assessments. It is the draft's id. */
  idempotencyKey: z.uuid(),
  dadosAnamnese: dadosAnamneseSchema,
  fotos: fotoIdsSchema,
  consentimentoLgpd: z.literal(true, { error: consentimentoMissing }),
});

export const createdAvaliacaoSchema = z.object({ id: z.uuid(), subscription: subscriptionStatusViewSchema });

export const avaliacaoSchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string(),
  idade: z.number().int(),
  queixaPrincipal: z.string(),
  status: avaliacaoStatusSchema,
  tipoRelatorio: tipoRelatorioSchema,
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** Its report has ended and its therapist has not looked at it yet. */
  novo: z.boolean(),
  /** Why the last attempt failed. Beside a finished report: making it anew failed, and this is the earlier one. */
  erro: z.string().nullable(),
  /** True when the unit of a failed report was given back. */
  quotaReturned: z.boolean(),
  relatorioHtml: z.string().nullable(),
  fotos: z.array(fotoSchema),
  progress: relatorioProgressSchema,
});
export type Avaliacao = z.output<typeof avaliacaoSchema>;

/** A card of the history (docs/PRODUCT.md 12.1). */
export const avaliacaoSummarySchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string(),
  /** The stored word; unknown words are shown raw. */
  status: z.string(),
  queixaPrincipal: z.string(),
  sintomas: z.array(z.string()),
  createdAt: z.string(),
  /** Its report has ended and its therapist has not looked at it yet. */
  novo: z.boolean(),
});
export type AvaliacaoSummary = z.output<typeof avaliacaoSummarySchema>;

/** What the history is narrowed down to. Days are `YYYY-MM-DD` of São Paulo, both included. */
export const avaliacaoFiltersSchema = z.object({
  /** Words of the client's name or of the complaint. */
  search: searchTextSchema.optional(),
  status: avaliacaoStatusSchema.optional(),
  from: calendarDaySchema.optional(),
  to: calendarDaySchema.optional(),
});
export type AvaliacaoFilters = z.output<typeof avaliacaoFiltersSchema>;

/** A report that ended while its therapist looked elsewhere. */
export const readyRelatorioSchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string(),
  finishedAt: z.string(),
  /** The last attempt failed: nothing came of it, or the report before it stays. */
  failed: z.boolean(),
});
export type ReadyRelatorio = z.output<typeof readyRelatorioSchema>;
