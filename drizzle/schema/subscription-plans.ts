import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './lifecycle.ts';

/** Plans on sale, written by the seed from shared/subscription.ts. */
export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    description: text().notNull(),
    /** Centavos. */
    priceBrl: integer().notNull(),
    billingCycle: text({ enum: ['monthly'] })
      .notNull()
      .default('monthly'),
    /** Diagnoses a period; -1 = unlimited. */
    diagnosesLimit: integer().notNull(),
    badge: text(),
    popular: boolean().notNull().default(false),
    features: jsonb().$type<readonly string[]>().notNull(),
    isActive: boolean().notNull().default(true),
    stripePriceIdBrl: text(),
    displayOrder: integer().notNull(),
    /** An admin changed it: the seed leaves all but the price ids alone. */
    editedAt: instant(),
  },
  (table) => [
    uniqueIndex('subscription_plans_name_key').on(table.name),
    check('subscription_plans_limit', sql`${table.diagnosesLimit} >= -1`),
    check('subscription_plans_price', sql`${table.priceBrl} >= 0`),
  ],
);
