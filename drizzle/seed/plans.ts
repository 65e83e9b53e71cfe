import { plans } from '@meridia/shared/plans.ts';
import { sql } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type * as schema from '../schema.ts';
import { subscriptionPlans } from '../schema.ts';

/** Writes the plans of shared/subscription.ts. Safe to run at every start: same input, same rows, ids kept. */
export async function seedPlans(db: PostgresJsDatabase<typeof schema>): Promise<number> {
  const rows = plans.map(({ badge, ...plan }) => ({ ...plan, badge: badge ?? null }));
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  await db
    .insert(subscriptionPlans)
    .values(rows)
    .onConflictDoUpdate({
      target: subscriptionPlans.name,
      set: {
        description: excluded('description'),
        priceBrl: excluded('price_brl'),
        diagnosesLimit: excluded('diagnoses_limit'),
        badge: excluded('badge'),
        popular: excluded('popular'),
        features: excluded('features'),
        displayOrder: excluded('display_order'),
      },
    });
  return rows.length;
}
