import { bigint, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';
import { subscriptionPlans } from './subscription-plans.ts';

/**
 * Who an account is at the payment provider, with its one open checkout. Goes with the account; the provider keeps its own record
 * of payments, as tax law asks.
 */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    accountId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** `cus_…` */
    customerId: text().notNull(),
    /** Counts checkouts. Part of the provider's idempotency key, so that two tabs open one checkout between them. */
    checkoutNumber: integer().notNull().default(0),
    /** The open checkout, as far as we know: `cs_…` */
    checkoutSessionId: text(),
    checkoutPlanId: uuid().references(() => subscriptionPlans.id),
    /** Number of the reading of the provider's state that was applied last: one that began earlier comes too late. */
    syncNumber: bigint({ mode: 'number' }).notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('payment_customers_customer_id_key').on(table.customerId)],
);
