import { formatShortDate } from '../../../lib/format.ts';

/** The instant at which a day is over in São Paulo, which has had no summer time since 2019. @param day YYYY-MM-DD */
export function endOfDay(day: string): string {
  const dayMs = 24 * 60 * 60 * 1000;
  return new Date(Date.parse(`${day}T00:00:00-03:00`) + dayMs).toISOString();
}

/** '31/12/2026': a grant that ends at midnight is valid to the end of the day before. */
export function formatLastDay(end: string): string {
  return formatShortDate(new Date(new Date(end).getTime() - 1));
}
