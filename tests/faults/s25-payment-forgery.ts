import { startAppProcess } from '../support/app-process.ts';
import { attackOnce } from '../support/attack-once.ts';
import { type AttackedApp, setScene } from '../support/attack-scene.ts';
import { attacks } from '../support/payment-attacks.ts';
import type { Outcome } from './outcome.ts';
import { createPaymentWorld } from './world.ts';

/** Every way we could think of to get a plan without paying, each with its own pair of accounts, several times. */
export async function paymentForgery({ rounds = 3 } = {}): Promise<Outcome> {
  const world = await createPaymentWorld();
  const app = await startAppProcess({ ...world.env, ROLE: 'web' });
  try {
    const attacked: AttackedApp = { baseUrl: app.baseUrl, sql: world.sql, stripe: world.stripe };
    let upgrades = 0;
    const wrong: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const attack of attacks) {
        const outcome = await attackOnce(await setScene(attacked), attack);
        upgrades += outcome.upgrades;
        wrong.push(...outcome.wrong);
      }
    }
    for (const answer of new Set(wrong)) console.error(answer);
    return {
      id: 'S25',
      passed: upgrades === 0 && wrong.length === 0 && world.stripe.violations.length === 0,
      figures: `${attacks.length} kinds of forgery x ${rounds} (${attacks.map(({ name }) => name).join('; ')}): ${upgrades} upgrades, ${wrong.length} wrong answers`,
    };
  } finally {
    await app.stop();
    await world.close();
  }
}
