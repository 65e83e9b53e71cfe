import { afterAll, beforeAll, expect, it } from 'vitest';
import { countEffects, eventsOf, insertPayer, readPlanState } from '../support/payers.ts';
import { type PayingApp, startPayingApp } from '../support/paying-app.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

// The small version of F14 (`pnpm faults F14`).

let paying: PayingApp;
let second: TestApp;
beforeAll(async () => {
  paying = await startPayingApp();
  second = await startTestApp({ env: paying.stripe.env, beside: paying.app });
  paying.stripe.sendEventsTo(null);
});
afterAll(async () => {
  await second.close();
  await paying.close();
});

it('applies an event once that arrives five times at the same moment at two processes, and confirms all five', async () => {
  const { stripe, app } = paying;
  const urls = [webhookUrlOf(app.baseUrl), webhookUrlOf(second.baseUrl)];
  for (let round = 0; round < 5; round += 1) {
    const { id, customerId } = await insertPayer(app.database.sql, stripe);
    stripe.life.subscribe(customerId, stripe.prices.Profissional);
    const [event] = eventsOf(stripe, customerId);
    if (!event) throw new Error('no event');
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, turn) => stripe.events.deliver(event, 1, urls[turn % 2])),
    );
    expect(answers.flat().map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await countEffects(app.database.sql, id)).toEqual({ events: 1, planChanges: 1, mails: 1, paid: 1 });
    expect(await readPlanState(app.database.sql, id)).toMatchObject({ plan: 'Profissional', limit: 20 });
  }
  expect(stripe.violations).toEqual([]);
});
