import { parseArgs } from 'node:util';
import { subscriptionPlans } from '@meridia/drizzle/schema.ts';
import { seedPlans } from '@meridia/drizzle/seed/plans.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { unlimited } from '@meridia/shared/plans.ts';
import { asc } from 'drizzle-orm';
import { runTool } from './command-line.ts';

const help = `npm run seed-plans

Writes the plans of shared/plans.ts and the price ids of the settings (STRIPE_PRICE_…) to the database, and shows them. Every start
of the app does the same; run it when only a price id changed.

Grava no banco os planos de shared/plans.ts e os preços das configurações (STRIPE_PRICE_…), e mostra como ficaram. O MeridIA faz o
mesmo toda vez que é ligado.`;

await runTool({
  help,
  parse: (args) => parseArgs({ args, options: {} }),
  run: async (deps) => {
    await seedPlans(deps.database.system, deps.config.priceIds);
    for (const line of await describePlans(deps)) console.log(line);
  },
});

async function describePlans({ database }: Deps): Promise<string[]> {
  const rows = await database.system.select().from(subscriptionPlans).orderBy(asc(subscriptionPlans.displayOrder));
  return rows.map(({ name, priceBrl, diagnosesLimit, stripePriceIdBrl }) => {
    const price = `R$ ${(priceBrl / 100).toFixed(2).replace('.', ',')}`;
    const limit = diagnosesLimit === unlimited ? 'sem limite' : `${diagnosesLimit} diagnósticos`;
    const sale = priceBrl === 0 ? 'grátis' : (stripePriceIdBrl ?? 'sem preço no Stripe / no Stripe price');
    return `${name} · ${price} · ${limit} · ${sale}`;
  });
}
