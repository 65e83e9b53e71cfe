import { afterAll, beforeAll, expect, it } from 'vitest';
import { gateOfCommits } from '../support/commit-gate.ts';
import { eventually } from '../support/eventually.ts';
import { countEffects, eventsOf, insertPayer, readPlanState } from '../support/payers.ts';
import { type PayingApp, startPayingApp } from '../support/paying-app.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';

// The small version of F17 (`pnpm faults F17`), which kills the app where this test only closes the connection.

let paying: PayingApp;
beforeAll(async () => {
  paying = await startPayingApp();
  paying.stripe.sendEventsTo(null);
});
afterAll(() => paying.close());

it('applies an event once when its sender did not wait for the answer and sends it again', async () => {
  const { app, stripe } = paying;
  const { sql } = app.database;
  const url = webhookUrlOf(app.baseUrl);
  const gate = await gateOfCommits(sql);
  const { id, customerId } = await insertPayer(sql, stripe);
  stripe.life.subscribe(customerId, stripe.prices.Premium);
  const [event] = eventsOf(stripe, customerId);
  if (!event) throw new Error('no event');

  await gate.close();
  const { body, signature } = stripe.events.signed(event);
  const impatient = new AbortController();
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const sent = fetch(url, { method: 'POST', body, headers, signal: impatient.signal });
  await gate.somebodyWaits();
  impatient.abort();
  await expect(sent).rejects.toThrow('aborted');
  // Sent again while the first one is still about to take effect.
  const again = stripe.events.deliver(event, 1, url);
  await gate.open();
  expect((await again).map(({ status }) => status)).toEqual([200]);
  await eventually(async () => ((await countEffects(sql, id)).events === 1 ? true : null), 'the effect');
  expect((await stripe.events.deliver(event, 1, url))[0]?.status).toBe(200);
  gate.end();

  expect(await countEffects(sql, id)).toEqual({ events: 1, planChanges: 1, mails: 1, paid: 1 });
  expect(await readPlanState(sql, id)).toMatchObject({ plan: 'Premium', status: 'active' });
});
