import { type ObjectSchema, type Schema, SchemaType } from '@google/generative-ai';
import type { RelatorioDraft } from '@meridia/shared/relatorio.ts';
import type { WriterFacts } from '../../ports.ts';

/** In the order in which they are asked for and arrive: progress counts them as they come. */
export const draftFields = [
  'sintese',
  'elementos',
  'sindromes',
  'zangFu',
  'substancias',
  'hipoteses',
  'lingua',
  'face',
  'orelha',
  'protocolo',
  'orientacoes',
  'sessoes',
  'prognostico',
] as const satisfies readonly (keyof RelatorioDraft)[];

const maxima: Record<Exclude<keyof RelatorioDraft, 'hipoteses'>, { caracteres: number; conteudo: string }> = {
  sintese: { caracteres: 900, conteudo: 'a hipótese principal em uma ou duas frases, por que, e com que confiança' },
  elementos: { caracteres: 2500, conteudo: 'os cinco elementos e a relação que explica o quadro' },
  sindromes: { caracteres: 3000, conteudo: 'como as hipóteses se combinam, raiz e manifestação, e os oito princípios' },
  zangFu: { caracteres: 2500, conteudo: 'os órgãos envolvidos e por quais sinais' },
  substancias: { caracteres: 2500, conteudo: 'Qi, Xue, Yin, Yang e Jin Ye' },
  lingua: { caracteres: 2500, conteudo: 'a língua na foto e como o terapeuta a viu; se divergem, vale o terapeuta' },
  face: { caracteres: 1800, conteudo: 'a face, como o terapeuta a descreveu' },
  orelha: { caracteres: 1800, conteudo: 'a orelha, como o terapeuta a descreveu' },
  protocolo: { caracteres: 2500, conteudo: 'por que estes pontos; vazio quando o tipo é diagnostico' },
  orientacoes: { caracteres: 2500, conteudo: 'como começar as orientações; vazio quando o tipo é diagnostico' },
  sessoes: { caracteres: 1800, conteudo: 'o plano de sessões; vazio quando o tipo é diagnostico' },
  prognostico: { caracteres: 1800, conteudo: 'o prognóstico e suas razões; vazio quando o tipo é diagnostico' },
};

/** The draft as a Gemini schema: plain subset only (no bounds, no additionalProperties); zod checks the rest afterwards. */
export function buildResponseSchema(facts: WriterFacts): ObjectSchema {
  const padraoIds = facts.analise.padroes.map(({ id }) => id);
  const properties: Record<string, Schema> = {};
  for (const field of draftFields) {
    properties[field] =
      field === 'hipoteses'
        ? { type: SchemaType.ARRAY, items: hipoteseSchema(padraoIds) }
        : {
            type: SchemaType.STRING,
            description: `Até ${maxima[field].caracteres} caracteres: ${maxima[field].conteudo}.`,
          };
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
      texto: {
        type: SchemaType.STRING,
        description: 'Até 1800 caracteres: o que fala a favor, o que fala contra, o que decidiria.',
      },
      achadoIds: { type: SchemaType.ARRAY, items: { type: SchemaType.STRING } },
    },
    required: ['padraoId', 'texto', 'achadoIds'],
  };
}
