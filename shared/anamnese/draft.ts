import { z } from 'zod';
import { fotoIdsSchema } from '../foto.ts';
import { calendarDaySchema, instantSchema, int4Schema, typedNumberSchema } from '../storable.ts';
import { withoutBounds } from '../without-bounds.ts';
import { correcoesSchema } from './correcoes.ts';
import { anamneseFields, type DadosAnamneseField } from './dados-anamnese.ts';
import { isAnswered } from './question.ts';
import { answersOfForm } from './untouched-sliders.ts';

// A draft contains any state of the form, valid or not. Only its size is limited.
const draftValueSchema = z.union([
  z.string().max(6000),
  typedNumberSchema,
  z.null(),
  z.array(z.string().max(60)).max(40),
]);

type DraftShape = Record<DadosAnamneseField, z.ZodOptional<typeof draftValueSchema>>;
// Object.fromEntries does not keep the types of the keys.
const draftShape = Object.fromEntries(
  anamneseFields.map((field) => [field, draftValueSchema.optional()]),
) as DraftShape;

/** What a client sent before the visit, as she wrote it. An answer of the form that differs from hers is the therapist's. */
export const respondidaSchema = z.object({
  /** The name with which she consented. */
  por: z.string().max(120),
  em: instantSchema,
  respostas: z.object(draftShape),
  /** The questions that she prefers not to answer. */
  recusadas: z.array(z.string().max(60)).max(200),
  fotos: z.boolean(),
  iaExterior: z.boolean().nullable(),
});

export type Respondida = z.output<typeof respondidaSchema>;

/** Whether this answer is the client's own, word for word, as she sent it before the visit. */
export function isDoCliente(respondida: Respondida | null, field: DadosAnamneseField, answer: unknown): boolean {
  const own = respondida?.respostas[field];
  return isAnswered(own) && JSON.stringify(own) === JSON.stringify(answer);
}

export const anamneseDraftDataSchema = z
  .object({
    /** Of the form that saved it. */
    versao: int4Schema.optional(),
    // Unknown keys are dropped: during an update, new pages save drafts on old servers, and old pages on new servers.
    dados: z.object({ ...draftShape, correcoes: correcoesSchema.unwrap().optional() }),
    fotos: fotoIdsSchema.partial(),
    consentimento: z.boolean().default(false),
    /** The client whose intake it is; absent for a person who is new. */
    clienteId: z.uuid().optional(),
    /** The fields that were answered with the client's earlier answers and not by her today. */
    trazidos: z.array(z.string().max(60)).max(200).optional(),
    /** Whether the client lets a provider of artificial intelligence abroad get the data; absent or null when not asked. */
    iaExterior: z.boolean().nullable().optional(),
    /** The birth date from which the age follows, `YYYY-MM-DD`; absent when only the age was told. */
    nascimento: calendarDaySchema.optional(),
    respondida: respondidaSchema.optional(),
  })
  .transform((data) => ({ ...data, dados: answersOfForm(data.versao, data.dados) }));
export type AnamneseDraftData = z.output<typeof anamneseDraftDataSchema>;

export const anamneseDraftSchema = z.object({
  id: z.uuid(),
  data: withoutBounds(anamneseDraftDataSchema),
  /** Grows by one with each save. If a save names another revision, two devices are in conflict. */
  revision: z.number().int(),
  updatedAt: z.string(),
});
export type AnamneseDraft = z.output<typeof anamneseDraftSchema>;

/** One line of the list of drafts. */
export const draftSummarySchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string().nullable(),
  /** The client whose intake it is; null for a person who is new. */
  clienteId: z.string().nullish(),
  updatedAt: z.string(),
  /** Who answered it before the visit, and when; null for a draft that the therapist began. */
  respondida: z.object({ por: z.string(), em: z.string() }).nullish(),
});
export type DraftSummary = z.output<typeof draftSummarySchema>;

export const saveAnamneseDraftSchema = z.object({
  id: z.uuid(),
  data: anamneseDraftDataSchema,
  /** The revision that the browser edited; 0 for a draft that the server does not have. */
  baseRevision: int4Schema.min(0),
  /** The account whose draft this is. In the browser another account may have signed in since the form was opened. */
  conta: z.uuid().optional(),
});
