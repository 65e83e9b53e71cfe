import { explainGuessable } from '@meridia/shared/guessable.ts';
import { AppError } from '../errors.ts';

/**
 * Refuses passwords that are easy to build from words, names, years and sequences.
 * @param field the form field of the password
 * @param ownTexts name, email and product, which an attacker tries first
 * @throws VALIDATION with advice for a better password
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
