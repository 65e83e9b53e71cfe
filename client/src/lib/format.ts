const locale = 'pt-BR';
const dayFormat = new Intl.DateTimeFormat(locale, { day: '2-digit', month: 'long', year: 'numeric' });
const shortDayFormat = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' });
const timeFormat = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const numberFormat = new Intl.NumberFormat(locale);

/** '21 de novembro de 2026' in the reader's time zone. */
export function formatDate(date: string | Date): string {
  return dayFormat.format(new Date(date));
}

/** '21/11/2026'. */
export function formatShortDate(date: string | Date): string {
  return shortDayFormat.format(new Date(date));
}

/** '21/11/2026' for a day of the calendar, which has no time zone. @param day `YYYY-MM-DD` */
export function formatCalendarDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** '14:32'. */
export function formatTime(date: string | Date): string {
  return timeFormat.format(new Date(date));
}

/** '21 de novembro de 2026 às 14:32': 'dd de MMMM de yyyy às HH:mm' (docs/PRODUCT.md 9.9). */
export function formatDateTime(date: string | Date): string {
  return `${formatDate(date)} às ${formatTime(date)}`;
}

/** '10.000'. */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

/** '1 diagnóstico', '3 diagnósticos', '0 diagnósticos'. */
export function plural(count: number, singular: string, pluralForm: string): string {
  return `${formatNumber(count)} ${count === 1 ? singular : pluralForm}`;
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
