import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './lifecycle.ts';
import { subscriptionPlans } from './subscription-plans.ts';

/**
 * Every price id of the payment provider that ever stood for a plan. Whoever subscribed at an earlier price keeps the plan after the
 * configured price has changed.
 */
export const planPrices = pgTable('plan_prices', {
  /** As Stripe calls it, `price_…`. */
  priceId: text().primaryKey(),
  planId: uuid()
    .notNull()
    .references(() => subscriptionPlans.id),
  createdAt: createdAt(),
});
