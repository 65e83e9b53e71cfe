import { subscriptionPlans, userSubscriptions } from '@meridia/drizzle/schema.ts';
import type { AdminPlan } from '@meridia/shared/admin-plan.ts';
import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { capabilitiesIn } from './rules.ts';

/** Every plan, including plans that are no longer sold, with the number of accounts for which it is in force. */
export async function listAllPlans({ system }: Database): Promise<AdminPlan[]> {
  const [rows, counts] = await Promise.all([
    system.select().from(subscriptionPlans).orderBy(asc(subscriptionPlans.displayOrder)),
    system
      .select({ planId: userSubscriptions.planId, subscribers: sql`count(*)`.mapWith(Number) })
      .from(userSubscriptions)
      .where(inArray(userSubscriptions.status, ['active', 'trialing', 'past_due']))
      .groupBy(userSubscriptions.planId),
  ]);
  const subscribers = new Map(counts.map((row) => [row.planId, row.subscribers]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    priceBrl: row.priceBrl,
    diagnosesLimit: row.diagnosesLimit,
    badge: row.badge,
    popular: row.popular,
    features: row.features,
    capabilities: capabilitiesIn(row),
    displayOrder: row.displayOrder,
    isActive: row.isActive,
    hasPrice: row.stripePriceIdBrl !== null,
    editedAt: row.editedAt?.toISOString() ?? null,
    subscribers: subscribers.get(row.id) ?? 0,
  }));
}
