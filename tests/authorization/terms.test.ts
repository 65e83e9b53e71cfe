import { errorBodySchema } from '@meridia/shared/errors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type SignedInClient, signUpAdmin } from '../support/admins.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { mutations } from './walk-router.ts';

/** What nobody may be kept from: leaving, one's own security, one's data and those of one's clients, and what needs no account. */
const alwaysOpen = [
  'accounts.beginExport',
  'accounts.beginSecondFactor',
  'accounts.changePassword',
  'accounts.confirmSecondFactor',
  'accounts.confirmSignUp',
  'accounts.disableSecondFactor',
  'accounts.endAllSessions',
  'accounts.endSession',
  'accounts.erase',
  'accounts.login',
  'accounts.logout',
  'accounts.requestRecovery',
  'accounts.resendConfirmation',
  'accounts.resetPassword',
  'accounts.setEmailNotices',
  'accounts.signUp',
  'apiKeys.revoke',
  'avaliacoes.seen',
  'clientes.anonymize',
  'clientes.erase',
  'clientes.revokeConsent',
  'convites.open',
  'convites.removeFoto',
  'convites.revoke',
  'convites.save',
  'convites.send',
  'payments.portal',
  'payments.refresh',
  'pedidosTitular.conclude',
  'pedidosTitular.create',
  'relatorioShares.revoke',
  'termos.accept',
  'webhooks.disable',
  'webhooks.remove',
];

let app: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signUpAdmin(app.baseUrl, app.database.sql);
});
afterAll(() => app.close());

const answerSchema = z.object({ error: z.object({ data: z.object({ app: errorBodySchema }) }) });

// Signing out comes last, because it ends the session that asks.
const inOrder = mutations.toSorted((a, b) => Number(/logout|endAll/.test(a)) - Number(/logout|endAll/.test(b)));

it('every call that changes data waits for the acceptance of the terms, but those that nobody may be kept from', async () => {
  await app.database.sql`
    insert into aceites_termos (user_id, documento, versao, tipo, avisado_em, vale_em)
    values (${admin.userId}, 'termos', '90.0', 'versao_nova', now() - interval '31 days', now())`;
  const open: string[] = [];
  for (const path of inOrder) {
    // An admin may call every procedure, so that the terms are the only reason for a refusal.
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const answer = answerSchema.safeParse(await (await admin.fetch(`/trpc/${path}`, init)).json());
    if (answer.data?.error.data.app.code !== 'TERMS_NOT_ACCEPTED') open.push(path);
  }
  expect(open.sort()).toEqual(alwaysOpen);
});
