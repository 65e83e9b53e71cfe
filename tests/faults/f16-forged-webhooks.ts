import type Stripe from 'stripe';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { eventsOf, insertPayer, paymentFingerprint } from '../support/payers.ts';
import { post } from '../support/stripe/events.ts';
import { tampered } from '../support/stripe/tampered.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';
import type { Outcome } from './outcome.ts';
import { createPaymentWorld } from './world.ts';

const limitMs = 50;

/**
 * Webhooks that are forged, stale, altered or meant for another app. Each is about a subscription that was really paid and that
 * the app does not know yet, so a plan would change if one of them had any effect.
 */
export async function forgedWebhooks({ each = 20 } = {}): Promise<Outcome> {
  const world = await createPaymentWorld();
  const { sql, stripe } = world;
  const app = await startAppProcess({ ...world.env, ROLE: 'web', LOG_LEVEL: 'info' });
  const url = webhookUrlOf(app.baseUrl);
  try {
    const paid = async (): Promise<Stripe.Event> => {
      const { customerId } = await insertPayer(sql, stripe);
      stripe.life.subscribe(customerId, stripe.prices.Enterprise);
      const event = eventsOf(stripe, customerId).find(({ type }) => type === 'customer.subscription.created');
      if (!event) throw new Error('no event');
      return event;
    };
    // The first request of a process also compiles; only the work is measured.
    for (let index = 0; index < 5; index += 1) await stripe.events.deliver(await paid(), 1, url);

    const wrong: string[] = [];
    const tookMs: number[] = [];
    const idleMs: number[] = [];
    let changes = 0;
    let logged = 0;
    for (const { name, status, make } of tampered) {
      for (let index = 0; index < each; index += 1) {
        const event = await paid();
        const before = await paymentFingerprint(sql);
        const answer = await post(url, make(stripe, event));
        if (answer.status !== status) wrong.push(`${name}: ${answer.status}`);
        if ((await paymentFingerprint(sql)) !== before) changes += 1;
        if (status === 200 && (await isLogged(app, event.id))) logged += 1;
        tookMs.push(answer.tookMs);
        idleMs.push(await timeNothing(app));
      }
    }
    const expectedLogged = tampered.filter(({ status }) => status === 200).length * each;
    const p95 = p95Of(tookMs);
    // On a busy machine a request takes time even without work.
    const idle = p95Of(idleMs);
    return {
      id: 'F16',
      passed: wrong.length === 0 && changes === 0 && logged === expectedLogged && p95 <= limitMs + idle,
      figures: `${tampered.length} kinds x ${each}: wrong answers ${wrong.length}${wrong.length > 0 ? ` (${[...new Set(wrong)].join(', ')})` : ''}, state changes ${changes}, unknown type and customer logged ${logged}/${expectedLogged}, p95 ${p95.toFixed(1)} ms (limit ${limitMs} and what a request that does nothing takes at the same time: ${idle.toFixed(1)})`,
    };
  } finally {
    await app.stop();
    await world.close();
  }
}

/** The line may arrive a moment after the answer. */
function isLogged(app: AppProcess, eventId: string): Promise<boolean> {
  const line = async () => (app.output().includes(eventId) ? true : null);
  return eventually(line, `${eventId} to be logged`, 2_000).catch(() => false);
}

async function timeNothing({ baseUrl }: AppProcess): Promise<number> {
  const began = performance.now();
  await (await fetch(`${baseUrl}/api/health`)).text();
  return performance.now() - began;
}

function p95Of(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY;
}
