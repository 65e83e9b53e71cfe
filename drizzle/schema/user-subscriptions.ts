import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { subscriptionPlans } from './subscription-plans.ts';

/**
 * The one subscription of an account with its period and usage. The period is rolled over when it is read or written
 * (`quota_period_start/end`), never by a job that may not run: past `current_period_end` the stored counter means 0.
 */
export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    userId: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    planId: uuid()
      .notNull()
      .references(() => subscriptionPlans.id),
    status: text({ enum: ['active', 'trialing', 'past_due', 'canceled', 'expired'] }).notNull(),
    diagnosesUsedThisPeriod: integer().notNull().default(0),
    /** Extra units of the current period only; gone with the roll-over. */
    bonusDiagnoses: integer().notNull().default(0),
    /** The day from which the months are counted, in America/Sao_Paulo. */
    periodAnchor: instant().notNull().defaultNow(),
    currentPeriodStart: instant().notNull(),
    currentPeriodEnd: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_subscriptions_plan_id_idx').on(table.planId),
    check('user_subscriptions_used', sql`${table.diagnosesUsedThisPeriod} >= 0`),
    check('user_subscriptions_bonus', sql`${table.bonusDiagnoses} >= 0`),
    check('user_subscriptions_period', sql`${table.currentPeriodEnd} > ${table.currentPeriodStart}`),
    check(
      'user_subscriptions_status_known',
      sql`${table.status} in ('active', 'trialing', 'past_due', 'canceled', 'expired')`,
    ),
  ],
);
