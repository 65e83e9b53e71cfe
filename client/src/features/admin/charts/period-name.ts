const monthFormat = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonthFormat = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });

/** '2026-11-21' -> '21/11/2026', '2026-11' -> 'novembro de 2026'. A period is not an instant, so no time zone is applied. */
export function periodName(period: string): string {
  const [year, month, day] = period.split('-');
  return day ? `${day}/${month}/${year}` : monthFormat.format(new Date(`${period}-01T00:00:00Z`));
}

/** The short name for an axis: '21/11', 'nov'. */
export function shortPeriodName(period: string): string {
  const [, month, day] = period.split('-');
  return day ? `${day}/${month}` : shortMonthFormat.format(new Date(`${period}-01T00:00:00Z`)).replace('.', '');
}
