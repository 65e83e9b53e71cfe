import type { DecidingAnswers } from './deciding-answers.ts';
import { isAnswered, type Question } from './question.ts';

/** A part of the intake with its questions in form order, each under the key of its answer. */
export interface AnamneseSection {
  id: string;
  title: string;
  /** For places where the full title would not fit on one line. */
  shortTitle?: string;
  description?: string;
  /** The words for the client herself; null for what only the therapist can see or feel. The title, if absent. */
  leigo?: { title: string; description?: string } | null;
  questions: Readonly<Record<string, Question>>;
  /** Whether the section is shown for this client; always, if absent. Answers of a hidden section count as not asked. */
  shownWhen?: (dados: DecidingAnswers) => boolean;
}

export function isSectionShown({ shownWhen }: AnamneseSection, dados: DecidingAnswers): boolean {
  return shownWhen?.(dados) ?? true;
}

/** Whether the marked and required questions are answered, of those that can apply. A section without marked questions is complete with any answer. */
export function isSectionComplete(
  { questions }: AnamneseSection,
  dados: DecidingAnswers & Readonly<Record<string, unknown>>,
): boolean {
  const asked = Object.entries(questions).filter(([, { askedWhen }]) => askedWhen?.(dados) ?? true);
  const expected = asked.filter(([, { required, completes }]) => required || completes);
  if (expected.length === 0) return asked.some(([field]) => isAnswered(dados[field]));
  return expected.every(([field, question]) =>
    question.required ? question.schema.safeParse(dados[field]).success : isAnswered(dados[field]),
  );
}
