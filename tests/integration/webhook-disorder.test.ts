import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PayingApp, startPayingApp } from '../support/paying-app.ts';
import { inventHistory } from '../support/payment-history.ts';
import { type HistoryStage, playHistory } from '../support/play-history.ts';
import { seededRandom } from '../support/random.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';

// The small version of F15 (`pnpm faults F15`).

let paying: PayingApp;
let stage: HistoryStage;
beforeAll(async () => {
  paying = await startPayingApp();
  paying.stripe.sendEventsTo(null);
  const { app, stripe } = paying;
  const end = Math.floor(Date.now() / 1000);
  stage = { sql: app.database.sql, stripe, urls: [webhookUrlOf(app.baseUrl)], end };
});
afterAll(() => paying.close());

describe('a history of payments leads to the same plan and the same quota', () => {
  it.each([1, 2, 3])('in any order of its events, and with any repetitions (history %i)', async (seed) => {
    const history = inventHistory(seededRandom(seed), { steps: 5 });
    const told = await playHistory(stage, history, { kind: 'in order' });
    for (let order = 0; order < 3; order += 1) {
      const random = seededRandom(seed * 100 + order);
      const run = await playHistory(stage, history, { kind: 'shuffled', random, whileLifeGoesOn: order % 2 === 0 });
      expect(run).toEqual({ ...told, deliveries: expect.any(Number) });
    }
    expect(paying.stripe.violations).toEqual([]);
  });
});
