import { operatorMatters } from '@meridia/server/log/operator-matters.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { type GeminiContractServer, startGeminiContractServer } from '../support/gemini-contract-server.ts';
import { createLogLines } from '../support/log-lines.ts';
import { type PayingApp, startPayingApp } from '../support/paying-app.ts';
import { requestReport, untilSettled } from '../support/reports.ts';

const lines = createLogLines();
let gemini: GeminiContractServer;
let paying: PayingApp;
beforeAll(async () => {
  gemini = await startGeminiContractServer();
  const env = {
    GEMINI_API_KEY: 'test',
    GEMINI_BASE_URL: gemini.baseUrl,
    // No server listens at this address.
    SMTP_URL: 'smtp://127.0.0.1:1',
    REQUIRE_EMAIL_CONFIRMATION: 'false',
  };
  paying = await startPayingApp({ env, replace: { log: lines.log } });
  await paying.app.startWorker();
});
afterAll(async () => {
  await paying.close();
  await gemini.close();
});
beforeEach(() => lines.clear());

/** Two people meet the same problem: the operator gets one line, without a stack. */
describe('the operator gets one line about', () => {
  it('a mail server that cannot be reached', async () => {
    const { app } = paying;
    for (let person = 0; person < 2; person += 1) await signUpClient(app.baseUrl);
    await eventually(async () => {
      const [row] = await app.database.sql<{ tried: number }[]>`
        select count(*)::int as tried from pgboss.job where name = 'mail.send' and output is not null`;
      return (row?.tried ?? 0) >= 2 ? true : null;
    }, 'two messages to be tried');
    expectToldOnce('mail_refused', { reason: 'ESOCKET' });
  });

  it('a key that Gemini refuses', async () => {
    gemini.play('bad_key');
    await writeReports(2, 'erro');
    expectToldOnce('ai_key_refused', { err: expect.objectContaining({ name: 'FinalError' }) });
  });

  it('a day whose budget is used up', async () => {
    gemini.play('good');
    const { config } = paying.app.deps;
    paying.app.deps.config = { ...config, AI_DAILY_CAP_CENTAVOS: 0 };
    await writeReports(2, 'finalizado');
    paying.app.deps.config = config;
    expectToldOnce('ai_budget_spent', {});
  });

  it('a key that Stripe refuses', async () => {
    paying.stripe.play('bad_key');
    const buyer = await signUpClient(paying.app.baseUrl);
    for (let times = 0; times < 2; times += 1) {
      const checkout = buyer.trpc.payments.checkout.mutate({ planName: 'Premium' });
      await expect(checkout).rejects.toMatchObject({ data: { app: { code: 'PAYMENT_UNAVAILABLE' } } });
    }
    paying.stripe.play('good');
    expectToldOnce('payments_key_refused', {
      err: expect.objectContaining({ cause: expect.objectContaining({ name: 'PaymentRefusedError' }) }),
    });
  });
});

function expectToldOnce(matter: keyof typeof operatorMatters, fields: object): void {
  const told = lines.read({ matter });
  expect(told).toEqual([expect.objectContaining({ times: 1, msg: operatorMatters[matter], ...fields })]);
  expect(JSON.stringify(told)).not.toContain('"at":');
}

async function writeReports(count: number, status: 'erro' | 'finalizado'): Promise<void> {
  const { app } = paying;
  for (let report = 0; report < count; report += 1) {
    const id = await requestReport(await signUpClient(app.baseUrl));
    expect(await untilSettled(app.database.sql, id)).toMatchObject({ status });
  }
}
