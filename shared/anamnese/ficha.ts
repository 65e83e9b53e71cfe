import { z } from 'zod';
import { withCapital } from '../first-letter.ts';
import { int4Schema } from '../storable.ts';
import {
  anamneseSections,
  askedInSection,
  type DadosAnamneseField,
  type FormDados,
  fieldsOfSection,
  formDadosSchema,
  questions,
  withoutHiddenAnswers,
} from './dados-anamnese.ts';
import { isAnswered, optionLabel, type Question } from './question.ts';
import type { AnamneseSection } from './section.ts';

/** The sections that a client can answer before the visit, in form order: all but what the therapist sees and feels. */
const fichaSections: readonly AnamneseSection[] = anamneseSections.filter(
  (section: AnamneseSection) => section.leigo !== null,
);

/** The questions that a client can answer. */
export const fichaFields: readonly DadosAnamneseField[] = fichaSections.flatMap(fieldsOfSection);

/** What a client may leave in an unfinished form: bounded like a finished one, but possibly empty or half typed. */
function unfinished(field: DadosAnamneseField): z.ZodType {
  const question: Question = questions[field];
  switch (question.kind) {
    case 'line':
    case 'text':
      return z.string().max(question.maxLength).nullable();
    case 'number':
    case 'slider':
      return int4Schema.nullable();
    case 'choice':
      return z.enum(question.values).nullable();
    case 'choices':
      return z.array(z.enum(question.options)).max(question.options.length);
  }
}

/** The client's part of an intake: her answers, the questions that she prefers not to answer, and what she says about photos. */
export const fichaSchema = z.object({
  // Unknown keys are dropped, so nothing reaches the intake that a client cannot answer.
  respostas: z.object(Object.fromEntries(fichaFields.map((field) => [field, unfinished(field).optional()]))),
  recusadas: z.array(z.enum(fichaFields)).max(fichaFields.length),
  /** Whether she permits photos; null before her answer. */
  fotos: z.boolean().nullable().default(null),
});
export type Ficha = z.output<typeof fichaSchema>;

export const emptyFicha: Ficha = { respostas: {}, recusadas: [], fotos: null };

/** The steps that apply to this client, each with its questions. */
export function stepsOf(respostas: Ficha['respostas']): { section: AnamneseSection; fields: DadosAnamneseField[] }[] {
  const dados = formDadosOf(respostas);
  return fichaSections.flatMap((section) => {
    const asked = askedInSection(section, dados);
    return asked.length === 0 ? [] : [{ section, fields: asked }];
  });
}

/** The answers as the therapist's form holds them: everything that was not answered is not asked. */
export function formDadosOf(respostas: Ficha['respostas']): FormDados {
  return formDadosSchema.parse(respostas);
}

/**
 * The answers that can be sent: those of questions that apply, tidied by their own schema.
 * @returns `erros` by field, in Portuguese; the name is the only answer that must be there
 */
export function finishedAnswers({ respostas, recusadas }: Pick<Ficha, 'respostas' | 'recusadas'>): {
  respostas: Ficha['respostas'];
  erros: Partial<Record<DadosAnamneseField, string>>;
} {
  const dados = withoutHiddenAnswers(formDadosOf(respostas));
  const finished: Record<string, unknown> = {};
  const erros: Partial<Record<DadosAnamneseField, string>> = {};
  for (const field of fichaFields) {
    const answer = dados[field];
    if (field !== 'nomeCliente' && (recusadas.includes(field) || !isAnswered(answer))) continue;
    const { success, data, error } = questions[field].schema.safeParse(answer);
    if (success) finished[field] = data;
    else if (field === 'nomeCliente' && !isAnswered(answer)) erros[field] = 'Escreva o seu nome completo';
    else erros[field] = error.issues[0]?.message ?? 'Confira esta resposta';
  }
  return { respostas: fichaSchema.shape.respostas.parse(finished), erros };
}

/** The words of a question for the client herself. */
export function leigoOf(field: DadosAnamneseField): { label: string; hint: string | undefined } {
  const { label, hint, leigo }: Question = questions[field];
  return { label: leigo?.label ?? label, hint: leigo?.label ? leigo.hint : (leigo?.hint ?? hint) };
}

/** The options of a closed list in the client's words, by stored value. A long list shows only its common ones. */
export function leigoOptions(question: Question<'choice' | 'choices'>): { value: string; label: string }[] {
  const values = question.kind === 'choice' ? question.values : (question.common ?? question.options);
  return values.map((value) => {
    const label = question.kind === 'choice' ? optionLabel(question, value) : withCapital(value);
    return { value, label: question.leigo?.options?.[value] ?? label };
  });
}
