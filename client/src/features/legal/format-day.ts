import { dateFormats, saoPaulo } from '@meridia/shared/dates.ts';

/** '27 de novembro de 2026'. @param day `YYYY-MM-DD` */
export function formatDay(day: string): string {
  return dateFormats(saoPaulo).formatDate(`${day}T12:00:00-03:00`);
}
