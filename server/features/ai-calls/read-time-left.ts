import { aiCalls, usageMovements } from '@meridia/drizzle/schema.ts';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';

/** What one cycle of a report may ask of a paid model, whatever becomes of it and however often its job begins again. */
const mostCalls = 3;
/** A request that the provider has turned away costs nothing and may be made again; one that it has answered is paid for. */
const mostAnswered = 2;
/** From the first request on. With what comes before and after it a report ends within two minutes. */
const windowMs = 110_000;
/** Less than this is no time for an answer. */
const leastMs = 5_000;

/** One report in one cycle: started by the form, or anew by a person. */
export interface ReportCycle {
  avaliacaoId: string;
  terapeutaId: string;
  ciclo: number;
}

/** @returns how long one more request may take; 0 when none may be made. Read from the stored requests. */
export async function readTimeLeft(db: Db, { avaliacaoId, terapeutaId, ciclo }: ReportCycle): Promise<number> {
  // A cycle begins with its unit or its free redo; test reports have neither.
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
      calls: sql`count(*)`.mapWith(Number),
      // What has not settled was under way when its worker died, or broke off: it may have been paid for.
      answered:
        sql`count(*) filter (where ${aiCalls.settledAt} is null or ${aiCalls.inputTokens} + ${aiCalls.outputTokens} > 0)`.mapWith(
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
  if (!row || row.calls >= mostCalls || row.answered >= mostAnswered) return 0;
  const timeLeftMs = windowMs - row.sinceMs;
  return timeLeftMs < leastMs ? 0 : Math.floor(timeLeftMs);
}
