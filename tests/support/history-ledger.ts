import type postgres from 'postgres';
import { insertAvaliacao } from './rows.ts';

/** Units as the app writes them, but in the time of the history. */
export async function openLedger(sql: postgres.Sql, accountId: string) {
  const avaliacaoId = await insertAvaliacao(sql, accountId);
  const taken: Date[] = [];
  let ciclo = 0;
  const write = (kind: 'consume' | 'refund', delta: number, countedAt: Date, cycle: number) =>
    sql.begin(async (tx) => {
      await tx`select user_id from user_subscriptions where user_id = ${accountId} for update`;
      await tx`
        insert into usage_movements (user_id, avaliacao_id, kind, delta, ciclo, counted_at)
        values (${accountId}, ${avaliacaoId}, ${kind}, ${delta}, ${cycle}, ${countedAt})`;
    });
  return {
    take: async (units: number, at: number) => {
      for (let unit = 0; unit < units; unit += 1) {
        ciclo += 1;
        taken.push(new Date((at + unit) * 1000));
        await write('consume', 1, new Date((at + unit) * 1000), ciclo);
      }
    },
    /** Returns the unit that was taken last, once. */
    giveBack: async () => {
      const countedAt = taken.pop();
      if (countedAt) await write('refund', -1, countedAt, taken.length + 1);
    },
  };
}
