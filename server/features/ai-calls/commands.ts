import { aiCalls } from '@meridia/drizzle/schema.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Deps, WriterBudget, WriterUsage } from '../../ports.ts';
import { BudgetSpentError, CallsSpentError } from '../../writer-errors.ts';
import { type ReportCycle, readTimeLeft } from './read-time-left.ts';

export interface ReportBudget extends WriterBudget {
  /** How long one more request for this report may take; 0 when it has had its requests. */
  timeLeftMs(): Promise<number>;
}

/**
 * The day's budget, for one report. A request is let through while less than the cap is spent or set aside; because each one is
 * counted with the most it may cost before the next is judged, the day ends within one request of the cap, whoever asks in parallel.
 * An account has three requests for each unit of its period as well, however often it makes its reports anew.
 */
export function openBudget(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  { ciclo, ...report }: ReportCycle,
): ReportBudget {
  return {
    timeLeftMs: () => readTimeLeft(database.system, { ...report, ciclo }),
    reserve: async ({ modelo, most }) => {
      const timeLeftMs = await readTimeLeft(database.system, { ...report, ciclo });
      if (timeLeftMs === 0) throw new CallsSpentError();
      const id = await reserveCall(database.system, { ...report, modelo, most, cap: config.AI_DAILY_CAP_CENTAVOS });
      if (id === null) throw new BudgetSpentError();
      return { timeLeftMs, settle: (usage) => settleCall(database, id, usage) };
    },
  };
}

interface Reservation {
  avaliacaoId: string;
  terapeutaId: string;
  modelo: string;
  most: WriterUsage;
  cap: number;
}

/** @returns the row's id; null when the day's cap or the account's is reached. One reservation at a time, of all processes (migration 0007). */
async function reserveCall(
  db: Db,
  { avaliacaoId, terapeutaId, modelo, most, cap }: Reservation,
): Promise<string | null> {
  const [row] = await db.execute<{ id: string | null }>(sql`
    select reserve_ai_call(${terapeutaId}, ${avaliacaoId}, ${modelo}, ${most.custoCentavos}, ${cap}) as id`);
  return row?.id ?? null;
}

async function settleCall(database: Deps['database'], id: string, usage: WriterUsage | null): Promise<void> {
  const { inputTokens = 0, outputTokens = 0, custoCentavos = 0 } = usage ?? {};
  await database.system
    .update(aiCalls)
    .set({ inputTokens, outputTokens, custoCentavos, settledAt: sql`now()` })
    .where(and(eq(aiCalls.id, id), isNull(aiCalls.settledAt)));
}
