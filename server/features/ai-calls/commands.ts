import { aiCalls } from '@meridia/drizzle/schema.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { startOf } from '../../db/sao-paulo.ts';
import { asSystem } from '../../db/tx.ts';
import type { Deps, WriterBudget, WriterUsage } from '../../ports.ts';
import { BudgetSpentError, CallsSpentError } from '../../writer-errors.ts';
import { type ReportCycle, readTimeLeft } from './report-calls.ts';

/** Any number that no other lock of ours has: reservations of all processes stand in one line. */
const reservationLock = 7_260_451;

export interface ReportBudget extends WriterBudget {
  /** How long one more request for this report may take; 0 when it has had its requests. */
  timeLeftMs(): Promise<number>;
}

/**
 * The day's budget, for one report. A request is let through while less than the cap is spent or set aside; because each one is
 * counted with the most it may cost before the next is judged, the day ends within one request of the cap, whoever asks in parallel.
 */
export function openBudget(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  { ciclo, ...report }: ReportCycle,
): ReportBudget {
  return {
    timeLeftMs: () => readTimeLeft(database.system, { ...report, ciclo }),
    reserve: ({ modelo, most }) =>
      asSystem(database, async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${reservationLock})`);
        if ((await spentToday(tx)) >= config.AI_DAILY_CAP_CENTAVOS) throw new BudgetSpentError();
        const timeLeftMs = await readTimeLeft(tx, { ...report, ciclo });
        if (timeLeftMs === 0) throw new CallsSpentError();
        const [call] = await tx
          .insert(aiCalls)
          .values({ ...report, modelo, custoCentavos: most.custoCentavos })
          .returning({ id: aiCalls.id });
        if (!call) throw new Error('insert returned no row');
        return { timeLeftMs, settle: (usage) => settleCall(database, call.id, usage) };
      }),
  };
}

// A statement of its own, so that it sees what was committed while this transaction waited for the lock.
async function spentToday(tx: Tx): Promise<number> {
  const [row] = await tx
    .select({ centavos: sql`coalesce(sum(${aiCalls.custoCentavos}), 0)`.mapWith(Number) })
    .from(aiCalls)
    .where(sql`${aiCalls.createdAt} >= ${startOf('day')}`);
  return row?.centavos ?? 0;
}

async function settleCall(database: Deps['database'], id: string, usage: WriterUsage | null): Promise<void> {
  const { inputTokens = 0, outputTokens = 0, custoCentavos = 0 } = usage ?? {};
  await database.system
    .update(aiCalls)
    .set({ inputTokens, outputTokens, custoCentavos, settledAt: sql`now()` })
    .where(and(eq(aiCalls.id, id), isNull(aiCalls.settledAt)));
}
