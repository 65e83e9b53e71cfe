import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from '@meridia/server/auth/passwords.ts';
import { createSecretBox } from '@meridia/server/auth/secret-box.ts';
import type { ErrorCode } from '@meridia/shared/errors.ts';
import type { Sql } from 'postgres';
import { buildAnamnese } from '../support/anamnese.ts';
import { testPassword } from '../support/api-client.ts';
import { codeOf } from '../support/authenticator.ts';
import { insertAvaliacao, insertDraft, insertFoto } from '../support/rows.ts';
import { type Identity, type Person, worldKey } from './identities.ts';
import { payingCustomer } from './willing-payments.ts';

export type Expectation = 'ok' | ErrorCode;
export type Expectations = Record<Identity, Expectation>;

export interface ProcedureRow {
  http: Expectations;
  /** Where a socket answers otherwise than HTTP. */
  socket?: Expectations;
  /** A valid input that names fresh rows of `subject`; `caller` is who will send it. */
  input?: (scene: { sql: Sql; subject: Person; caller: Person }) => unknown;
  /** The same input with ids that never existed; for every procedure whose input names rows. */
  unknownIds?: () => unknown;
  /** For admins, about other people: there an admin may change the owner's rows, and the owner may not. */
  byAdmins?: true;
}

const everyone: Expectations = {
  anonymous: 'ok',
  expired: 'ok',
  blocked: 'ok',
  owner: 'ok',
  other: 'ok',
  lapsed: 'ok',
  admin: 'ok',
};

/** Over a socket also what anybody may ask for over HTTP: only signed-in people can open one. */
export const signedIn: Expectations = {
  ...everyone,
  anonymous: 'UNAUTHENTICATED',
  expired: 'UNAUTHENTICATED',
  blocked: 'UNAUTHENTICATED',
};

/** Rows that only their therapist reaches: an admin is somebody else here. */
const ownRows = (missing: ErrorCode): Expectations => ({ ...signedIn, other: missing, admin: missing });

/** Therapists are told that it is not for them; whose rows they name makes no difference. */
const adminsOnly: Expectations = { ...signedIn, owner: 'FORBIDDEN', other: 'FORBIDDEN', lapsed: 'FORBIDDEN' };

/** What a socket says where only HTTP can answer, because a cookie is set. */
const httpOnly = (expectations: Expectations): Expectations => ({
  ...expectations,
  owner: 'VALIDATION',
  other: 'VALIDATION',
  lapsed: 'VALIDATION',
  admin: 'VALIDATION',
});

/** Live updates come over the socket only: it alone is closed when the session ends. */
const socketOnly = httpOnly(signedIn);

const hashOfTestPassword = hashPassword(testPassword);
const authenticatorSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Back to the password that everybody here has: a call before may have changed it. */
async function restorePassword(sql: Sql, { id }: Person): Promise<void> {
  await sql`update accounts set password_hash = ${await hashOfTestPassword} where id = ${id}`;
}

async function setSecondFactor(sql: Sql, { id }: Person, state: 'none' | 'begun' | 'active'): Promise<void> {
  await sql`delete from second_factors where account_id = ${id}`;
  await sql`delete from recovery_codes where account_id = ${id}`;
  if (state === 'none') return;
  const box = createSecretBox({ SECRET_KEY: worldKey, secretKeyFile: 'none' });
  await sql`
    insert into second_factors (account_id, sealed_secret, confirmed_at)
    values (${id}, ${await box.seal(authenticatorSecret, id)}, ${state === 'active' ? new Date() : null})`;
}

/** A link that was mailed to this person. */
async function mailedToken(sql: Sql, { id }: Person, purpose: 'signup' | 'recovery'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('hex');
  await sql`
    insert into account_tokens (hash, account_id, purpose, expires_at)
    values (${hash}, ${id}, ${purpose}, now() + interval '1 hour')`;
  return token;
}

/** An open session of this person on another device. */
async function otherSession(sql: Sql, { id }: Person): Promise<string> {
  const session = randomUUID();
  await sql`insert into sessions (id, user_id, expires_at) values (${session}, ${id}, now() + interval '1 day')`;
  return session;
}

const grantFor = (userId: string) => ({
  userId,
  planName: 'Premium',
  endsAt: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString(),
  reason: 'cortesia',
});

/** A plan that somebody gave this person by hand. */
async function planGrant(sql: Sql, { id }: Person): Promise<string> {
  const [grant] = await sql<{ id: string }[]>`
    insert into plan_grants (account_id, plan_id, ends_at, reason)
    select ${id}, id, now() + interval '30 days', 'cortesia' from subscription_plans where name = 'Premium' returning id`;
  return grant?.id ?? '';
}

/** Has a subscription at the provider; whoever lapsed keeps the unpaid one. */
async function letPay(sql: Sql, { id }: Person): Promise<void> {
  await sql`
    insert into payment_customers (account_id, customer_id) select ${id}, ${payingCustomer(id)}
    where not exists (select from paid_subscriptions where account_id = ${id} and status = 'unpaid')
    on conflict (account_id) do update set customer_id = excluded.customer_id`;
}

async function letNotPay(sql: Sql, { id }: Person): Promise<void> {
  await sql`delete from payment_customers where account_id = ${id}`;
  await sql`delete from paid_subscriptions where account_id = ${id} and status = 'active'`;
}

const planChange = () => ({
  planName: 'Premium',
  prorationDate: Math.floor(Date.now() / 1000),
  idempotencyKey: randomUUID(),
});

const draft = (id: string) => ({
  id,
  baseRevision: 1,
  data: { dados: { nomeCliente: 'Helena' }, fotos: {}, consentimento: false },
});

const newAvaliacao = (lingua: string) => ({
  idempotencyKey: randomUUID(),
  dadosAnamnese: buildAnamnese(),
  fotos: { lingua },
  consentimentoLgpd: true,
});

/** Who may call what: one row per procedure of the router, no more and no less (a test compares the two). */
export const procedures: Record<string, ProcedureRow> = {
  'accounts.session': { http: everyone, socket: signedIn },
  'accounts.signUp': {
    http: everyone,
    socket: httpOnly(signedIn),
    input: () => ({ nomeCompleto: 'Bia Lima', email: `${randomUUID()}@example.com`, password: testPassword }),
  },
  'accounts.resendConfirmation': {
    http: everyone,
    socket: httpOnly(signedIn),
    input: () => ({ email: 'ninguem@example.com' }),
  },
  // The link is the proof: whoever holds it acts for the account it was sent to.
  'accounts.confirmSignUp': {
    http: everyone,
    socket: httpOnly(signedIn),
    input: async ({ sql, caller }) => ({ token: await mailedToken(sql, caller, 'signup') }),
  },
  'accounts.login': {
    http: { ...everyone, blocked: 'ACCOUNT_BLOCKED' },
    socket: httpOnly(signedIn),
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'none');
      return { email: caller.email, password: testPassword };
    },
  },
  'accounts.logout': { http: signedIn, socket: httpOnly(signedIn) },
  'accounts.requestRecovery': {
    http: everyone,
    socket: httpOnly(signedIn),
    input: () => ({ email: 'ninguem@example.com' }),
  },
  'accounts.resetPassword': {
    http: { ...everyone, blocked: 'ACCOUNT_BLOCKED' },
    socket: httpOnly(signedIn),
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      return { token: await mailedToken(sql, caller, 'recovery'), password: 'Vento-Calmo-Norte-77' };
    },
  },
  'accounts.changePassword': {
    http: signedIn,
    socket: httpOnly(signedIn),
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      return { currentPassword: testPassword, newPassword: 'Vento-Calmo-Norte-77' };
    },
  },
  'accounts.sessions': { http: signedIn },
  // Idempotent: another person's session answers like one that has ended.
  'accounts.endSession': {
    http: signedIn,
    input: async ({ sql, subject }) => ({ id: await otherSession(sql, subject) }),
    unknownIds: () => ({ id: randomUUID() }),
  },
  'accounts.endAllSessions': { http: signedIn, socket: httpOnly(signedIn) },
  'accounts.security': { http: signedIn },
  'accounts.beginSecondFactor': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'none');
      return { password: testPassword };
    },
  },
  'accounts.confirmSecondFactor': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      await setSecondFactor(sql, caller, 'begun');
      return { code: codeOf(authenticatorSecret) };
    },
  },
  'accounts.disableSecondFactor': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'active');
      return { password: testPassword, code: codeOf(authenticatorSecret) };
    },
  },
  'accounts.setEmailNotices': { http: signedIn, input: () => ({ enabled: false }) },
  'accounts.onChange': { http: socketOnly, socket: signedIn },

  'admin.subscriptions.grantPlan': {
    http: adminsOnly,
    byAdmins: true,
    input: ({ subject }) => grantFor(subject.id),
    unknownIds: () => grantFor(randomUUID()),
  },
  // Idempotent: a grant that was taken back stays taken back.
  'admin.subscriptions.revokeGrant': {
    http: adminsOnly,
    byAdmins: true,
    input: async ({ sql, subject }) => ({ grantId: await planGrant(sql, subject) }),
    unknownIds: () => ({ grantId: randomUUID() }),
  },

  'avaliacoes.create': {
    http: { ...ownRows('FOTO_NOT_FOUND'), lapsed: 'NO_ACTIVE_SUBSCRIPTION' },
    input: async ({ sql, subject }) => newAvaliacao(await insertFoto(sql, subject.id)),
    unknownIds: () => newAvaliacao(randomUUID()),
  },
  'avaliacoes.byId': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
  },
  'avaliacoes.list': { http: signedIn, input: () => ({}) },

  'drafts.current': { http: signedIn },
  'drafts.save': {
    http: ownRows('DRAFT_NOT_FOUND'),
    input: async ({ sql, subject }) => draft(await insertDraft(sql, subject.id)),
    unknownIds: () => draft(randomUUID()),
  },
  // Idempotent, so a draft that is not there answers like one that was just removed.
  'drafts.discard': {
    http: signedIn,
    input: async ({ sql, subject }) => ({ id: await insertDraft(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
  },

  // A list of what is there; what is not one's own is not there.
  'fotos.byIds': {
    http: signedIn,
    input: async ({ sql, subject }) => ({ ids: [await insertFoto(sql, subject.id)] }),
    unknownIds: () => ({ ids: [randomUUID()] }),
  },
  'fotos.remove': {
    http: ownRows('FOTO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertFoto(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
  },

  // Nothing here names a row: everybody pays for the own account, and admins need not.
  'payments.checkout': {
    http: { ...signedIn, lapsed: 'ALREADY_SUBSCRIBED', admin: 'FORBIDDEN' },
    input: async ({ sql, caller }) => {
      await letNotPay(sql, caller);
      return { planName: 'Profissional' };
    },
  },
  'payments.previewChange': {
    http: { ...signedIn, lapsed: 'PAYMENT_DECLINED', admin: 'FORBIDDEN' },
    input: async ({ sql, caller }) => {
      await letPay(sql, caller);
      return { planName: 'Premium' };
    },
  },
  'payments.change': {
    http: { ...signedIn, lapsed: 'PAYMENT_DECLINED', admin: 'FORBIDDEN' },
    input: async ({ sql, caller }) => {
      await letPay(sql, caller);
      return planChange();
    },
    // Its key is no row: any will do.
    unknownIds: planChange,
  },
  'payments.portal': {
    http: { ...signedIn, lapsed: 'NOT_SUBSCRIBED', admin: 'FORBIDDEN' },
    input: async ({ sql, caller }) => letPay(sql, caller),
  },
  'payments.refresh': { http: signedIn },

  'relatorios.onProgress': {
    http: socketOnly,
    socket: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
  },
  'relatorios.reprocess': {
    // Remaking a finished report is free, also for those whose subscription has ended.
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
  },

  'subscriptions.status': { http: signedIn },
  'subscriptions.movements': { http: signedIn, input: () => ({}) },
  'subscriptions.plans': { http: everyone, socket: signedIn },
};
