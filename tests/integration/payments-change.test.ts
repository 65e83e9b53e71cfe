import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refusal, signUpClient } from '../support/api-client.ts';
import {
  type PayingApp,
  readStatus,
  type Subscriber,
  signUpSubscriber,
  startPayingApp,
} from '../support/paying-app.ts';
import { useUnits } from '../support/people.ts';

let paying: PayingApp;
beforeAll(async () => {
  paying = await startPayingApp();
});
afterAll(() => paying.close());
afterEach(() => expect(paying.stripe.violations).toEqual([]));

async function change({ trpc }: Subscriber, planName: string, idempotencyKey = randomUUID()) {
  const { prorationDate } = await trpc.payments.previewChange.query({ planName });
  return trpc.payments.change.mutate({ planName, prorationDate, idempotencyKey });
}

const now = () => Math.floor(Date.now() / 1000);
const subscriptionAt = (id: string) => paying.stripe.state.subscriptions.get(id);
const priceAt = (id: string) => subscriptionAt(id)?.items.data[0]?.price.id;
const invoicesOf = (customerId: string) =>
  [...paying.stripe.state.invoices.values()].filter(({ customer }) => customer === customerId);

describe('an upgrade', () => {
  it('charges exactly the amount of the preview at once, and keeps the used units', async () => {
    const { app, stripe } = paying;
    const ana = await signUpSubscriber(paying);
    await useUnits(app.database.sql, ana.userId, 7);
    const preview = await ana.trpc.payments.previewChange.query({ planName: 'Premium' });
    expect(preview).toMatchObject({ planName: 'Premium', direction: 'upgrade', nextCharge: 6900 });
    expect(preview.chargeNow).toBeGreaterThan(3_300);
    const { prorationDate } = preview;
    const changed = await ana.trpc.payments.change.mutate({
      planName: 'Premium',
      prorationDate,
      idempotencyKey: randomUUID(),
    });
    expect(changed).toMatchObject({
      outcome: 'changed',
      status: { planName: 'Premium', diagnosesUsed: 7, diagnosesLimit: 60, canCreate: true },
    });
    expect(invoicesOf(ana.customerId).at(-1)).toMatchObject({ status: 'paid', amount_paid: preview.chargeNow });
    expect(priceAt(ana.subscriptionId)).toBe(stripe.prices.Premium);
    expect(stripe.state.subscriptionsOf.get(ana.customerId)).toHaveLength(1);
  });

  it('charges once for a double click, and for the same click sent again later', async () => {
    const ana = await signUpSubscriber(paying);
    const { prorationDate } = await ana.trpc.payments.previewChange.query({ planName: 'Enterprise' });
    const click = { planName: 'Enterprise', prorationDate, idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => ana.trpc.payments.change.mutate(click)));
    answers.push(await ana.trpc.payments.change.mutate(click));
    for (const { outcome } of answers) expect(outcome).toBe('changed');
    expect(invoicesOf(ana.customerId)).toHaveLength(2);
  });

  it.each(['declined', 'needs_authentication'] as const)(
    'does not change the plan while the card is %s, and changes it when the payment page is paid',
    async (card) => {
      const { stripe } = paying;
      const ana = await signUpSubscriber(paying);
      stripe.life.setCard(ana.customerId, card);
      const answer = await change(ana, 'Premium');
      const invoice = invoicesOf(ana.customerId).at(-1);
      expect(answer).toEqual({ outcome: 'payment_needed', url: invoice?.hosted_invoice_url });
      await stripe.events.settled();
      expect(await readStatus(ana)).toMatchObject({ planName: 'Profissional', status: 'active' });

      stripe.life.payInvoice(invoice?.id ?? '');
      await stripe.events.settled();
      expect(await readStatus(ana)).toMatchObject({ planName: 'Premium', status: 'active' });
    },
  );

  it("charges once when the provider's answer is lost and the request is repeated", async () => {
    const { stripe } = paying;
    const ana = await signUpSubscriber(paying);
    stripe.playOn('POST /v1/subscriptions/{subscription_exposed_id}', 'lost_answer', 'good');
    expect(await change(ana, 'Premium')).toMatchObject({ outcome: 'changed', status: { planName: 'Premium' } });
    expect(invoicesOf(ana.customerId)).toHaveLength(2);
  });

  it.each(['flag', 'date'] as const)(
    'removes a cancellation at the end of the period (by %s) when the difference is paid',
    async (by) => {
      const { stripe } = paying;
      const ana = await signUpSubscriber(paying);
      stripe.life.cancelAtPeriodEnd(ana.subscriptionId, by);
      await stripe.events.settled();
      expect((await readStatus(ana)).endsAt).not.toBeNull();
      expect(await change(ana, 'Premium')).toMatchObject({
        outcome: 'changed',
        status: { planName: 'Premium', endsAt: null },
      });
      expect(subscriptionAt(ana.subscriptionId)).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
    },
  );

  it('keeps a cancellation when the difference is not paid', async () => {
    const { stripe } = paying;
    const ana = await signUpSubscriber(paying);
    stripe.life.cancelAtPeriodEnd(ana.subscriptionId, 'date');
    stripe.life.setCard(ana.customerId, 'declined');
    await stripe.events.settled();
    expect(await change(ana, 'Premium')).toMatchObject({ outcome: 'payment_needed' });
    await stripe.events.settled();
    expect((await readStatus(ana)).endsAt).not.toBeNull();
  });

  it.each([
    ['in the future, where less is left to pay', () => now() + 20 * 86_400],
    ['of long ago', () => now() - 2 * 3600],
  ])('is not calculated for a moment %s', async (_which, prorationDate) => {
    const ana = await signUpSubscriber(paying);
    const call = { planName: 'Premium', prorationDate: prorationDate(), idempotencyKey: randomUUID() };
    expect(await refusal(ana.trpc.payments.change.mutate(call))).toMatchObject({ code: 'VALIDATION' });
    expect(priceAt(ana.subscriptionId)).toBe(paying.stripe.prices.Profissional);
  });
});

describe('a downgrade', () => {
  it('takes effect at once and subtracts the credit from the next invoice', async () => {
    const { app } = paying;
    const ana = await signUpSubscriber(paying, 'Premium');
    await useUnits(app.database.sql, ana.userId, 20);
    const preview = await ana.trpc.payments.previewChange.query({ planName: 'Profissional' });
    expect(preview).toMatchObject({ direction: 'downgrade', chargeNow: 0 });
    expect(preview.nextCharge).toBeLessThan(200);
    expect(await change(ana, 'Profissional')).toMatchObject({
      outcome: 'changed',
      status: { planName: 'Profissional', diagnosesUsed: 20, diagnosesLimit: 20, canCreate: false },
    });
    expect(invoicesOf(ana.customerId)).toHaveLength(1);
  });

  it('is refused with the numbers when more units are used than the smaller plan has', async () => {
    const ana = await signUpSubscriber(paying, 'Premium');
    await useUnits(paying.app.database.sql, ana.userId, 21);
    const attempts = [
      () => ana.trpc.payments.previewChange.query({ planName: 'Profissional' }),
      () =>
        ana.trpc.payments.change.mutate({
          planName: 'Profissional',
          prorationDate: now(),
          idempotencyKey: randomUUID(),
        }),
    ];
    for (const attempt of attempts) {
      const { code, message } = await refusal(attempt());
      expect(code).toBe('PLAN_TOO_SMALL');
      expect(message).toMatch(/21 .*Profissional inclui 20/);
    }
    expect(priceAt(ana.subscriptionId)).toBe(paying.stripe.prices.Premium);
  });
});

describe('a change is refused', () => {
  it('without a subscription', async () => {
    const buyer = await signUpClient(paying.app.baseUrl);
    const refused = await refusal(buyer.trpc.payments.previewChange.query({ planName: 'Premium' }));
    expect(refused.code).toBe('NOT_SUBSCRIBED');
  });

  it('to the present plan', async () => {
    const ana = await signUpSubscriber(paying);
    const refused = await refusal(ana.trpc.payments.previewChange.query({ planName: 'Profissional' }));
    expect(refused.code).toBe('ALREADY_SUBSCRIBED');
  });

  it('while a payment is due', async () => {
    const { stripe } = paying;
    const ana = await signUpSubscriber(paying);
    stripe.life.failRenewal(ana.subscriptionId);
    await stripe.events.settled();
    const refused = await refusal(ana.trpc.payments.previewChange.query({ planName: 'Premium' }));
    expect(refused.code).toBe('PAYMENT_DECLINED');
  });

  it('to a plan whose price at the provider differs', async () => {
    const { stripe } = paying;
    const ana = await signUpSubscriber(paying);
    stripe.life.setPrice(stripe.prices.Enterprise, 1);
    const refused = await refusal(ana.trpc.payments.previewChange.query({ planName: 'Enterprise' }));
    expect(refused.code).toBe('PLAN_NOT_FOUND');
    stripe.life.setPrice(stripe.prices.Enterprise, 12_700);
  });
});
