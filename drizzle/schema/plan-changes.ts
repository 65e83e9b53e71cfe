import { planSources } from '@meridia/shared/subscription.ts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';
import { oneOf } from './one-of.ts';
import { subscriptionPlans } from './subscription-plans.ts';

/** Every change of the plan in force, written in the transaction of the change. Rows are added and never changed. */
export const planChanges = pgTable(
  'plan_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    fromPlanId: uuid()
      .notNull()
      .references(() => subscriptionPlans.id),
    toPlanId: uuid()
      .notNull()
      .references(() => subscriptionPlans.id),
    /** Where the new plan comes from. */
    source: text({ enum: planSources }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('plan_changes_account_id_idx').on(table.accountId, table.createdAt.desc()),
    oneOf('plan_changes_source_known', table.source, planSources),
  ],
);
