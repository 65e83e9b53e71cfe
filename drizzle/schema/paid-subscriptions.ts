import { providerStatuses } from '@meridia/shared/subscription.ts';
import { index, pgSequence, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';
import { subscriptionPlans } from './subscription-plans.ts';

/** Gives each read of the provider's state a number, in the order in which the reads began. */
export const paymentSyncNumber = pgSequence('payment_sync_number');

/**
 * The payment provider's subscriptions as we last read them; the provider's own data is the truth. Ended subscriptions stay,
 * because they explain past periods.
 */
export const paidSubscriptions = pgTable(
  'paid_subscriptions',
  {
    /** `sub_…` */
    id: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    priceId: text().notNull(),
    /** Null: the price never belonged to one of our plans. */
    planId: uuid().references(() => subscriptionPlans.id),
    status: text({ enum: providerStatuses }).notNull(),
    startedAt: instant().notNull(),
    currentPeriodStart: instant().notNull(),
    currentPeriodEnd: instant().notNull(),
    /** The subscription is cancelled and ends at this time. */
    cancelAt: instant(),
    /** A payment failed: the plan stays in force until this time. */
    graceUntil: instant(),
    endedAt: instant(),
  },
  (table) => [
    index('paid_subscriptions_account_id_idx').on(table.accountId),
    oneOf('paid_subscriptions_status_known', table.status, providerStatuses),
  ],
);
