import { asSystem } from '@meridia/server/db/tx.ts';
import { sendMail } from '@meridia/server/features/mails/send-mail.ts';
import { grantPlan, revokeGrant } from '@meridia/server/features/plan-grants/commands.ts';
import { settleSubscription } from '@meridia/server/features/subscriptions/commands.ts';
import type { MailMessage } from '@meridia/server/ports.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertReader, mailRun, mailState, type Reader } from '../support/mails.ts';
import { insertPaid, type PaidOptions, passDays } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

// No worker runs, so queued mails can be inspected; the test sends them itself.
let app: TestApp;
let reader: Reader;
beforeAll(async () => {
  app = await startTestApp({ env: { PUBLIC_URL: 'https://app.meridia.test' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  reader = await insertReader(app.database.sql);
});

const grant = (planName: string, days: number) =>
  grantPlan(app.deps, 'command_line', { userId: reader.id, planName, endsAt: inDays(days), reason: 'cortesia' });

/** Sets the subscription as after a reading of the provider. */
async function pays(paid: PaidOptions): Promise<string> {
  const id = await insertPaid(app.database.sql, reader.id, { start: inDays(-3), end: inDays(27), ...paid });
  await asSystem(app.deps.database, (tx) => settleSubscription(app.deps, tx, reader.id));
  return id;
}

/** Sends every waiting message, oldest first. @returns each message, or null for a dropped one */
async function sendAll(): Promise<(MailMessage | null)[]> {
  const waiting = await app.database.sql<{ id: string }[]>`
    select id from mails where account_id = ${reader.id} and sent_at is null and dropped_at is null order by created_at`;
  const results: (MailMessage | null)[] = [];
  for (const { id } of waiting) {
    let sent: MailMessage | null = null;
    const mailer = {
      send: async (message: MailMessage) => {
        sent = message;
      },
    };
    await sendMail({ ...app.deps, mailer }, mailRun(id));
    expect(await mailState(app.database.sql, id)).toBe(sent ? 'sent' : 'dropped');
    results.push(sent);
  }
  return results;
}

describe('the mail about a change of plan', () => {
  it('names the plan before and says that the new one was given', async () => {
    await grant('Premium', 30);
    const [mail] = await sendAll();
    expect(mail).toMatchObject({ to: reader.email, subject: 'Seu plano agora é o Premium' });
    expect(mail?.text).toContain('Antes: Gratuito');
    expect(mail?.text).toContain('Valor: sem cobrança no cartão');
    expect(mail?.text).toContain('https://app.meridia.test/subscription');
  });

  it('names the price when the plan is paid by card', async () => {
    await pays({ plan: 'Profissional' });
    const [mail] = await sendAll();
    expect(mail?.text).toContain('R$\u00a034,90 por mês');
    expect(mail?.text).toContain('Renova em');
  });

  it('is sent when a paid plan has ended', async () => {
    await grant('Premium', 5);
    await sendAll();
    await passDays(app.database.sql, reader.id, 6);
    await asSystem(app.deps.database, (tx) => settleSubscription(app.deps, tx, reader.id));
    const [mail] = await sendAll();
    expect(mail?.subject).toBe('Seu plano agora é o Gratuito');
    expect(mail?.text).toContain('Seu plano Premium chegou ao fim');
  });

  it('is sent once per change, and dropped when a later change has replaced it', async () => {
    const { grantId } = await grant('Premium', 30);
    await grant('Enterprise', 30);
    await revokeGrant(app.deps, 'command_line', grantId);
    expect((await sendAll()).map((mail) => mail?.subject)).toEqual([undefined, 'Seu plano agora é o Enterprise']);
  });

  it('is not sent when the plan has ended before the message is sent', async () => {
    await grant('Premium', 5);
    await passDays(app.database.sql, reader.id, 6);
    const [first] = await sendAll();
    expect(first).toBeNull();
    // When the plan was read, its end was found, which has a message of its own.
    expect((await sendAll()).map((mail) => mail?.subject)).toEqual(['Seu plano agora é o Gratuito']);
  });
});

describe('the mail about a failed payment', () => {
  const pastDue = { plan: 'Premium', status: 'past_due', graceUntil: inDays(4) } as const;

  it('is sent once, with the plan and the end of the grace period', async () => {
    const id = await pays({ plan: 'Premium' });
    await sendAll();
    await pays({ ...pastDue, id });
    await pays({ ...pastDue, id });
    const mails = await sendAll();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Não conseguimos cobrar sua assinatura');
    expect(mails[0]?.text).toContain('Plano: Premium');
    expect(mails[0]?.text).toContain('Continua valendo até');
  });

  it('is not sent when the payment has succeeded by then', async () => {
    const id = await pays({ plan: 'Premium' });
    await sendAll();
    await pays({ ...pastDue, id });
    await pays({ plan: 'Premium', id });
    expect(await sendAll()).toEqual([null]);
  });

  it('is not sent when the grace period is over by then', async () => {
    const id = await pays({ plan: 'Premium' });
    await sendAll();
    await pays({ ...pastDue, id });
    await passDays(app.database.sql, reader.id, 5);
    expect(await sendAll()).toEqual([null]);
  });
});
