import { providerStatuses } from '@meridia/shared/subscription.ts';
import { index, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';
import { subscriptionPlans } from './subscription-plans.ts';

/** Numbers the readings of the provider's state in the order in which they began. */
export const paymentSyncNumber = pgSequence('payment_sync_number');

/** The provider's subscriptions as last read; the provider is the truth. Ended ones stay: they explain past periods. */
export const paidSubscriptions = pgTable(
  'paid_subscriptions',
  {
    /** `sub_…` */
    id: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    priceId: text().notNull(),
    /** Null: a price that never stood for one of our plans. */
    planId: uuid().references(() => subscriptionPlans.id),
    status: text({ enum: providerStatuses }).notNull(),
    startedAt: instant().notNull(),
    currentPeriodStart: instant().notNull(),
    currentPeriodEnd: instant().notNull(),
    /** Ends by itself then: cancelled at the period's end. */
    cancelAt: instant(),
    /** A payment failed: the plan stays in force until then. */
    graceUntil: instant(),
    endedAt: instant(),
  },
  (table) => [
    index('paid_subscriptions_account_id_idx').on(table.accountId),
    oneOf('paid_subscriptions_status_known', table.status, providerStatuses),
  ],
);
