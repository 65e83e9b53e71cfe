import { keysOf } from '../keys-of.ts';

/** The form of this release, in what it sends. Forms of earlier releases, which devices and open pages may still hold, send no version. */
export const formVersao = 2;

/** The start values that earlier forms sent for a slider that nobody had moved, until 2026-11. */
const startValues = { intensidadeDor: 0, estresseNivel: 5 } as const;

/**
 * Answers of a release whose sliders could not stay unanswered. Their start values become "not asked", also where somebody meant
 * them: nothing tells the two apart, and a report may only say what was told.
 */
export function withoutUntouchedSliders<Answers extends Readonly<Record<string, unknown>>>(answers: Answers): Answers {
  const untouched = keysOf(startValues).filter((field) => answers[field] === startValues[field]);
  return { ...answers, ...Object.fromEntries(untouched.map((field) => [field, null])) };
}

/** The answers that a form means. @param versao of the form; undefined for the forms of earlier releases */
export function answersOfForm<Answers extends Readonly<Record<string, unknown>>>(
  versao: number | undefined,
  answers: Answers,
): Answers {
  return versao === undefined ? withoutUntouchedSliders(answers) : answers;
}
