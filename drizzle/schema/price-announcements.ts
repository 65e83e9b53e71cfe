import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './lifecycle.ts';
import { subscriptionPlans } from './subscription-plans.ts';

/**
 * A new price of a plan, of which its subscribers were told before it is asked of anybody. Of several announcements of one plan the
 * newest counts (ADR 0042).
 */
export const priceAnnouncements = pgTable(
  'price_announcements',
  {
    id: uuid().primaryKey().defaultRandom(),
    planId: uuid()
      .notNull()
      .references(() => subscriptionPlans.id),
    /** Centavos a month. */
    priceBrl: integer().notNull(),
    inForceAt: instant().notNull(),
    /** No foreign key: the announcement outlives the admin's account. */
    announcedBy: uuid().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('price_announcements_plan_id_idx').on(table.planId, table.createdAt.desc().nullsFirst()),
    check('price_announcements_price', sql`${table.priceBrl} > 0`),
  ],
);
