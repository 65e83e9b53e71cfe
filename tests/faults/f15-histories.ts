import { isDeepStrictEqual } from 'node:util';
import { startAppProcess } from '../support/app-process.ts';
import type { PlanState } from '../support/payers.ts';
import { inventHistory, type TimedStep } from '../support/payment-history.ts';
import { type HistoryStage, playHistory } from '../support/play-history.ts';
import { seededRandom } from '../support/random.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';
import type { Outcome } from './outcome.ts';
import { createPaymentWorld } from './world.ts';

/** Leaves out histories whose plan would change by itself during the test, because runs could then differ correctly. */
const quietMs = 45 * 60 * 1000;

/**
 * Histories of subscriptions are delivered in order, and then many times in disorder, with duplicates and at the same moment,
 * over two processes. The plan in force and its quota must be the same as after the delivery in order.
 */
export async function historiesInDisorder({
  histories = 30,
  orders = 100,
  lanes = 12,
  seed = 15,
} = {}): Promise<Outcome> {
  const world = await createPaymentWorld();
  const { sql, stripe } = world;
  const apps = [
    await startAppProcess({ ...world.env, ROLE: 'web' }),
    await startAppProcess({ ...world.env, ROLE: 'web' }),
  ];
  const stage: HistoryStage = {
    sql,
    stripe,
    urls: apps.map(({ baseUrl }) => webhookUrlOf(baseUrl)),
    end: Math.floor(Date.now() / 1000),
  };
  try {
    const known: { history: TimedStep[]; expected: PlanState }[] = [];
    for (let number = 0; known.length < histories; number += 1) {
      const history = inventHistory(seededRandom(seed * 1000 + number));
      const { state: expected, settleAt } = await playHistory(stage, history, { kind: 'in order' });
      if (settleAt.getTime() > Date.now() + quietMs) known.push({ history, expected });
    }
    // From here on answers overtake each other: most come at once, some so late that they are outdated.
    const delays = seededRandom(seed);
    stripe.delayAnswers(() => (delays() < 0.2 ? 50 + delays() * 250 : 0));
    const runs = known.flatMap((one) => Array.from({ length: orders }, (_, order) => ({ ...one, order })));
    const count = { same: 0, deliveries: 0, refused: 0 };
    const different: string[] = [];
    let next = 0;
    const lane = async () => {
      for (let run = runs[next++]; run; run = runs[next++]) {
        const random = seededRandom(seed + next * 7919);
        const telling = { kind: 'shuffled', random, whileLifeGoesOn: run.order % 2 === 0 } as const;
        const { state, deliveries, refused } = await playHistory(stage, run.history, telling);
        count.deliveries += deliveries;
        count.refused += refused;
        if (isDeepStrictEqual(state, run.expected)) count.same += 1;
        else different.push(`${JSON.stringify(state)} instead of ${JSON.stringify(run.expected)}`);
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
    const ends = new Set(
      known.map(({ expected }) => `${expected.plan} ${expected.status} ${expected.endsAt !== null}`),
    );
    const withUnits = known.filter(({ expected: { used } }) => used > 0).length;
    for (const difference of different.slice(0, 5)) console.error(difference);
    return {
      id: 'F15',
      passed: count.same === runs.length && count.refused === 0 && stripe.violations.length === 0,
      figures: `${histories} histories x ${orders} orders, ${count.deliveries} deliveries (${count.refused} refused): same plan, status, limit, units, period and source as in order ${count.same}/${runs.length}; ${ends.size} different endings, ${withUnits} with units used`,
    };
  } finally {
    for (const app of apps) await app.stop();
    await world.close();
  }
}
