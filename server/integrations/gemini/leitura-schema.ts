import { type ObjectSchema, SchemaType } from '@google/generative-ai';

/** Signs are not listed here: Gemini refuses a schema with some hundred choices. They stand in the prompt, and the engine checks them. */
export const leituraResponseSchema: ObjectSchema = {
  type: SchemaType.OBJECT,
  properties: {
    afirmacoes: {
      type: SchemaType.ARRAY,
      items: {
        type: SchemaType.OBJECT,
        properties: {
          campo: { type: SchemaType.STRING },
          citacao: { type: SchemaType.STRING },
          sinal: { type: SchemaType.STRING },
          negado: { type: SchemaType.BOOLEAN },
        },
        required: ['campo', 'citacao', 'sinal', 'negado'],
      },
    },
  },
  required: ['afirmacoes'],
};
