import { type AppProcess, freePort, startAppProcess } from '../support/app-process.ts';
import { gateOfCommits } from '../support/commit-gate.ts';
import { eventually } from '../support/eventually.ts';
import { countEffects, eventsOf, insertPayer, readPlanState } from '../support/payers.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';
import { recoverAfterAnHour } from './f17-hour-down.ts';
import type { Outcome } from './outcome.ts';
import { createPaymentWorld } from './world.ts';

/** `kill -9` after an event has taken effect and before its sender got the answer; then the app is down for an hour. */
export async function lostReplies({ rounds = 50, accounts = 50 } = {}): Promise<Outcome> {
  const killed = await killBetweenEffectAndReply(rounds);
  const down = await recoverAfterAnHour(accounts);
  const { lost, doubled, unanswered, again } = killed;
  return {
    id: 'F17',
    passed: unanswered === rounds && again === rounds && lost + doubled === 0 && down.passed,
    figures: `${rounds} x kill -9 between effect and reply: ${unanswered} without reply, lost ${lost}, doubled ${doubled}, delivered again with 200 ${again}/${rounds}; ${down.figures}`,
  };
}

async function killBetweenEffectAndReply(rounds: number) {
  const world = await createPaymentWorld();
  const { sql, stripe } = world;
  const env = { ...world.env, PORT: String(await freePort()), ROLE: 'web' };
  const count = { lost: 0, doubled: 0, unanswered: 0, again: 0 };
  let app: AppProcess = await startAppProcess(env);
  const gate = await gateOfCommits(sql);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const { id, customerId } = await insertPayer(sql, stripe);
      stripe.life.subscribe(customerId, stripe.prices.Premium);
      const event = eventsOf(stripe, customerId).find(({ type }) => type === 'customer.subscription.created');
      if (!event) throw new Error('no event');

      await gate.close();
      const delivery = stripe.events.deliver(event, 1, webhookUrlOf(app.baseUrl));
      await gate.somebodyWaits();
      await app.kill();
      await gate.open();
      const [answer] = await delivery;
      if (answer?.status === null) count.unanswered += 1;
      await eventually(async () => ((await countEffects(sql, id)).events > 0 ? true : null), 'the effect').catch(() => {
        count.lost += 1;
      });

      app = await startAppProcess(env);
      const [second] = await stripe.events.deliver(event, 1, webhookUrlOf(app.baseUrl));
      if (second?.status === 200) count.again += 1;
      const effects = await countEffects(sql, id);
      if ((await readPlanState(sql, id)).plan !== 'Premium') count.lost += 1;
      if (Object.values(effects).some((times) => times !== 1)) count.doubled += 1;
    }
    return count;
  } finally {
    await app.stop();
    gate.end();
    await world.close();
  }
}
