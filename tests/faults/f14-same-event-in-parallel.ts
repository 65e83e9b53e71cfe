import { startAppProcess } from '../support/app-process.ts';
import { countEffects, eventsOf, insertPayer, readPlanState } from '../support/payers.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';
import type { Outcome } from './outcome.ts';
import { createPaymentWorld } from './world.ts';

/** One event five times at the same moment, over two processes: it takes effect once, and all five requests are confirmed. */
export async function sameEventInParallel({ events = 100, times = 5 } = {}): Promise<Outcome> {
  const world = await createPaymentWorld();
  const { sql, stripe } = world;
  const apps = [
    await startAppProcess({ ...world.env, ROLE: 'web' }),
    await startAppProcess({ ...world.env, ROLE: 'web' }),
  ];
  const urls = apps.map(({ baseUrl }) => webhookUrlOf(baseUrl));
  try {
    let once = 0;
    let accepted = 0;
    for (let index = 0; index < events; index += 1) {
      const { id, customerId } = await insertPayer(sql, stripe);
      stripe.life.subscribe(customerId, stripe.prices.Profissional);
      const event = eventsOf(stripe, customerId).find(({ type }) => type === 'customer.subscription.created');
      if (!event) throw new Error('no event');
      const answers = await Promise.all(
        Array.from({ length: times }, (_, turn) => stripe.events.deliver(event, 1, urls[turn % urls.length])),
      );
      accepted += answers.flat().filter(({ status }) => status === 200).length;
      const effects = await countEffects(sql, id);
      const { plan } = await readPlanState(sql, id);
      const isOnce = Object.values(effects).every((count) => count === 1);
      if (isOnce && plan === 'Profissional') once += 1;
    }
    return {
      id: 'F14',
      passed: once === events && accepted === events * times && stripe.violations.length === 0,
      figures: `${events} events x ${times} in parallel on two instances: effect once ${once}/${events} (one event row, one plan change, one mail), ${accepted}/${events * times} answered 200, ${stripe.violations.length} requests outside the contract`,
    };
  } finally {
    for (const app of apps) await app.stop();
    await world.close();
  }
}
