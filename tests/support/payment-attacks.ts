import type Stripe from 'stripe';
import type { ApiClient } from './api-client.ts';
import type { Scene } from './attack-scene.ts';
import { type Answer, callHttp } from './raw-call.ts';
import { post } from './stripe/events.ts';
import { tampered } from './stripe/tampered.ts';
import { webhookUrlOf } from './stripe/webhook-path.ts';

export interface Attack {
  name: string;
  /** @returns the faults besides a changed plan: answers that should have been refusals */
  run(scene: Scene): Promise<string[]>;
}

const call = ({ baseUrl }: Scene, { cookie }: ApiClient, path: string, input?: unknown): Promise<Answer> =>
  callHttp(baseUrl, { path, type: 'mutation', input, cookie: cookie() });

/** An event with the content that the attacker wishes. */
function wish({ stripe, attacker, victim }: Scene): Stripe.Event {
  const paid = [...stripe.state.subscriptions.values()].find(({ customer }) => customer === victim.customerId);
  const object = { ...paid, id: 'sub_wish', customer: attacker.customerId };
  return {
    id: `evt_wish_${crypto.randomUUID()}`,
    object: 'event',
    created: Math.floor(Date.now() / 1000),
    data: { object },
    type: 'customer.subscription.created',
  } as unknown as Stripe.Event;
}

const forged: Attack = {
  name: 'forged webhooks',
  run: async (scene) => {
    const { stripe } = scene;
    const url = webhookUrlOf(scene.baseUrl);
    const secrets = ['whsec_', 'whsec_test', 'secret', 'sk_test_contract', `${stripe.webhookSecret} `];
    const { body, signature } = stripe.events.signed(wish(scene));
    const sent = [
      ...tampered.filter(({ status }) => status === 400).map(({ make }) => make(stripe, wish(scene))),
      ...secrets.map((secret) => stripe.events.signed(wish(scene), { secret })),
      { body },
      { body, signature: '' },
      { body, signature: 't=,v1=' },
      // An older scheme, which the SDK must not accept.
      { body, signature: signature.replace('v1=', 'v0=') },
      // A signature that was valid for another body.
      { body: JSON.stringify(wish(scene)), signature },
    ];
    const answers = await Promise.all(sent.map((one) => post(url, one)));
    return answers.flatMap(({ status }, index) => (status === 400 ? [] : [`forgery ${index} was answered ${status}`]));
  },
};

const replayed: Attack = {
  name: 'replayed webhooks',
  run: async (scene) => {
    const { stripe, attacker, baseUrl } = scene;
    const { life, events } = stripe;
    const url = webhookUrlOf(baseUrl);
    // The attacker paid, kept the messages and got the money back.
    const { id } = life.subscribe(attacker.customerId, stripe.prices.Enterprise);
    const captured = events.all.filter(
      ({ data }) => (data.object as { customer?: string }).customer === attacker.customerId,
    );
    const fresh = captured.map((event) => events.signed(event));
    const stale = captured.map((event) => events.signed(event, { at: Date.now() / 1000 - 301 }));
    life.cancelNow(id);
    const old = await Promise.all(stale.map((one) => post(url, one)));
    const again = [];
    for (const one of [...fresh, ...fresh]) again.push(await post(url, one));
    return [
      ...old.filter(({ status }) => status !== 400).map(({ status }) => `a stale replay was answered ${status}`),
      ...again.filter(({ status }) => status !== 200).map(({ status }) => `a replay was answered ${status}`),
    ];
  },
};

const unpaidReturn: Attack = {
  name: 'return page without payment',
  run: async ({ attacker, victim }) => {
    for (const sessionId of [attacker.sessionId, victim.sessionId, 'cs_test_invented']) {
      await attacker.fetch(`/success?session_id=${sessionId}`);
      await attacker.trpc.payments.refresh.mutate();
      await attacker.trpc.subscriptions.status.query();
    }
    return [];
  },
};

const swapped: Attack = {
  name: 'price, amount or customer swapped in the checkout',
  run: async (scene) => {
    const { stripe, attacker, victim, sql } = scene;
    const cheap = stripe.prices.Profissional;
    const inputs: object[] = [
      ...['priceId', 'price_id', 'price', 'stripePriceIdBrl'].map((key) => ({ planName: 'Enterprise', [key]: cheap })),
      { planName: 'Enterprise', amount: 1 },
      { planName: 'Enterprise', priceBrl: 1, quantity: 0 },
      { planName: 'Enterprise', customerId: victim.customerId, userId: victim.userId, accountId: victim.userId },
      { planName: 'Enterprise', line_items: [{ price: cheap, quantity: 1 }] },
      { planName: stripe.prices.Enterprise },
      { planName: 'Gratuito' },
      { planName: 'enterprise' },
      { planName: ['Enterprise'] },
      { price_id: cheap },
    ];
    const wrong: string[] = [];
    for (const input of inputs) {
      const answer = await call(scene, attacker, 'payments.checkout', input);
      const [row] = await sql<{ sessionId: string }[]>`
        select checkout_session_id as "sessionId" from payment_customers where account_id = ${attacker.userId}`;
      if (answer.outcome !== 'ok') continue;
      const session = stripe.state.sessions.get(row?.sessionId ?? '');
      const right =
        session?.amount_total === 12_700 &&
        session.customer === attacker.customerId &&
        session.client_reference_id === attacker.userId &&
        stripe.state.orders.get(session.id)?.priceId === stripe.prices.Enterprise;
      if (!right) wrong.push(`${JSON.stringify(input)} opened another checkout than Enterprise for R$ 127,00`);
    }
    return wrong;
  },
};

const otherPortal: Attack = {
  name: "another customer's portal",
  run: async (scene) => {
    const { stripe, attacker, victim } = scene;
    for (const input of [
      undefined,
      ...['customerId', 'customer', 'userId', 'accountId'].map((key) => ({ [key]: victim.customerId })),
    ]) {
      await call(scene, attacker, 'payments.portal', input);
    }
    const opened = [...stripe.state.portalSessions.values()].filter(({ customer }) => customer === victim.customerId);
    return opened.map(({ id }) => `portal ${id} of the victim was opened`);
  },
};

const freeChange: Attack = {
  name: 'a change of plan that costs nothing',
  run: async (scene) => {
    const { stripe, victim } = scene;
    const subscription = [...stripe.state.subscriptions.values()].find(
      ({ customer }) => customer === victim.customerId,
    );
    const end = subscription?.items.data[0]?.current_period_end ?? 0;
    const now = Math.floor(Date.now() / 1000);
    const change = (prorationDate: number, more: object = {}) => ({
      planName: 'Enterprise',
      prorationDate,
      idempotencyKey: crypto.randomUUID(),
      ...more,
    });
    const wrong: string[] = [];
    // With almost nothing left of the period, the difference would cost almost nothing.
    for (const date of [end, end - 1, now + 86_400, now + 3600, now - 86_400 * 20]) {
      const answer = await call(scene, victim, 'payments.change', change(date));
      if (answer.outcome === 'ok') wrong.push(`a change calculated for ${date - now} s from now was taken`);
    }
    stripe.life.setCard(victim.customerId, 'declined');
    const unpaid = await call(
      scene,
      victim,
      'payments.change',
      change(now, { priceId: stripe.prices.Enterprise, charge: 'next_invoice' }),
    );
    if (!/payment_needed|PAYMENT_DECLINED/.test(JSON.stringify(unpaid.body)))
      wrong.push('a change without money was taken');
    stripe.life.setCard(victim.customerId, 'good');
    // The input cannot name another person's subscription.
    const named = await call(
      scene,
      scene.attacker,
      'payments.change',
      change(now, { subscriptionId: subscription?.id }),
    );
    if (named.outcome === 'ok') wrong.push("a change of somebody else's subscription was taken");
    return wrong;
  },
};

export const attacks: readonly Attack[] = [forged, replayed, unpaidReturn, swapped, otherPortal, freeChange];
