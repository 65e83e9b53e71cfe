import { z } from 'zod';
import { dadosAnamneseSchema } from './anamnese/dados-anamnese.ts';
import { avaliacaoStatusSchema } from './avaliacao-status.ts';
import { fotoIdsSchema, fotoSchema } from './foto.ts';
import { leituraMudouSchema } from './leitura-mudou.ts';
import { estadoDaAssinaturaSchema } from './parecer.ts';
import { relatorioProgressSchema } from './relatorio-progress.ts';
import { estadoDasRespostasSchema } from './respostas.ts';
import { searchTextSchema } from './search.ts';
import { calendarDaySchema, int4Schema } from './storable.ts';
import { subscriptionStatusViewSchema } from './subscription.ts';

export const tiposRelatorio = ['completo', 'diagnostico'] as const;
export const tipoRelatorioSchema = z.enum(tiposRelatorio);
export type TipoRelatorio = z.output<typeof tipoRelatorioSchema>;

/** `basico` of imported data reads as `diagnostico`. Every value except `completo` leaves out treatments. */
export function readTipoRelatorio(stored: string): TipoRelatorio {
  return stored === 'completo' ? 'completo' : 'diagnostico';
}

const consentimentoMissing = 'É necessário aceitar o termo de consentimento';

export const createAvaliacaoSchema = z.object({
  /** The browser chooses it once per form: it is the draft's id. The same key never creates two assessments. */
  idempotencyKey: z.uuid(),
  /** Of the form that sends it. */
  versao: int4Schema.optional(),
  /** The client whose intake it is; null for a person who is new. */
  clienteId: z.uuid().nullable().default(null),
  dadosAnamnese: dadosAnamneseSchema,
  /** The client's birth date, `YYYY-MM-DD`, for the record; null when only the age was told. */
  nascimento: calendarDaySchema.nullable().default(null),
  fotos: fotoIdsSchema,
  /** Whether the client lets a provider of artificial intelligence abroad get the data; null when not asked. */
  iaExterior: z.boolean().nullable().default(null),
  consentimentoLgpd: z.literal(true, { error: consentimentoMissing }),
});

export const createdAvaliacaoSchema = z.object({ id: z.uuid(), subscription: subscriptionStatusViewSchema });

export const avaliacaoSchema = z.object({
  id: z.uuid(),
  /** Null for an assessment of an earlier release that belongs to no client yet. */
  clienteId: z.uuid().nullable(),
  nomeCliente: z.string(),
  idade: z.number().int(),
  queixaPrincipal: z.string(),
  status: avaliacaoStatusSchema,
  tipoRelatorio: tipoRelatorioSchema,
  createdAt: z.string(),
  finishedAt: z.string().nullable(),
  /** True when the report has ended and its therapist has not seen it yet. */
  novo: z.boolean(),
  /** Why the last attempt failed. With a finished report: remaking it failed, and this is the earlier report. */
  erro: z.string().nullable(),
  /** True when the unit of a failed report was returned. */
  quotaReturned: z.boolean(),
  relatorioHtml: z.string().nullable(),
  /** What the finished report reads differently in the texts than the report before it; null when there is no difference. */
  leituraMudou: leituraMudouSchema.nullable(),
  /** Whether a report that this one replaced is kept. */
  refeito: z.boolean(),
  respostas: estadoDasRespostasSchema,
  assinatura: estadoDaAssinaturaSchema,
  fotos: z.array(fotoSchema),
  progress: relatorioProgressSchema,
});
export type Avaliacao = z.output<typeof avaliacaoSchema>;

/** `assinado`: the report as it stands is what was signed last. One that was changed or made again since is `a_assinar`. */
const estadoDeAssinaturaSchema = z.enum(['a_assinar', 'assinado']);

/** A card of the history (docs/PRODUCT.md 12.1). */
export const avaliacaoSummarySchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string(),
  /** In years, as the intake has it. */
  idade: z.number(),
  /** The first pattern of the client's last finished report, which need not be this one; null without a client or such a report. */
  ultimoPadrao: z.string().nullable(),
  /** The stored word. The screen shows unknown words unchanged. */
  status: z.string(),
  queixaPrincipal: z.string(),
  sintomas: z.array(z.string()),
  createdAt: z.string(),
  /** True when the report has ended and its therapist has not seen it yet. */
  novo: z.boolean(),
  /** How the finished report stands to its therapist's signature; null while there is no report that she can sign. */
  assinatura: estadoDeAssinaturaSchema.nullable(),
});
export type AvaliacaoSummary = z.output<typeof avaliacaoSummarySchema>;

/** Filters of the history. Days are `YYYY-MM-DD` in São Paulo, both ends included. */
export const avaliacaoFiltersSchema = z.object({
  /** Words in the client's name or in the complaint. */
  search: searchTextSchema.optional(),
  status: avaliacaoStatusSchema.optional(),
  assinatura: estadoDeAssinaturaSchema.optional(),
  from: calendarDaySchema.optional(),
  to: calendarDaySchema.optional(),
});
export type AvaliacaoFilters = z.output<typeof avaliacaoFiltersSchema>;

/** A report that ended while its therapist looked at another screen. */
export const readyRelatorioSchema = z.object({
  id: z.uuid(),
  /** Null for an assessment of an earlier release without a client. */
  clienteId: z.uuid().nullable(),
  nomeCliente: z.string(),
  finishedAt: z.string(),
  /** True when the last attempt failed. There is no report, or the earlier one stays. */
  failed: z.boolean(),
});
export type ReadyRelatorio = z.output<typeof readyRelatorioSchema>;
