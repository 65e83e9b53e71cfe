import { keysOf } from '../keys-of.ts';

/** The start values that the form sent for a slider that nobody had moved, until releases of 2026-11. */
const startValues = { intensidadeDor: 0, estresseNivel: 5 } as const;

/**
 * Answers of a release whose sliders could not stay unanswered. Their start values become "not asked", also where somebody meant
 * them: nothing tells the two apart, and a report may only say what was told.
 */
export function withoutUntouchedSliders<Answers extends Readonly<Record<string, unknown>>>(answers: Answers): Answers {
  const untouched = keysOf(startValues).filter((field) => answers[field] === startValues[field]);
  return { ...answers, ...Object.fromEntries(untouched.map((field) => [field, null])) };
}
