import { dayInSaoPaulo, yearsBetween } from '@meridia/shared/dates.ts';

/** Full years today in São Paulo, as the server counts them. @param nascimento `YYYY-MM-DD` */
export function ageToday(nascimento: string): number {
  return yearsBetween(nascimento, dayInSaoPaulo(new Date()));
}
