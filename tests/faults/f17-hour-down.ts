import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort, startAppProcess } from '../support/app-process.ts';
import {
  countEffects,
  eventsOf,
  insertPayer,
  type PlanState,
  paymentFingerprint,
  readPlanState,
} from '../support/payers.ts';
import { webhookUrlOf } from '../support/stripe/webhook-path.ts';
import type { StripeContractServer } from '../support/stripe-contract-server.ts';
import { createPaymentWorld } from './world.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));
const hourSeconds = 3600;

/**
 * Things happen at Stripe while the app is down for an hour. The reconcile command then gives every account the state that it has
 * at Stripe. Run again, or followed by Stripe's own redelivery, it changes nothing.
 */
export async function recoverAfterAnHour(accounts: number): Promise<{ passed: boolean; figures: string }> {
  const world = await createPaymentWorld();
  const { sql, stripe } = world;
  const port = await freePort();
  const env = { ...world.env, PORT: String(port), ROLE: 'web' };
  const url = webhookUrlOf(`http://127.0.0.1:${port}`);
  try {
    // Seeds the plans with their prices, then stops.
    await (await startAppProcess(env)).stop();
    const payers = [];
    for (let index = 0; index < accounts; index += 1) {
      const payer = await insertPayer(sql, stripe);
      stripe.state.clock.offsetSeconds = -hourSeconds + Math.floor((index / accounts) * (hourSeconds - 60));
      const [story, expected] = stories[index % stories.length] ?? [() => {}, {}];
      story(stripe, payer.customerId);
      payers.push({ ...payer, expected });
    }
    stripe.state.clock.offsetSeconds = 0;
    const events = stripe.events.undelivered();
    const failed = (await Promise.all(events.map((event) => stripe.events.deliver(event, 1, url)))).flat();

    const first = await reconcile(env);
    // An applied event may end a subscription at Stripe (after a refund), which causes another event.
    const caused = stripe.events.all.length - events.length;
    const second = await reconcile(env);
    const settled = await paymentFingerprint(sql);
    const third = await reconcile(env);
    const app = await startAppProcess(env);
    const late = [];
    for (const event of events) late.push(...(await stripe.events.deliver(event, 1, webhookUrlOf(app.baseUrl))));
    await app.stop();
    const unchanged = (await paymentFingerprint(sql)) === settled;

    let lost = 0;
    let doubled = 0;
    for (const { id, customerId, expected } of payers) {
      if (!matches(await readPlanState(sql, id), expected)) lost += 1;
      const effects = await countEffects(sql, id);
      const isOnce = effects.events === eventsOf(stripe, customerId).length && effects.paid === 1;
      if (!isOnce || effects.planChanges > 1 || effects.mails > 1) doubled += 1;
    }
    const unheard = failed.filter(({ status }) => status === null).length;
    const accepted = late.filter(({ status }) => status === 200).length;
    const passed =
      [lost, doubled, third.handled, first.failures + second.failures + third.failures].every((wrong) => wrong === 0) &&
      first.handled === events.length &&
      second.handled === caused &&
      unheard === events.length &&
      accepted === events.length &&
      unchanged &&
      stripe.violations.length === 0;
    return {
      passed,
      figures: `1 h down, ${events.length} undelivered events of ${accounts} accounts: reconcile took ${first.handled}, then ${second.handled} of the ${caused} that this caused at Stripe, then ${third.handled}; lost ${lost}, doubled ${doubled}, state unchanged by the last run and by ${accepted} late deliveries: ${unchanged ? 'yes' : 'NO'}`,
    };
  } finally {
    await world.close();
  }
}

type Story = (stripe: StripeContractServer, customerId: string) => void;

/** What may happen to a new customer within an hour, and the state that must result. */
const stories: readonly (readonly [Story, Partial<PlanState>])[] = [
  [({ life, prices }, customer) => void life.subscribe(customer, prices.Profissional), { plan: 'Profissional' }],
  [
    ({ life, prices }, customer) => {
      const { id } = life.subscribe(customer, prices.Profissional);
      life.changePrice(id, prices.Enterprise, 'now');
    },
    { plan: 'Enterprise', limit: -1 },
  ],
  [
    ({ life, prices }, customer) => life.cancelNow(life.subscribe(customer, prices.Premium).id),
    { plan: 'Gratuito', source: 'free', status: 'active' },
  ],
  [
    ({ life, prices }, customer) => life.failRenewal(life.subscribe(customer, prices.Premium).id),
    { plan: 'Premium', status: 'past_due' },
  ],
  [
    // After a refund the app ends the subscription.
    ({ life, prices }, customer) => void life.refund(life.subscribe(customer, prices.Profissional).id),
    { plan: 'Gratuito', source: 'free' },
  ],
];

function matches(state: PlanState, expected: Partial<PlanState>): boolean {
  return Object.entries(expected).every(([key, value]) => state[key as keyof PlanState] === value);
}

/** Runs `npm run reconcile` like an operator. */
async function reconcile(env: Record<string, string>): Promise<{ handled: number; failures: number }> {
  const child = spawn(node, ['--import', 'tsx', 'scripts/reconcile.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  const figure = (line: string) => Number(new RegExp(`${line}: (\\d+)`).exec(printed)?.[1] ?? Number.NaN);
  if (code !== 0) throw new Error(`reconcile ended with ${code}:\n${printed}`);
  return { handled: figure('took effect now'), failures: figure('failures') };
}
