import { sendMail } from '@meridia/server/features/mails/send-mail.ts';
import { announcePriceToSubscribers } from '@meridia/server/features/price-announcements/announce-price-to-subscribers.ts';
import type { MailMessage } from '@meridia/server/ports.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedInClient, signUpAdmin, traceOf } from '../support/admins.ts';
import { refusal, signUpClient } from '../support/api-client.ts';
import { mailRun } from '../support/mails.ts';
import { type PayingApp, type Subscriber, signUpSubscriber, startPayingApp } from '../support/paying-app.ts';

let paying: PayingApp;
let admin: SignedInClient;
let subscriber: Subscriber;
beforeAll(async () => {
  paying = await startPayingApp();
  const { app } = paying;
  admin = await signUpAdmin(app.baseUrl, app.database.sql);
  subscriber = await signUpSubscriber(paying, 'Premium');
});
afterAll(() => paying.close());
beforeEach(async () => {
  await paying.app.database.sql`delete from mails`;
  await paying.app.database.sql`delete from price_announcements`;
});

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => dayInSaoPaulo(new Date(Date.now() + days * dayMs));
const announce = (priceBrl: number, days: number, planName: 'Premium' | 'Enterprise' | 'Gratuito' = 'Premium') =>
  admin.trpc.admin.plans.announcePrice.mutate({ planName, priceBrl, day: inDays(days) });
const newest = async () => (await admin.trpc.admin.plans.announcements.query())[0];

async function runJob(): Promise<void> {
  await announcePriceToSubscribers(paying.app.deps, (await newest())?.id ?? '');
}

const waiting = () =>
  paying.app.database.sql<{ id: string; accountId: string }[]>`
    select id, account_id as "accountId" from mails where kind = 'new_price' order by created_at`;

async function deliver(mailId: string): Promise<MailMessage | null> {
  let sent: MailMessage | null = null;
  const mailer = {
    send: async (message: MailMessage) => {
      sent = message;
    },
  };
  await sendMail({ ...paying.app.deps, mailer }, mailRun(mailId));
  return sent;
}

describe('an announced price', () => {
  it('is mailed once to those who pay for the plan, and shown to them with its day', async () => {
    await announce(7900, 31);
    await Promise.all([runJob(), runJob()]);
    const [mail, ...more] = await waiting();
    expect(more).toEqual([]);
    expect(mail?.accountId).toBe(subscriber.userId);
    const sent = await deliver(mail?.id ?? '');
    expect(sent?.to).toBe(subscriber.email);
    expect(sent?.text).toContain('R$\u00a079,00 por mês');
    expect(sent?.text).toContain('Sua assinatura continua no preço que você contratou.');
    const { user } = await subscriber.trpc.accounts.session.query();
    expect(user?.novoPreco).toMatchObject({ planName: 'Premium', priceBrl: 7900 });
    expect(user?.novoPreco?.inForceAt).toBe(`${inDays(31)}T03:00:00.000Z`);
    expect((await admin.trpc.accounts.session.query()).user?.novoPreco).toBeUndefined();
  });

  it('needs thirty whole days, a paid plan and a real price', async () => {
    for (const days of [0, 29, 30]) {
      expect(await refusal(announce(7900, days))).toMatchObject({
        code: 'VALIDATION',
        fields: { day: expect.anything() },
      });
    }
    expect(await refusal(announce(7900, 400))).toMatchObject({ code: 'VALIDATION' });
    expect(await refusal(announce(7900, 31, 'Gratuito'))).toMatchObject({ code: 'PLAN_NOT_FOUND' });
    expect(await refusal(announce(0, 31))).toMatchObject({ code: 'VALIDATION' });
    expect(await newest()).toBeUndefined();
  });

  it('is written once for the same words, and replaced by other words; the trace has both', async () => {
    await announce(7900, 31);
    await announce(7900, 31);
    expect(await admin.trpc.admin.plans.announcements.query()).toHaveLength(1);
    await runJob();
    const [old] = await waiting();
    await announce(7500, 40);
    expect((await newest())?.priceBrl).toBe(7500);
    // The message about the replaced announcement is not sent any more.
    expect(await deliver(old?.id ?? '')).toBeNull();
    const { user } = await subscriber.trpc.accounts.session.query();
    expect(user?.novoPreco?.priceBrl).toBe(7500);
    const [plan] = await paying.app.database.sql<
      { id: string }[]
    >`select id from subscription_plans where name = 'Premium'`;
    const actions = (await traceOf(paying.app.database.sql, plan?.id ?? '')).map(({ action }) => action);
    expect(actions.filter((action) => action === 'price.announce').length).toBeGreaterThanOrEqual(2);
  });

  it('is not sold before its day, and is from that day on', async () => {
    const buyer = await signUpClient(paying.app.baseUrl);
    // The release with the new price, R$ 69, came before its day.
    await announce(6900, 31);
    expect(await refusal(buyer.trpc.payments.checkout.mutate({ planName: 'Premium' }))).toMatchObject({
      code: 'PLAN_NOT_FOUND',
      message: expect.stringContaining('só vale a partir de'),
    });
    await paying.app.database.sql`update price_announcements set in_force_at = now()`;
    expect((await buyer.trpc.payments.checkout.mutate({ planName: 'Premium' })).url).toContain('http');
  });

  it("does not keep today's price from being sold until then", async () => {
    const buyer = await signUpClient(paying.app.baseUrl);
    await announce(7900, 31);
    expect((await buyer.trpc.payments.checkout.mutate({ planName: 'Premium' })).url).toContain('http');
  });
});
