import { dayInSaoPaulo } from '@meridia/shared/dates.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days from today, in São Paulo, to this day (`YYYY-MM-DD`); negative when it is past. */
export function daysUntil(day: string, today: Date): number {
  return Math.round((Date.parse(day) - Date.parse(dayInSaoPaulo(today))) / dayMs);
}

/** The day may not be in the future, and not before the LGPD was in force. */
export function isDayOfPedido(day: string, today: Date): boolean {
  return day >= '2020-09-18' && daysUntil(day, today) <= 0;
}
