import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

const timeZone = 'America/Sao_Paulo';
const answerSchema = z.object({ at: z.coerce.date(), future: z.boolean(), early: z.boolean() });

/**
 * The instant to store for a consultation on that day: now if the day is today, else noon, which is the same day in all time zones of
 * Brazil. On the day of the assessment, never before the assessment.
 * @param day `2026-11-21` in Brazilian time
 * @param avaliacaoAt null without an assessment
 * @throws VALIDATION for a day in the future, and for a day before the assessment's
 */
export async function resolveDay(tx: Tx, day: string, avaliacaoAt: Date | null): Promise<Date> {
  const first = sql`${avaliacaoAt?.toISOString() ?? null}::timestamptz`;
  const [row] = await tx.execute(sql`
    select (now() at time zone ${timeZone})::date < ${day}::date as future,
      coalesce((${first} at time zone ${timeZone})::date > ${day}::date, false) as early,
      case when (now() at time zone ${timeZone})::date = ${day}::date then now()
        else greatest((${day}::date + time '12:00') at time zone ${timeZone}, ${first}) end as at`);
  const { at, future, early } = answerSchema.parse(row);
  if (future) throw wrongDay('A data não pode estar no futuro.');
  if (early) throw wrongDay('A data não pode ser anterior à avaliação inicial.');
  return at;
}

function wrongDay(text: string): AppError {
  return new AppError('VALIDATION', text, { fields: { dataConsulta: text } });
}
