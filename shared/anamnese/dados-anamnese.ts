import { z } from 'zod';
import { keysOf } from '../keys-of.ts';
import { cicloMenstrual } from './ciclo-menstrual.ts';
import { correcoesSchema, formCorrecoesSchema, standingCorrecoes } from './correcoes.ts';
import { dadosPessoais } from './dados-pessoais.ts';
import type { DecidingAnswers } from './deciding-answers.ts';
import { eliminacoes } from './eliminacoes.ts';
import { habitos } from './habitos.ts';
import { historicoMedico } from './historico-medico.ts';
import { objetivos } from './objetivos.ts';
import { observacaoVisual } from './observacao-visual.ts';
import { queixaPrincipal } from './queixa-principal.ts';
import type { Question, QuestionKind } from './question.ts';
import { type AnamneseSection, isSectionShown } from './section.ts';
import { seguranca } from './seguranca.ts';
import { sintomas } from './sintomas.ts';

/** All sections in form order. The form inserts photos and consent between and after them. */
export const anamneseSections = [
  dadosPessoais,
  queixaPrincipal,
  historicoMedico,
  sintomas,
  eliminacoes,
  cicloMenstrual,
  habitos,
  observacaoVisual,
  seguranca,
  objetivos,
] as const satisfies readonly AnamneseSection[];

/** Every question of the intake, in form order. */
export const questions = {
  ...dadosPessoais.questions,
  ...queixaPrincipal.questions,
  ...historicoMedico.questions,
  ...sintomas.questions,
  ...eliminacoes.questions,
  ...cicloMenstrual.questions,
  ...habitos.questions,
  ...observacaoVisual.questions,
  ...seguranca.questions,
  ...objetivos.questions,
} satisfies Record<KeysOf<(typeof anamneseSections)[number]>, Question>;

type KeysOf<Section extends AnamneseSection> = Section extends AnamneseSection ? keyof Section['questions'] : never;

export type DadosAnamneseField = keyof typeof questions;
export const anamneseFields = keysOf(questions);

/**
 * The whole intake as stored in `avaliacoes.dados_anamnese`: the answers with their keys in form order, and the therapist's
 * corrections of what was read in the texts. An unanswered question is null or []. Parsing
 * completes the data of an older release: a question that did not exist then reads as unanswered.
 */
export const dadosAnamneseSchema = z.object({ ...eachQuestions('schema'), correcoes: correcoesSchema });
export type DadosAnamnese = z.output<typeof dadosAnamneseSchema>;

/** The answers in the form or in a draft, valid or not, complete or not. Parsing never fails. */
export const formDadosSchema = z.object({ ...eachQuestions('formSchema'), correcoes: formCorrecoesSchema });
export type FormDados = z.output<typeof formDadosSchema>;

export function fieldsOfSection(section: AnamneseSection): DadosAnamneseField[] {
  return keysOf(section.questions).filter(isField);
}

/** The questions with one kind of answer. */
export type FieldOfKind<Kind extends QuestionKind> = {
  [Field in DadosAnamneseField]: (typeof questions)[Field]['kind'] extends Kind ? Field : never;
}[DadosAnamneseField];

export function isOfKind<Kind extends QuestionKind>(
  field: DadosAnamneseField,
  ...kinds: readonly Kind[]
): field is FieldOfKind<Kind> {
  return kinds.some((kind) => kind === questions[field].kind);
}

export function fieldsOfKind<Kind extends QuestionKind>(...kinds: readonly Kind[]): FieldOfKind<Kind>[] {
  return anamneseFields.filter((field) => isOfKind(field, ...kinds));
}

/** The question with this stored name; undefined for an unknown name. */
export function findQuestion(field: string): Question | undefined {
  return isField(field) ? questions[field] : undefined;
}

/** The section's questions that can apply to this client. */
export function askedInSection(section: AnamneseSection, dados: DecidingAnswers): DadosAnamneseField[] {
  if (!isSectionShown(section, dados)) return [];
  return fieldsOfSection(section).filter((field) => section.questions[field]?.askedWhen?.(dados) ?? true);
}

/** The same answers, but the answers to questions that cannot apply to this client become unasked. */
export function withoutHiddenAnswers(dados: FormDados): FormDados {
  const asked = new Set(anamneseSections.flatMap((section) => askedInSection(section, dados)));
  const hidden = anamneseFields.filter((field) => !asked.has(field));
  return { ...dados, ...Object.fromEntries(hidden.map((field) => [field, notAsked[field]])) };
}

/** The same answers without the corrections whose words are no longer there. */
export function withStandingCorrecoes(dados: FormDados): FormDados {
  const texts = z.record(z.string(), z.string().nullish().catch(null)).parse(dados);
  return { ...dados, correcoes: standingCorrecoes(dados.correcoes, (campo) => texts[campo]) };
}

const notAsked: FormDados = formDadosSchema.parse({});

function isField(field: string): field is DadosAnamneseField {
  return Object.hasOwn(questions, field);
}

function eachQuestions<Part extends 'schema' | 'formSchema'>(part: Part) {
  type Parts = { [Field in DadosAnamneseField]: (typeof questions)[Field][Part] };
  // Object.fromEntries does not keep the type of each key.
  return Object.fromEntries(anamneseFields.map((field) => [field, questions[field][part]])) as Parts;
}
