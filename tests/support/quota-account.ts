import { asSystem } from '@meridia/server/db/tx.ts';
import { settleSubscription } from '@meridia/server/features/subscriptions/commands.ts';
import { readSubscription } from '@meridia/server/features/subscriptions/queries.ts';
import { asUserWithQuota, consumeQuota, refundQuota } from '@meridia/server/features/usage-movements/commands.ts';
import type { SubscriptionStatusView } from '@meridia/shared/subscription.ts';
import { insertReader } from './mails.ts';
import { insertAvaliacao } from './rows.ts';
import type { TestApp } from './test-app.ts';

export interface QuotaAccount {
  id: string;
  /** Takes a unit like the creation of an assessment. @returns the assessment. */
  take(): Promise<string>;
  /** Returns the unit of an assessment like its failure. */
  giveBack(avaliacaoId: string): Promise<boolean>;
  /** Settles like a change of payments or grants. */
  settle(): Promise<void>;
  status(): Promise<SubscriptionStatusView>;
}

/** An account that takes units without forms, photos and reports. */
export async function createQuotaAccount({ deps, database }: TestApp): Promise<QuotaAccount> {
  const { id } = await insertReader(database.sql, { confirmed: true });
  const actor = { type: 'user', id, role: 'therapist', sessionId: 'none' } as const;
  return {
    id,
    take: async () => {
      const avaliacaoId = await insertAvaliacao(database.sql, id, { status: 'pendente' });
      await asUserWithQuota(deps, actor, (tx) => consumeQuota(deps, tx, actor, { avaliacaoId, ciclo: 1 }));
      return avaliacaoId;
    },
    giveBack: (avaliacaoId) => asSystem(deps.database, (tx) => refundQuota(tx, { userId: id, avaliacaoId, ciclo: 1 })),
    settle: () => asSystem(deps.database, (tx) => settleSubscription(deps, tx, id)),
    status: () => readSubscription(deps, actor),
  };
}
