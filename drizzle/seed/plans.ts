import { type PlanName, plans } from '@meridia/shared/plans.ts';
import { sql } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type * as schema from '../schema.ts';
import { planPrices, subscriptionPlans } from '../schema.ts';

/**
 * Writes the plans of shared/plans.ts with their price ids at the payment provider. It is safe to run at every start: the same
 * input gives the same rows, and ids are kept. A price id that is no longer configured stays in `plan_prices`. For a plan that an
 * admin has edited, only the price, the price id and the place in the list are written.
 */
export async function seedPlans(
  db: PostgresJsDatabase<typeof schema>,
  priceIds: Partial<Record<PlanName, string>> = {},
): Promise<number> {
  const rows = plans.map(({ badge, capabilities, ...plan }) => ({
    ...plan,
    ...capabilities,
    badge: badge ?? null,
    stripePriceIdBrl: priceIds[plan.name] ?? null,
  }));
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  const unlessEdited = (column: string) =>
    sql.raw(
      `case when subscription_plans.edited_at is null then excluded.${column} else subscription_plans.${column} end`,
    );
  const seeded = await db
    .insert(subscriptionPlans)
    .values(rows)
    .onConflictDoUpdate({
      target: subscriptionPlans.name,
      set: {
        description: unlessEdited('description'),
        priceBrl: excluded('price_brl'),
        diagnosesLimit: unlessEdited('diagnoses_limit'),
        badge: unlessEdited('badge'),
        popular: unlessEdited('popular'),
        features: unlessEdited('features'),
        consultasPorCliente: unlessEdited('consultas_por_cliente'),
        marca: unlessEdited('marca'),
        convites: unlessEdited('convites'),
        protocolosProprios: unlessEdited('protocolos_proprios'),
        terapiasAmpliadas: unlessEdited('terapias_ampliadas'),
        api: unlessEdited('api'),
        suporte: unlessEdited('suporte'),
        displayOrder: excluded('display_order'),
        stripePriceIdBrl: excluded('stripe_price_id_brl'),
      },
    })
    .returning({ planId: subscriptionPlans.id, priceId: subscriptionPlans.stripePriceIdBrl });
  const prices = seeded.flatMap(({ planId, priceId }) => (priceId ? [{ planId, priceId }] : []));
  if (prices.length > 0) await db.insert(planPrices).values(prices).onConflictDoNothing();
  return rows.length;
}
