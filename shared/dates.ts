/** The time zone for counting days, months and quotas, and for times in mails, reports and files, whose readers may be elsewhere. */
export const saoPaulo = 'America/Sao_Paulo';

const day = { day: '2-digit', month: 'long', year: 'numeric' } as const;
const shortDay = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formats instants in pt-BR. @param timeZone without it, the device's time zone */
export function dateFormats(timeZone?: string) {
  const write = (parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('pt-BR', { ...parts, timeZone });
    return (date: string | Date): string => format.format(new Date(date));
  };
  const formatDate = write(day);
  const formatTime = write(time);
  return {
    /** '21 de novembro de 2026'. */
    formatDate,
    /** '21/11/2026'. */
    formatShortDate: write(shortDay),
    /** '14:32'. */
    formatTime,
    /** '21 de novembro de 2026 às 14:32': 'dd de MMMM de yyyy às HH:mm' (docs/PRODUCT.md 9.9). */
    formatDateTime: (date: string | Date): string => `${formatDate(date)} às ${formatTime(date)}`,
  };
}

/** The day of an instant in São Paulo, as `YYYY-MM-DD`. */
export function dayInSaoPaulo(instant: Date): string {
  // The Swedish format of a day is the same as ISO 8601.
  return instant.toLocaleDateString('sv-SE', { timeZone: saoPaulo });
}

/** Full years between two days, as an age is counted; below 0 when `to` comes first. @param from, to `YYYY-MM-DD` */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}
