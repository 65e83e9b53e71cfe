import { dateFormats } from '@meridia/shared/dates.ts';

/** In the time zone of the reader's device. */
export const { formatDate, formatShortDate, formatTime, formatDateTime } = dateFormats();

/** '21/11/2026' for a calendar day, which has no time zone. @param day `YYYY-MM-DD` */
export function formatCalendarDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** 'Ana, Bia e Caio'. */
export function joinWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`;
}

/** At most `length` characters, then '...' (docs/PRODUCT.md 12.1). */
export function truncate(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}
