import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './lifecycle.ts';
import { subscriptionPlans } from './subscription-plans.ts';

/**
 * Every price id of the payment provider that has ever belonged to a plan. A person who subscribed at an earlier price keeps the
 * plan after the configured price changes.
 */
export const planPrices = pgTable('plan_prices', {
  /** Stripe's id, `price_…`. */
  priceId: text().primaryKey(),
  planId: uuid()
    .notNull()
    .references(() => subscriptionPlans.id),
  createdAt: createdAt(),
});
