import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from './lifecycle.ts';

/** Plans on sale, written by the seed from shared/plans.ts. */
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
    /** Diagnoses per period; -1 = unlimited. */
    diagnosesLimit: integer().notNull(),
    badge: text(),
    popular: boolean().notNull().default(false),
    features: jsonb().$type<readonly string[]>().notNull(),
    isActive: boolean().notNull().default(true),
    stripePriceIdBrl: text(),
    displayOrder: integer().notNull(),
    /** An admin has edited this plan: the seed then updates only its price, its price id and its place in the list. */
    editedAt: instant(),
  },
  (table) => [
    uniqueIndex('subscription_plans_name_key').on(table.name),
    check('subscription_plans_limit', sql`${table.diagnosesLimit} >= -1`),
    check('subscription_plans_price', sql`${table.priceBrl} >= 0`),
  ],
);
