import { type ObjectSchema, type Schema, SchemaType } from '@google/generative-ai';
import { describeField, draftFields, hipoteseDescription } from '../../ai-writer/draft-fields.ts';
import type { WriterFacts } from '../../ports.ts';

/**
 * The draft as a Gemini schema. Gemini knows only a simple subset (no bounds, no additionalProperties); zod checks the rest
 * afterwards.
 */
export function buildResponseSchema(facts: WriterFacts): ObjectSchema {
  const padraoIds = facts.analise.padroes.map(({ id }) => id);
  const properties: Record<string, Schema> = {};
  for (const field of draftFields) {
    properties[field] =
      field === 'hipoteses'
        ? { type: SchemaType.ARRAY, items: hipoteseSchema(padraoIds) }
        : { type: SchemaType.STRING, description: describeField(field) };
  }
  return { type: SchemaType.OBJECT, properties, required: [...draftFields] };
}

function hipoteseSchema(padraoIds: string[]): ObjectSchema {
  const padraoId: Schema =
    padraoIds.length > 0 ? { type: SchemaType.STRING, format: 'enum', enum: padraoIds } : { type: SchemaType.STRING };
  return {
    type: SchemaType.OBJECT,
    properties: {
      padraoId,
      texto: { type: SchemaType.STRING, description: hipoteseDescription },
      achadoIds: { type: SchemaType.ARRAY, items: { type: SchemaType.STRING } },
    },
    required: ['padraoId', 'texto', 'achadoIds'],
  };
}
