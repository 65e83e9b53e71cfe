import { aiCalls, usageMovements } from '@meridia/drizzle/schema.ts';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** The most requests to a paid model for the text of a report in one cycle. Failed requests count, too, also when the job starts again. */
const mostCalls = 3;
/** The most answered requests. A request that the provider refused costs nothing and may be repeated; an answered one is paid for. */
const mostAnswered = 2;
/** One reading of the intake comes before them. It must not take the text's repair from it. */
const mostLeituras = 1;
/** Counted from the first request. With the work before and after it, a report ends within two minutes. */
const windowMs = 110_000;
/** A request needs at least this time. */
const leastMs = 5_000;

/** One report in one cycle. A cycle starts with the form, or when a person starts the report again. */
export interface ReportCycle {
  avaliacaoId: string;
  terapeutaId: string;
  ciclo: number;
}

/** Reads the stored requests. @returns how long one more request for this may take; 0 when no more request is allowed */
export async function readTimeLeft(
  db: Db,
  { avaliacaoId, terapeutaId, ciclo }: ReportCycle,
  wanted: 'texto' | 'leitura' = 'texto',
): Promise<number> {
  // A cycle begins with the unit it took or with a free remake. Test reports have neither.
  const beginning = db
    .select({ at: sql`coalesce(max(${usageMovements.createdAt}), '-infinity')` })
    .from(usageMovements)
    .where(
      and(
        eq(usageMovements.avaliacaoId, avaliacaoId),
        eq(usageMovements.ciclo, ciclo),
        inArray(usageMovements.kind, ['consume', 'redo']),
      ),
    );
  const [row] = await db
    .select({
      leituras: sql`count(*) filter (where ${aiCalls.leitura})`.mapWith(Number),
      calls: sql`count(*) filter (where not ${aiCalls.leitura})`.mapWith(Number),
      // An unsettled request was running when its worker died or the connection broke. It may have been paid for.
      answered:
        sql`count(*) filter (where not ${aiCalls.leitura} and (${aiCalls.settledAt} is null or ${aiCalls.inputTokens} + ${aiCalls.outputTokens} > 0))`.mapWith(
          Number,
        ),
      sinceMs: sql`coalesce(extract(epoch from clock_timestamp() - min(${aiCalls.createdAt})) * 1000, 0)`.mapWith(
        Number,
      ),
    })
    .from(aiCalls)
    .where(
      and(
        eq(aiCalls.terapeutaId, terapeutaId),
        eq(aiCalls.avaliacaoId, avaliacaoId),
        gte(aiCalls.createdAt, sql`(${beginning})`),
      ),
    );
  if (!row) return 0;
  const isUsedUp =
    wanted === 'leitura' ? row.leituras >= mostLeituras : row.calls >= mostCalls || row.answered >= mostAnswered;
  if (isUsedUp) return 0;
  const timeLeftMs = windowMs - row.sinceMs;
  return timeLeftMs < leastMs ? 0 : Math.floor(timeLeftMs);
}
