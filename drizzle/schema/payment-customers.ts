import { bigint, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';
import { subscriptionPlans } from './subscription-plans.ts';

/**
 * The id of an account at the payment provider, and the one open checkout of the account. The row is deleted with the account;
 * the provider keeps its own record of payments, as tax law requires.
 */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** `cus_…` */
    customerId: text().notNull(),
    /**
     * Counts checkouts. The number is part of the provider's idempotency key, so that two browser tabs open only one checkout.
     */
    checkoutNumber: integer().notNull().default(0),
    /** The open checkout (`cs_…`), as far as we know. */
    checkoutSessionId: text(),
    checkoutPlanId: uuid().references(() => subscriptionPlans.id),
    /**
     * Number of the newest read of the provider's state that was applied. The result of an earlier read is then out of date and
     * is dropped.
     */
    syncNumber: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('payment_customers_customer_id_key').on(table.customerId)],
);
