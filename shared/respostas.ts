import { z } from 'zod';
import {
  anamneseFields,
  type DadosAnamnese,
  type DadosAnamneseField,
  dadosAnamneseSchema,
  type FieldOfKind,
} from './anamnese/dados-anamnese.ts';
import { textOrNull } from './anamnese/fields.ts';
import { isAnswered } from './anamnese/question.ts';
import { avaliacaoStatusSchema } from './avaliacao-status.ts';
import { fotoSchema } from './foto.ts';
import { int4Schema } from './storable.ts';
import { withoutBounds } from './without-bounds.ts';

/** Within this time after the assessment, a correction and the report that is made from it take no unit. */
export const correctionHours = 24;
/** Most corrections of one assessment's answers, because each is kept. */
export const mostCorrections = 100;

/** The questions about safety that a report asks again in place: each answer is one press. */
export const perguntasDeSeguranca = [
  'gestante',
  'marcapasso',
  'anticoagulante',
  'epilepsia',
  'cancer',
] as const satisfies readonly FieldOfKind<'choice'>[];

const fieldSchema = z.enum(anamneseFields);

/** Nobody has answered the question, or only with 'Não sabe'. */
export function isOpen(field: DadosAnamneseField, answer: unknown): boolean {
  return !isAnswered(answer) || (field === 'gestante' && answer === 'desconheco');
}

/** The questions whose answers differ. */
export function changedFields(before: DadosAnamnese, after: DadosAnamnese): DadosAnamneseField[] {
  return anamneseFields.filter((field) => comparable(before[field]) !== comparable(after[field]));
}

/** Chosen options mean the same in every order. */
function comparable(answer: unknown): string {
  return JSON.stringify(Array.isArray(answer) ? answer.toSorted() : answer);
}

const respostaSchema = z.union([z.string(), z.number(), z.null(), z.array(z.string())]);
export type Resposta = z.output<typeof respostaSchema>;

/** Answers that differ. `correcoes` are the signs that were read in the texts and corrected. */
export const mudancasDasRespostasSchema = z.array(
  z.object({ campo: z.enum([...anamneseFields, 'correcoes']), antes: respostaSchema, depois: respostaSchema }),
);
export type MudancasDasRespostas = z.output<typeof mudancasDasRespostasSchema>;

const versaoSchema = z.object({
  /** The revision that these answers were. */
  revisao: z.number().int(),
  /** When they were replaced. */
  ate: z.string(),
  /** Why, in the therapist's words. */
  motivo: z.string().nullable(),
  /** What the next revision says otherwise. */
  mudancas: mudancasDasRespostasSchema,
});
export type VersaoDasRespostas = z.output<typeof versaoSchema>;

/** Corrections on a page of versions. Each may hold all texts of an intake twice. */
export const versoesPageSize = 20;

/** Newest first. `nextCursor` is the revision behind which the next page begins; null on the last page. */
export const versoesDasRespostasSchema = z.object({
  items: z.array(versaoSchema),
  nextCursor: z.number().int().nullable(),
});

/** How the answers stand to the report. */
export const estadoDasRespostasSchema = z.object({
  /** Grows by one with each change. */
  revisao: z.number().int(),
  /** The revision from which the finished report was made; null while there is none. */
  doRelatorio: z.number().int().nullable(),
  /** Making the report again from the present answers takes a unit of the plan. */
  refazerUsaUnidade: z.boolean(),
  /** What the finished report asks: questions that are still open, in form order. */
  emAberto: z.array(fieldSchema),
  /** What its hypotheses ask, in its own words. What no question of the intake asks is answered in the texts. */
  aDecidir: z.array(z.string()).default([]),
  /** Links that show this report, and will show the next one. */
  links: z.number().int(),
  /** A version is signed: links go on showing it until the next one is signed. */
  assinado: z.boolean(),
});
export type EstadoDasRespostas = z.output<typeof estadoDasRespostasSchema>;

/** The intake behind a report. */
export const respostasSchema = z.object({
  id: z.uuid(),
  nomeCliente: z.string(),
  idade: z.number().int(),
  status: avaliacaoStatusSchema,
  createdAt: z.string(),
  /** The consent text that was accepted when the assessment was made. */
  consentimentoVersao: z.string(),
  fotos: z.array(fotoSchema),
  estado: estadoDasRespostasSchema,
  /** Null for imported answers that no release wrote. */
  dados: withoutBounds(dadosAnamneseSchema).nullable(),
  /** Until when every correction is free, as an ISO instant. */
  gratisAte: z.string(),
  /** The questions whose change is still free; null while every change is. */
  livres: z.array(fieldSchema).nullable(),
});
export type Respostas = z.output<typeof respostasSchema>;

/** In characters. */
export const mostMotivo = 200;

const changeSchema = z.object({
  id: z.uuid(),
  /** The revision that the therapist saw. */
  revisao: int4Schema,
  /** The therapist has read that making the report again takes a unit. */
  aceitaUnidade: z.boolean().default(false),
});

export const correctRespostasSchema = changeSchema.extend({
  dados: dadosAnamneseSchema,
  motivo: textOrNull(mostMotivo).default(null),
  /** Makes the report again in the same step, or nothing changes. */
  refazer: z.boolean(),
});

/** Answers to open questions of a report, which is then made again. */
export const answerPerguntasSchema = changeSchema.extend({
  respostas: dadosAnamneseSchema.omit({ correcoes: true }).partial(),
});
