import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';

/**
 * Events of the payment provider that took effect, each written in the transaction of its effect. So a second delivery of an
 * event is recognised. Rows are kept for 90 days.
 */
export const paymentEvents = pgTable(
  'payment_events',
  {
    /** `evt_…` */
    id: text().primaryKey(),
    type: text().notNull(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** When the event happened at the provider. */
    occurredAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_events_created_at_idx').on(table.createdAt),
    index('payment_events_account_id_idx').on(table.accountId),
  ],
);
