import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attackOnce } from '../support/attack-once.ts';
import { type Scene, setScene } from '../support/attack-scene.ts';
import { eventsOf, insertPayer, paymentFingerprint } from '../support/payers.ts';
import { type PayingApp, startPayingApp } from '../support/paying-app.ts';
import { attacks } from '../support/payment-attacks.ts';
import { post } from '../support/stripe/events.ts';
import { tampered } from '../support/stripe/tampered.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';

// The small versions of F16 and S25 (`pnpm faults F16 S25`).

let paying: PayingApp;
beforeAll(async () => {
  paying = await startPayingApp();
  paying.stripe.sendEventsTo(null);
});
afterAll(() => paying.close());

describe('a malformed or forged webhook changes nothing', () => {
  it.each(tampered.map((kind) => [kind.name, kind.status, kind] as const))(
    '%s: %i',
    async (_name, status, { make }) => {
      const { app, stripe } = paying;
      const { customerId } = await insertPayer(app.database.sql, stripe);
      stripe.life.subscribe(customerId, stripe.prices.Enterprise);
      const [event] = eventsOf(stripe, customerId);
      if (!event) throw new Error('no event');
      const before = await paymentFingerprint(app.database.sql);
      const answer = await post(webhookUrlOf(app.baseUrl), make(stripe, event));
      expect(answer.status).toBe(status);
      expect(await paymentFingerprint(app.database.sql)).toBe(before);
    },
  );
});

describe('nobody gets a plan without paying for it', () => {
  let scene: Scene;
  beforeAll(async () => {
    const { app, stripe } = paying;
    scene = await setScene({ baseUrl: app.baseUrl, sql: app.database.sql, stripe });
  });

  it.each(attacks.map((attack) => [attack.name, attack] as const))('by %s', async (_name, attack) => {
    expect(await attackOnce(scene, attack)).toEqual({ upgrades: 0, wrong: [] });
    expect(paying.stripe.violations).toEqual([]);
  });
});
