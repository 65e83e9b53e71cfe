import { type SQLWrapper, sql } from 'drizzle-orm';

const zone = 'America/Sao_Paulo';

/** The beginning of the current day or month in São Paulo, by the database's clock. */
export function startOf(unit: 'day' | 'month', { ago = 0 }: { ago?: number } = {}) {
  const step = unit === 'day' ? sql`make_interval(days => ${ago})` : sql`make_interval(months => ${ago})`;
  return sql`((date_trunc(${sql.raw(`'${unit}'`)}, now() at time zone ${sql.raw(`'${zone}'`)}) - ${step}) at time zone ${sql.raw(`'${zone}'`)})`;
}

/** The calendar day of an instant in São Paulo, as YYYY-MM-DD. */
export function dayOf(instant: SQLWrapper) {
  return sql<string>`to_char(${instant} at time zone ${sql.raw(`'${zone}'`)}, 'YYYY-MM-DD')`;
}

/** The instant at which a day begins in São Paulo. @param day YYYY-MM-DD */
export function beginningOf(day: string, { later = 0 }: { later?: number } = {}) {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${sql.raw(`'${zone}'`)})`;
}
