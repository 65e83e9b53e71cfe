import { z } from 'zod';
import { fotoIdsSchema } from '../foto.ts';
import { int4Schema, typedNumberSchema } from '../storable.ts';
import { withoutBounds } from '../without-bounds.ts';
import { anamneseFields, type DadosAnamneseField } from './dados-anamnese.ts';

// A draft is whatever stands in the form, valid or not: only its size is bounded.
const draftValueSchema = z.union([
  z.string().max(6000),
  typedNumberSchema,
  z.null(),
  z.array(z.string().max(60)).max(20),
]);

type DraftShape = Record<DadosAnamneseField, z.ZodOptional<typeof draftValueSchema>>;
// Object.fromEntries forgets which keys an object has.
const draftShape = Object.fromEntries(
  anamneseFields.map((field) => [field, draftValueSchema.optional()]),
) as DraftShape;

export const anamneseDraftDataSchema = z.object({
  // A key of another release is dropped: while a new one is rolled out, its pages save their drafts on old servers and the other way round.
  dados: z.object(draftShape),
  fotos: fotoIdsSchema.partial(),
  consentimento: z.boolean().default(false),
});
export type AnamneseDraftData = z.output<typeof anamneseDraftDataSchema>;

export const anamneseDraftSchema = z.object({
  id: z.uuid(),
  data: withoutBounds(anamneseDraftDataSchema),
  /** Grows by one with each save; a save that names another revision is a conflict between two devices. */
  revision: z.number().int(),
  updatedAt: z.string(),
});
export type AnamneseDraft = z.output<typeof anamneseDraftSchema>;

export const saveAnamneseDraftSchema = z.object({
  id: z.uuid(),
  data: anamneseDraftDataSchema,
  /** The revision this save builds on; 0 for a draft that the server has not seen. */
  baseRevision: int4Schema.min(0),
});
