import { explainGuessable } from '@meridia/shared/guessable.ts';
import { AppError } from '../errors.ts';

/**
 * Refuses passwords that are easily put together from words, names, years and sequences.
 * @param field where the person typed it
 * @param ownTexts name, email and product: the first things a guesser tries
 * @throws VALIDATION with what to do instead
 */
export function refuseGuessable(
  password: string,
  field: 'password' | 'newPassword',
  ownTexts: readonly string[],
): void {
  const why = explainGuessable(password, ownTexts);
  if (why === null) return;
  throw new AppError('VALIDATION', 'Confira os campos destacados.', {
    fields: { [field]: `Esta senha é fácil de adivinhar. ${why}` },
  });
}
