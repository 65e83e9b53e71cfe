import { dayInSaoPaulo, yearsBetween } from '@meridia/shared/dates.ts';
import type { ClienteRow } from './policy.ts';

/** Full years in São Paulo. An age that was told grows with the years since then. */
export function ageOn(
  today: Date,
  { nascimento, idade, idadeEm }: Pick<ClienteRow, 'nascimento' | 'idade' | 'idadeEm'>,
): number | null {
  if (nascimento) return Math.max(0, yearsBetween(nascimento, dayInSaoPaulo(today)));
  return idade !== null && idadeEm ? idade + yearsBetween(dayInSaoPaulo(idadeEm), dayInSaoPaulo(today)) : null;
}
