import { aiCalls } from '@meridia/drizzle/schema.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { Deps, WriterBudget, WriterUsage } from '../../ports.ts';
import { BudgetSpentError, CallsSpentError } from '../../writer-errors.ts';
import { type ReportCycle, readTimeLeft } from './read-time-left.ts';

export interface ReportBudget extends WriterBudget {
  /** The same for the one reading of the intake, which comes beside the requests for the text. */
  leitura: WriterBudget;
  /** How long one more request for the text may take; 0 when no more request is allowed. */
  timeLeftMs(): Promise<number>;
}

/**
 * The day's budget, as one report sees it. A request is allowed while the money spent and reserved is less than the cap. Each request is
 * reserved at its highest possible cost before the next one is checked, so parallel requests exceed the cap by at most one request. An
 * account may also make only three requests per unit of its period, no matter how often it remakes its reports.
 */
export function openBudget(
  { database, config }: Pick<Deps, 'database' | 'config'>,
  { ciclo, ...report }: ReportCycle,
): ReportBudget {
  const budgetFor = (wanted: 'texto' | 'leitura'): WriterBudget => ({
    reserve: async ({ modelo, most }) => {
      const timeLeftMs = await readTimeLeft(database.system, { ...report, ciclo }, wanted);
      if (timeLeftMs === 0) throw new CallsSpentError();
      const cap = config.AI_DAILY_CAP_CENTAVOS;
      // One transaction, so that no crash counts a reading among the requests for the text.
      const id = await database.system.transaction(async (tx) => {
        const reserved = await reserveCall(tx, { ...report, modelo, most, cap });
        if (reserved !== null && wanted === 'leitura')
          await tx.update(aiCalls).set({ leitura: true }).where(eq(aiCalls.id, reserved));
        return reserved;
      });
      if (id === null) throw new BudgetSpentError();
      return { timeLeftMs, settle: (usage) => settleCall(database, id, usage) };
    },
  });
  return {
    ...budgetFor('texto'),
    leitura: budgetFor('leitura'),
    timeLeftMs: () => readTimeLeft(database.system, { ...report, ciclo }),
  };
}

interface Reservation {
  avaliacaoId: string;
  terapeutaId: string;
  modelo: string;
  most: WriterUsage;
  cap: number;
}

/**
 * Reserves for one request at a time, across all processes (migration 0007).
 * @returns the row's id; null when the day's cap or the account's is reached.
 */
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
