import { isAnswered, type Question } from './question.ts';

/** The answers on which it depends what else is asked. */
export interface DecidingAnswers {
  sexo?: string | null | undefined;
  /** Years. */
  idade?: number | null | undefined;
}

/** A part of the intake with its questions, by the key of their answers and in the order of the form. */
export interface AnamneseSection {
  id: string;
  title: string;
  /** For places where the full title would wrap. */
  shortTitle?: string;
  description?: string;
  questions: Readonly<Record<string, Question>>;
  /** Whether its questions are asked of this client; always, if absent. Answers that it hides count as not asked. */
  shownWhen?: (dados: DecidingAnswers) => boolean;
}

export function isSectionShown({ shownWhen }: AnamneseSection, dados: DecidingAnswers): boolean {
  return shownWhen?.(dados) ?? true;
}

/** Whether the answers that a section is about are there. One that marks no question is done with any answer. */
export function isSectionComplete({ questions }: AnamneseSection, dados: Readonly<Record<string, unknown>>): boolean {
  const asked = Object.entries(questions);
  const expected = asked.filter(([, { required, completes }]) => required || completes);
  if (expected.length === 0) return asked.some(([field, question]) => isAnswered(question, dados[field]));
  return expected.every(([field, question]) =>
    question.required ? question.schema.safeParse(dados[field]).success : isAnswered(question, dados[field]),
  );
}
