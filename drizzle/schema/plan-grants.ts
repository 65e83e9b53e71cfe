import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { subscriptionPlans } from './subscription-plans.ts';

/**
 * Plans that an admin gave by hand, for example as a courtesy or after a bank transfer. Never edited: what was granted, why and
 * by whom stays readable.
 */
export const planGrants = pgTable(
  'plan_grants',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    planId: uuid()
      .notNull()
      .references(() => subscriptionPlans.id),
    startsAt: instant().notNull().defaultNow(),
    endsAt: instant().notNull(),
    reason: text().notNull(),
    /** The admin's account; null: the command line. No foreign key, so that the row outlives the admin's account. */
    grantedBy: uuid(),
    revokedAt: instant(),
    revokedBy: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    index('plan_grants_account_id_idx').on(table.accountId),
    check('plan_grants_term', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
