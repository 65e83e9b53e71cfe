import { planSources, subscriptionStatuses } from '@meridia/shared/subscription.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';
import { subscriptionPlans } from './subscription-plans.ts';

/**
 * The plan in force of an account, with its period and usage. The values follow from the payments (`paid_subscriptions`), grants
 * (`plan_grants`) and units (`usage_movements`) of the account. The server calculates them again when one of these changes, and
 * at the first read or write after `settle_at`. No background job is needed, so none can fail to run.
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
    status: text({ enum: subscriptionStatuses }).notNull(),
    source: text({ enum: planSources }).notNull().default('free'),
    /** Units taken since `current_period_start`, minus the units given back: the sum of the ledger. */
    diagnosesUsedThisPeriod: integer().notNull().default(0),
    /** Extra units given since `current_period_start`; they expire with the period. */
    bonusDiagnoses: integer().notNull().default(0),
    /** This account has no free units, because another account of the same mailbox has them. */
    freeUnitsElsewhere: boolean().notNull().default(false),
    /** The day from which the months of the free plan are counted, in America/Sao_Paulo. */
    periodAnchor: instant().notNull().defaultNow(),
    currentPeriodStart: instant().notNull(),
    currentPeriodEnd: instant().notNull(),
    /** From this moment on the row is out of date, because a period, a grant or a grace period has ended. */
    settleAt: instant().notNull(),
    /** The plan ends at this time and is not renewed: it was cancelled, or it was granted until this time. */
    endsAt: instant(),
    /** A payment failed: the plan stays in force until this time. */
    graceUntil: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('user_subscriptions_plan_id_idx').on(table.planId),
    index('user_subscriptions_settle_at_idx').on(table.settleAt),
    // For the list in the admin area.
    index('user_subscriptions_newest_idx').on(table.createdAt.desc().nullsFirst(), table.userId.desc().nullsFirst()),
    oneOf('user_subscriptions_source_known', table.source, planSources),
    check('user_subscriptions_used', sql`${table.diagnosesUsedThisPeriod} >= 0`),
    check('user_subscriptions_bonus', sql`${table.bonusDiagnoses} >= 0`),
    check('user_subscriptions_period', sql`${table.currentPeriodEnd} > ${table.currentPeriodStart}`),
    oneOf('user_subscriptions_status_known', table.status, subscriptionStatuses),
  ],
);
