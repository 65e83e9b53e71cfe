import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from '@meridia/server/auth/passwords.ts';
import { hashToken } from '@meridia/server/auth/random-token.ts';
import { createSecretBox } from '@meridia/server/auth/secret-box.ts';
import { sampleRelatorio } from '@meridia/server/mtc/render/sample-relatorio.ts';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type { ErrorCode } from '@meridia/shared/errors.ts';
import { parecerVazio } from '@meridia/shared/parecer.ts';
import { allCapabilities } from '@meridia/shared/plans.ts';
import { perguntasDeAlerta } from '@meridia/shared/quadro-clinico.ts';
import { versaoAtual } from '@meridia/shared/versoes-legais.ts';
import type { Sql } from 'postgres';
import { z } from 'zod';
import { insertAccess } from '../support/access-rows.ts';
import { insertAccount } from '../support/admins.ts';
import { buildAnamnese } from '../support/anamnese.ts';
import { testPassword } from '../support/api-client.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { codeOf } from '../support/authenticator.ts';
import { buildConsulta, buildPonto } from '../support/consulta.ts';
import { buildConsentir, buildFicha, insertConvite } from '../support/convites.ts';
import { insertJudged } from '../support/pareceres.ts';
import {
  insertAvaliacao,
  insertCliente,
  insertConsulta,
  insertDraft,
  insertFoto,
  insertPedido,
  insertProtocolo,
  insertThread,
} from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { insertDelivery, insertWebhook } from '../support/webhooks.ts';
import { type Identity, type Person, worldKey } from './identities.ts';
import { fromInput, ofOwnClientes, ofOwnList, type Reads } from './reads.ts';
import { payingCustomer } from './willing-payments.ts';

export type Expectation = 'ok' | ErrorCode;
export type Expectations = Record<Identity, Expectation>;

export interface ProcedureRow {
  http: Expectations;
  /** Only where a socket answers differently from HTTP. */
  socket?: Expectations;
  /** A valid input that names new rows of `subject`; `caller` sends it. */
  input?: (scene: { sql: Sql; subject: Person; caller: Person }) => unknown;
  /** The same input with unknown ids; required when the input names rows. */
  unknownIds?: () => unknown;
  /** True for procedures of admins about other people: an admin may change the owner's rows, and the owner may not. */
  byAdmins?: true;
  /** True where the input holds a link that is the proof: whoever has it may change what it opens. */
  byHolder?: true;
  /** True where the only id of the input is the key that the browser chooses for a new row. */
  newRow?: true;
  /** The clients' data that a successful call shows. */
  reads: Reads;
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

/** Also for calls that HTTP allows without a session, because only a signed-in person can open a socket. */
export const signedIn: Expectations = {
  ...everyone,
  anonymous: 'UNAUTHENTICATED',
  expired: 'UNAUTHENTICATED',
  blocked: 'UNAUTHENTICATED',
};

/** Rows that only their therapist can reach; an admin counts as another person. */
const ownRows = (missing: ErrorCode): Expectations => ({ ...signedIn, other: missing, admin: missing });

const webhookOfPlan: Expectations = { ...ownRows('WEBHOOK_NOT_FOUND'), lapsed: 'NOT_IN_PLAN' };
const webhookChoice = { descricao: 'Agenda', eventos: ['relatorio.pronto' as const] };

/** Therapists get FORBIDDEN, no matter whose rows they name. */
const adminsOnly: Expectations = { ...signedIn, owner: 'FORBIDDEN', other: 'FORBIDDEN', lapsed: 'FORBIDDEN' };

/** The answers of a socket to calls that need HTTP because they set a cookie. */
const httpOnly = (expectations: Expectations): Expectations => ({
  ...expectations,
  owner: 'VALIDATION',
  other: 'VALIDATION',
  lapsed: 'VALIDATION',
  admin: 'VALIDATION',
});

/** Live updates need a socket, because only a socket is closed when the session ends. */
const socketOnly = httpOnly(signedIn);

const hashOfTestPassword = hashPassword(testPassword);
const authenticatorSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** Resets the password to the one of all test accounts, because an earlier call may have changed it. */
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

/** The token of a link mailed to this person. */
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

/** What a step-up asks of this person is the password of all test accounts. */
async function proveByPassword(sql: Sql, person: Person): Promise<void> {
  await restorePassword(sql, person);
  await setSecondFactor(sql, person, 'none');
}

const grantFor = (userId: string) => ({
  userId,
  planName: 'Premium',
  endsAt: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000).toISOString(),
  reason: 'cortesia',
});

/** A plan granted to this person. */
async function planGrant(sql: Sql, { id }: Person): Promise<string> {
  const [grant] = await sql<{ id: string }[]>`
    insert into plan_grants (account_id, plan_id, ends_at, reason)
    select ${id}, id, now() + interval '30 days', 'cortesia' from subscription_plans where name = 'Premium' returning id`;
  return grant?.id ?? '';
}

/** Gives this person a customer at the provider; the lapsed person keeps the unpaid subscription. */
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

const newConvite = (clienteId: string) => ({ clienteId, nome: 'Helena Prado', email: null });

const newFicha = (token: string) => ({ token, baseRevision: 0, ficha: buildFicha() });

const clienteDados = { nome: 'Helena Prado', nascimento: null, idade: 42, sexo: null, telefone: '', email: '' };

async function clienteEdit(sql: Sql, id: string) {
  const [row] = await sql<{ updated_at: Date }[]>`select updated_at from clientes where id = ${id}`;
  return { id, updatedAt: (row?.updated_at ?? new Date()).toISOString(), dados: clienteDados };
}

/** A merge of two clients of this person. */
async function someJuncao(sql: Sql, { id }: Person): Promise<string> {
  const kept = await insertCliente(sql, id);
  const other = await insertCliente(sql, id);
  await sql`update clientes set juntado_a = ${kept} where id = ${other}`;
  const [row] = await sql<{ id: string }[]>`
    insert into cliente_juncoes (terapeuta_id, cliente_id, outro_id, avaliacao_ids)
    values (${id}, ${kept}, ${other}, '{}') returning id`;
  return row?.id ?? '';
}

const removal = (id: string) => ({ id, nome: 'Helena Prado', password: testPassword });

const newThread = () => ({
  subject: 'report',
  text: 'O PDF não abre.',
  context: {
    build: 'abc',
    browser: 'Chrome 140',
    system: 'Android 15',
    screen: '360 x 780',
    route: '/resultado/$id',
    online: true,
  },
  idempotencyKey: randomUUID(),
});
const replyTo = (threadId: string) => ({ threadId, text: 'Ainda não abre.', idempotencyKey: randomUUID() });
const answerTo = (threadId: string) => ({ ...replyTo(threadId), revision: 1, close: false });

/** At most five of an account may wait. */
async function closeThreads(sql: Sql, { id }: Person): Promise<void> {
  await sql`update support_threads set state = 'closed', waiting_since = null, closed_at = now() where account_id = ${id}`;
}

/** An admin's reading of a person's conversation. */
const readByAdmin: Reads = async ({ sql, input }) => {
  const { threadId } = z.object({ threadId: z.uuid() }).parse(input);
  const [thread] = await sql<
    { owner: string }[]
  >`select account_id as owner from support_threads where id = ${threadId}`;
  return [{ action: 'suporte.read', subjectId: threadId, ownerId: thread?.owner ?? '' }];
};

const newPedido = (clienteId: string) => ({
  ...{ clienteId, tipo: 'acesso', via: 'email', recebidoEm: '2026-01-02', idempotencyKey: randomUUID() },
});

/** For admins, about the account that `target` names. */
function aboutAccount(
  target: (subject: Person, sql: Sql) => string | Promise<string>,
  more: Record<string, unknown> = {},
): ProcedureRow {
  return {
    http: adminsOnly,
    byAdmins: true,
    reads: 'none',
    input: async ({ sql, subject }) => ({ userId: await target(subject, sql), ...more }),
    unknownIds: () => ({ userId: randomUUID(), ...more }),
  };
}

/** The same for procedures where admins prove their own password again. */
function withPassword(target: (sql: Sql) => Promise<string>): ProcedureRow {
  return {
    ...aboutAccount(() => ''),
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'none');
      return { userId: await target(sql), password: testPassword };
    },
    unknownIds: () => ({ userId: randomUUID(), password: testPassword }),
  };
}

const newConsulta = (avaliacaoId: string) => ({
  avaliacaoId,
  idempotencyKey: randomUUID(),
  dataConsulta: null,
  conteudo: buildConsulta(),
  fotoId: null,
});

const consultaEdit = (consulta: { id: string; updatedAt: string }) => ({
  ...consulta,
  dataConsulta: null,
  conteudo: buildConsulta({ observacoes: 'Relatou melhora do sono.' }),
  fotoId: null,
});

const someConsulta = async (sql: Sql, { id }: Person) => insertConsulta(sql, id, await insertAvaliacao(sql, id));
const unknownConsulta = () => ({ id: randomUUID(), updatedAt: new Date().toISOString() });

/** A finished report that has not been opened yet. */
async function unseenReport(sql: Sql, { id }: Person): Promise<string> {
  const avaliacaoId = await insertAvaliacao(sql, id);
  await sql`update avaliacoes set finished_at = now() where id = ${avaliacaoId}`;
  return avaliacaoId;
}

/** A report with a share link. */
async function sharedReport(sql: Sql, { id }: Person): Promise<string> {
  const avaliacaoId = await insertReport(sql, id);
  await insertShare(sql, id, avaliacaoId);
  return avaliacaoId;
}

/** A job that was given up. */
async function failedJob(sql: Sql): Promise<string> {
  const [job] = await sql<{ id: string }[]>`
    insert into pgboss.job (name, state, data, completed_on) values ('fotos.sweep', 'failed', '{}', now()) returning id`;
  return job?.id ?? '';
}

/** A message to this person that was given up. */
async function failedMail(sql: Sql, { id }: Person): Promise<string> {
  const [mail] = await sql<{ id: string }[]>`
    insert into mails (account_id, kind, dropped_at, failure) values (${id}, 'password_changed', now(), 'ECONNREFUSED') returning id`;
  return mail?.id ?? '';
}

const planEdit = (planId: string) => ({
  planId,
  description: 'Para clínicas e escolas sem limite de avaliações.',
  badge: null,
  popular: false,
  features: ['Diagnósticos ilimitados'],
  isActive: true,
  diagnosesLimit: -1,
  capabilities: allCapabilities,
});

async function planIdOf(sql: Sql, name: string): Promise<string> {
  const [plan] = await sql<{ id: string }[]>`select id from subscription_plans where name = ${name}`;
  return plan?.id ?? '';
}

/** Every therapist with clients on the first page. */
const eachOwnerShown: Reads = async ({ sql }) => {
  const owners = await sql<{ id: string }[]>`
    select distinct terapeuta_id as id from (
      select terapeuta_id from avaliacoes where not teste order by created_at desc, id desc limit 100) as shown`;
  return owners.map(({ id }) => ({ action: 'avaliacoes.admin_list', subjectId: id, ownerId: id }));
};

const respostasOf = (id: string) => ({
  id,
  revisao: 1,
  dados: buildAnamnese({ nomeCliente: 'Helena Prado Lima' }),
  refazer: false,
});

const cartaTextos = { encontrado: 'A digestão.', faremos: 'Dez sessões.', emCasa: 'Sopas.', retorno: 'Na terça.' };
const seenCarta = (id: string) => ({ id, revisao: 0 });
const parecerOf = (id: string) => ({
  ...{ id, edicao: 0, base: sampleRelatorio.origem.geradoEm },
  parecer: parecerVazio,
});

const signatureOf = (id: string) => ({
  ...{ id, edicao: 1, base: sampleRelatorio.origem.geradoEm, numero: 1, local: 'Recife' },
  perguntasAbertas: [...perguntasDeAlerta],
  password: testPassword,
});

const ofConsulta: Reads = async ({ sql, input, reader }) => {
  const { id } = z.object({ id: z.string() }).parse(input);
  const [row] = await sql<{ id: string }[]>`
    select avaliacao_inicial_id as id from consultas_evolutivas where id = ${id}`;
  return [{ action: 'consultas.read', subjectId: row?.id ?? '', ownerId: reader.id }];
};

/** The holder of a link reads what was answered so far. */
const byVisitor: Reads = async ({ sql, input }) => {
  const { token } = z.object({ token: z.string() }).parse(input);
  const [row] = await sql<{ id: string; owner: string }[]>`
    select id, terapeuta_id as owner from convites where token_hash = ${hashToken(token)}`;
  const subjectId = row?.id ?? '';
  return [{ action: 'ficha.read', subjectId, ownerId: row?.owner ?? '', actorId: subjectId, actorRole: 'visitor' }];
};

const ofDraft: Reads = async ({ sql, reader }) => {
  const [row] = await sql<{ id: string }[]>`
    select id from anamnese_drafts where terapeuta_id = ${reader.id} order by updated_at desc limit 1`;
  return [{ action: 'rascunho.read', subjectId: row?.id ?? '', ownerId: reader.id }];
};

/** The draft that the input names, when it is the reader's own. */
const ofNamedDraft: Reads = async ({ sql, input, reader }) => {
  const { id } = z.object({ id: z.string() }).parse(input);
  const own = await sql<{ id: string }[]>`
    select id from anamnese_drafts where id = ${id} and terapeuta_id = ${reader.id}`;
  return own.map(({ id: subjectId }) => ({ action: 'rascunho.read', subjectId, ownerId: reader.id }));
};

/** Who may call what: exactly one row per procedure of the router (a test compares the two). */
export const procedures: Record<string, ProcedureRow> = {
  // The answer names clients, so it counts as a list of clients.
  'accessLog.list': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      const subjectId = await insertAvaliacao(sql, caller.id);
      await insertAccess(sql, [
        { actorId: randomUUID(), actorRole: 'visitor', action: 'relatorio.share', subjectId, ownerId: caller.id },
      ]);
      return {};
    },
    reads: ofOwnList,
  },

  'accounts.session': { http: everyone, socket: signedIn, reads: 'none' },
  'accounts.signUp': {
    http: everyone,
    socket: httpOnly(signedIn),
    input: () => ({ nomeCompleto: 'Bia Lima', email: `${randomUUID()}@example.com`, password: testPassword }),
    reads: 'none',
  },
  'accounts.resendConfirmation': {
    http: everyone,
    socket: httpOnly(signedIn),
    input: () => ({ email: 'ninguem@example.com' }),
    reads: 'none',
  },
  // The link is the proof: the caller acts for the account that got the link.
  'accounts.confirmSignUp': {
    http: everyone,
    socket: httpOnly(signedIn),
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      return { token: await mailedToken(sql, caller, 'signup'), password: testPassword };
    },
    reads: 'none',
  },
  'accounts.login': {
    http: { ...everyone, blocked: 'ACCOUNT_BLOCKED' },
    socket: httpOnly(signedIn),
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'none');
      return { email: caller.email, password: testPassword };
    },
    reads: 'none',
  },
  'accounts.logout': { http: signedIn, socket: httpOnly(signedIn), reads: 'none' },
  'accounts.requestRecovery': {
    http: everyone,
    socket: httpOnly(signedIn),
    input: () => ({ email: 'ninguem@example.com' }),
    reads: 'none',
  },
  'accounts.resetPassword': {
    http: { ...everyone, blocked: 'ACCOUNT_BLOCKED' },
    socket: httpOnly(signedIn),
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      return { token: await mailedToken(sql, caller, 'recovery'), password: 'Vento-Calmo-Norte-77' };
    },
    reads: 'none',
  },
  'accounts.changePassword': {
    http: signedIn,
    socket: httpOnly(signedIn),
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      return { currentPassword: testPassword, newPassword: 'Vento-Calmo-Norte-77' };
    },
    reads: 'none',
  },
  'accounts.sessions': { http: signedIn, reads: 'none' },
  // Idempotent: another person's session gives the same answer as one that has ended.
  'accounts.endSession': {
    http: signedIn,
    input: async ({ sql, subject }) => ({ id: await otherSession(sql, subject) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },
  'accounts.endAllSessions': { http: signedIn, socket: httpOnly(signedIn), reads: 'none' },
  'accounts.security': { http: signedIn, reads: 'none' },
  'accounts.beginSecondFactor': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'none');
      return { password: testPassword };
    },
    reads: 'none',
  },
  'accounts.confirmSecondFactor': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      await setSecondFactor(sql, caller, 'begun');
      return { code: codeOf(authenticatorSecret) };
    },
    reads: 'none',
  },
  'accounts.disableSecondFactor': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'active');
      return { password: testPassword, code: codeOf(authenticatorSecret) };
    },
    reads: 'none',
  },
  'accounts.setEmailNotices': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      await sql`update accounts set email_notices = true where id = ${caller.id}`;
      return { enabled: false };
    },
    reads: 'none',
  },
  'accounts.beginExport': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'none');
      return { password: testPassword };
    },
    reads: 'none',
  },
  // With a right password the caller would be erased, which account-erasure.test.ts tests. The input names no account; the
  // session does.
  'accounts.erase': {
    http: {
      ...signedIn,
      owner: 'INVALID_CREDENTIALS',
      other: 'INVALID_CREDENTIALS',
      lapsed: 'INVALID_CREDENTIALS',
      admin: 'INVALID_CREDENTIALS',
    },
    socket: httpOnly(signedIn),
    input: () => ({ password: 'Errada-Demais-1', confirmation: 'EXCLUIR' }),
    reads: 'none',
  },
  'accounts.onChange': { http: socketOnly, socket: signedIn, reads: 'none' },

  // Admin actions use new accounts, so that no identity becomes an admin or is blocked during the tests.
  'admin.accessLog.health': { http: adminsOnly, reads: 'none' },
  'admin.accounts.list': { http: adminsOnly, byAdmins: true, input: () => ({}), reads: 'none' },
  'admin.accounts.byId': aboutAccount((subject) => subject.id),
  'admin.accounts.sessions': aboutAccount((subject) => subject.id),
  'admin.accounts.trace': aboutAccount((subject) => subject.id),
  'admin.accounts.promote': withPassword((sql) => insertAccount(sql)),
  'admin.accounts.demote': withPassword((sql) => insertAccount(sql, { admin: true })),
  'admin.accounts.block': aboutAccount((_, sql) => insertAccount(sql), { reason: 'chargeback' }),
  'admin.accounts.unblock': aboutAccount((_, sql) => insertAccount(sql)),
  'admin.accounts.endSessions': aboutAccount((_, sql) => insertAccount(sql)),
  'admin.accounts.resendConfirmation': aboutAccount((_, sql) => insertAccount(sql)),

  'admin.aiCalls.usage': { http: adminsOnly, byAdmins: true, reads: 'none' },
  // Its columns show only what docs/PRODUCT.md 15.4 lists, and an admin cannot open a report through it.
  'admin.avaliacoes.list': { http: adminsOnly, byAdmins: true, input: () => ({}), reads: eachOwnerShown },
  'admin.jobs.health': { http: adminsOnly, reads: 'none' },
  'admin.jobs.failed': { http: adminsOnly, reads: 'none' },
  'admin.jobs.retry': {
    http: adminsOnly,
    byAdmins: true,
    input: async ({ sql }) => ({ jobId: await failedJob(sql) }),
    unknownIds: () => ({ jobId: randomUUID() }),
    reads: 'none',
  },
  'admin.mails.failed': { http: adminsOnly, byAdmins: true, reads: 'none' },
  'admin.mails.retry': {
    http: adminsOnly,
    byAdmins: true,
    input: async ({ sql, subject }) => ({ mailId: await failedMail(sql, subject) }),
    unknownIds: () => ({ mailId: randomUUID() }),
    reads: 'none',
  },
  'admin.overview.read': { http: adminsOnly, reads: 'none' },
  'admin.overview.warnings': { http: adminsOnly, reads: 'none' },
  'admin.plans.list': { http: adminsOnly, reads: 'none' },
  'admin.plans.edit': {
    http: adminsOnly,
    byAdmins: true,
    input: async ({ sql }) => planEdit(await planIdOf(sql, 'Enterprise')),
    unknownIds: () => planEdit(randomUUID()),
    reads: 'none',
  },
  'admin.plans.announcements': { http: adminsOnly, reads: 'none' },
  'admin.plans.announcePrice': {
    http: adminsOnly,
    byAdmins: true,
    input: () => ({
      planName: 'Enterprise',
      priceBrl: 14_700,
      day: dayInSaoPaulo(new Date(Date.now() + 40 * 24 * 60 * 60 * 1000)),
    }),
    reads: 'none',
  },
  'admin.plans.reset': {
    http: adminsOnly,
    byAdmins: true,
    input: async ({ sql }) => ({ planId: await planIdOf(sql, 'Enterprise') }),
    unknownIds: () => ({ planId: randomUUID() }),
    reads: 'none',
  },
  // Invented clients, of the admin's own account.
  'admin.relatorios.createTest': { http: adminsOnly, input: () => ({ tipo: 'diagnostico' }), reads: 'none' },
  'admin.relatorios.listTests': { http: adminsOnly, reads: 'none' },
  'admin.subscriptions.list': { http: adminsOnly, byAdmins: true, input: () => ({}), reads: 'none' },
  'admin.subscriptions.movements': aboutAccount((subject) => subject.id),
  'admin.subscriptions.grants': aboutAccount((subject) => subject.id),
  'admin.subscriptions.grantPlan': {
    http: adminsOnly,
    byAdmins: true,
    input: ({ subject }) => grantFor(subject.id),
    unknownIds: () => grantFor(randomUUID()),
    reads: 'none',
  },
  // Idempotent: a revoked grant stays revoked.
  'admin.subscriptions.revokeGrant': {
    http: adminsOnly,
    byAdmins: true,
    input: async ({ sql, subject }) => ({ grantId: await planGrant(sql, subject) }),
    unknownIds: () => ({ grantId: randomUUID() }),
    reads: 'none',
  },

  'avaliacoes.create': {
    http: { ...ownRows('FOTO_NOT_FOUND'), lapsed: 'NO_ACTIVE_SUBSCRIPTION' },
    input: async ({ sql, subject }) => newAvaliacao(await insertFoto(sql, subject.id)),
    unknownIds: () => newAvaliacao(randomUUID()),
    reads: 'none',
  },
  'avaliacoes.byId': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('avaliacao.read'),
  },
  'avaliacoes.list': { http: signedIn, input: () => ({}), reads: ofOwnList },
  'avaliacoes.ready': {
    http: signedIn,
    input: async ({ sql, caller }) => void (await unseenReport(sql, caller)),
    reads: ofOwnList,
  },
  'avaliacoes.unopened': {
    http: signedIn,
    input: async ({ sql, caller }) => void (await unseenReport(sql, caller)),
    reads: ofOwnList,
  },
  'avaliacoes.seen': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await unseenReport(sql, subject) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },

  'respostas.read': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('avaliacao.read'),
  },
  'respostas.versions': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('avaliacao.read'),
  },
  'respostas.correct': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => respostasOf(await insertAvaliacao(sql, subject.id)),
    unknownIds: () => respostasOf(randomUUID()),
    reads: 'none',
  },
  'respostas.answer': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({
      id: await insertAvaliacao(sql, subject.id),
      revisao: 1,
      respostas: { epilepsia: 'nao' },
    }),
    unknownIds: () => ({ id: randomUUID(), revisao: 1, respostas: { epilepsia: 'nao' } }),
    reads: 'none',
  },

  // Each call erases a client of its own.
  'clientes.erase': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'none');
      return { ...removal(await insertCliente(sql, subject.id)), motivo: null };
    },
    unknownIds: () => ({ ...removal(randomUUID()), motivo: null }),
    reads: fromInput('cliente.erase'),
  },
  'clientes.anonymize': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'none');
      return removal(await insertCliente(sql, subject.id));
    },
    unknownIds: () => removal(randomUUID()),
    reads: fromInput('cliente.anonymize'),
  },
  'clientes.direitos': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertCliente(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },
  // They name nobody.
  'clientes.registros': { http: signedIn, reads: 'none' },
  'clientes.revokeConsent': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertCliente(sql, subject.id), ia: true, fotos: true }),
    unknownIds: () => ({ id: randomUUID(), ia: true, fotos: true }),
    reads: fromInput('cliente.revoke'),
  },
  'clientes.allowFotos': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertCliente(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },
  // Without anything that waits nothing happens, whoever asks.
  'termos.accept': {
    http: signedIn,
    input: () => ({ termos: versaoAtual('termos').numero, privacidade: versaoAtual('privacidade').numero }),
    reads: 'none',
  },
  'pedidosTitular.list': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => {
      const clienteId = await insertCliente(sql, subject.id);
      await insertPedido(sql, subject.id, clienteId);
      return { clienteId };
    },
    unknownIds: () => ({ clienteId: randomUUID() }),
    reads: ofOwnClientes,
  },
  'pedidosTitular.create': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => newPedido(await insertCliente(sql, subject.id)),
    unknownIds: () => newPedido(randomUUID()),
    reads: 'none',
  },
  'pedidosTitular.conclude': {
    http: ownRows('PEDIDO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({
      id: await insertPedido(sql, subject.id, await insertCliente(sql, subject.id)),
      ...{ desfecho: 'atendido', resposta: '' },
    }),
    unknownIds: () => ({ id: randomUUID(), desfecho: 'atendido', resposta: '' }),
    reads: fromInput('pedido.conclude'),
  },
  // Ids and dates: no client is named.
  'admin.pedidosTitular.list': {
    http: adminsOnly,
    byAdmins: true,
    input: async ({ sql, subject }) => {
      await insertPedido(sql, subject.id, await insertCliente(sql, subject.id));
      return {};
    },
    reads: 'none',
  },
  'supportThreads.list': { http: signedIn, input: () => ({}), reads: 'none' },
  'supportThreads.terms': { http: signedIn, reads: 'none' },
  // A person's own words to support, which must name no client.
  'supportThreads.byId': {
    http: ownRows('SUPPORT_THREAD_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ threadId: (await insertThread(sql, subject.id)).threadId }),
    unknownIds: () => ({ threadId: randomUUID() }),
    reads: 'none',
  },
  'supportThreads.open': {
    http: signedIn,
    socket: httpOnly(signedIn),
    input: async ({ sql, caller }) => {
      await closeThreads(sql, caller);
      return newThread();
    },
    newRow: true,
    reads: 'none',
  },
  'supportThreads.reply': {
    http: ownRows('SUPPORT_THREAD_NOT_FOUND'),
    socket: httpOnly(ownRows('SUPPORT_THREAD_NOT_FOUND')),
    input: async ({ sql, subject }) => {
      await closeThreads(sql, subject);
      return replyTo((await insertThread(sql, subject.id)).threadId);
    },
    unknownIds: () => replyTo(randomUUID()),
    reads: 'none',
  },
  'supportThreads.close': {
    http: ownRows('SUPPORT_THREAD_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ threadId: (await insertThread(sql, subject.id)).threadId }),
    unknownIds: () => ({ threadId: randomUUID() }),
    reads: 'none',
  },
  // Names of accounts and times: no text.
  'admin.supportThreads.list': {
    http: adminsOnly,
    byAdmins: true,
    input: async ({ sql, subject }) => {
      await insertThread(sql, subject.id);
      return {};
    },
    reads: 'none',
  },
  'admin.supportThreads.figures': { http: adminsOnly, reads: 'none' },
  // A message may hold what it must not.
  'admin.supportThreads.byId': {
    http: adminsOnly,
    byAdmins: true,
    input: async ({ sql, subject }) => ({ threadId: (await insertThread(sql, subject.id)).threadId }),
    unknownIds: () => ({ threadId: randomUUID() }),
    reads: readByAdmin,
  },
  'admin.supportThreads.answer': {
    http: adminsOnly,
    byAdmins: true,
    input: async ({ sql, subject }) => answerTo((await insertThread(sql, subject.id)).threadId),
    unknownIds: () => answerTo(randomUUID()),
    reads: 'none',
  },
  'admin.supportThreads.close': {
    http: adminsOnly,
    byAdmins: true,
    input: async ({ sql, subject }) => ({ threadId: (await insertThread(sql, subject.id)).threadId, revision: 1 }),
    unknownIds: () => ({ threadId: randomUUID(), revision: 1 }),
    reads: 'none',
  },
  'relatorioShares.ofCliente': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({
      clienteId: await insertCliente(sql, subject.id, { avaliacaoIds: [await sharedReport(sql, subject)] }),
    }),
    unknownIds: () => ({ clienteId: randomUUID() }),
    reads: 'none',
  },

  'cartas.byId': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertReport(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('avaliacao.read'),
  },
  'cartas.save': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ ...seenCarta(await insertReport(sql, subject.id)), textos: cartaTextos }),
    unknownIds: () => ({ ...seenCarta(randomUUID()), textos: cartaTextos }),
    reads: 'none',
  },
  'cartas.reset': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => seenCarta(await insertReport(sql, subject.id)),
    unknownIds: () => seenCarta(randomUUID()),
    reads: 'none',
  },

  'pareceres.read': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertReport(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('avaliacao.read'),
  },
  'pareceres.unsigned': {
    http: signedIn,
    input: async ({ sql, caller }) => void (await insertJudged(sql, caller.id)),
    reads: ofOwnList,
  },
  'pareceres.pontos': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertReport(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('avaliacao.read'),
  },
  'pareceres.save': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => parecerOf(await insertReport(sql, subject.id)),
    unknownIds: () => parecerOf(randomUUID()),
    reads: 'none',
  },
  'pareceres.sign': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'none');
      return signatureOf(await insertJudged(sql, subject.id));
    },
    unknownIds: () => signatureOf(randomUUID()),
    reads: fromInput('relatorio.sign'),
  },
  'pareceres.versoes': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertReport(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('avaliacao.read'),
  },
  'pareceres.versao': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertReport(sql, subject.id), numero: 1 }),
    unknownIds: () => ({ id: randomUUID(), numero: 1 }),
    reads: fromInput('avaliacao.read'),
  },

  'clientes.list': { http: signedIn, input: () => ({}), reads: ofOwnClientes },
  'clientes.likely': {
    http: signedIn,
    input: () => ({ nome: 'Helena Prado', idade: 42, telefone: '', email: '' }),
    reads: ofOwnClientes,
  },
  'clientes.inicio': {
    http: signedIn,
    input: async ({ sql, caller }) => void (await insertCliente(sql, caller.id)),
    reads: ofOwnClientes,
  },
  'clientes.propostas': { http: signedIn, reads: ofOwnList },
  'clientes.byId': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertCliente(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('cliente.read'),
  },
  'clientes.quadro': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertCliente(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('cliente.read'),
  },
  'clientes.lastIntake': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertCliente(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('cliente.read'),
  },
  'clientes.comparacao': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ avaliacaoId: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ avaliacaoId: randomUUID() }),
    reads: fromInput('avaliacao.read', 'avaliacaoId'),
  },
  'clientes.versions': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertCliente(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('cliente.read'),
  },
  // Clients do not depend on a plan, so a lapsed therapist may keep them in order.
  'clientes.create': { http: signedIn, input: () => clienteDados, reads: 'none' },
  'clientes.edit': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => clienteEdit(sql, await insertCliente(sql, subject.id)),
    unknownIds: () => ({ id: randomUUID(), updatedAt: new Date().toISOString(), dados: clienteDados }),
    reads: 'none',
  },
  'clientes.setIaExterior': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertCliente(sql, subject.id), permitido: false }),
    unknownIds: () => ({ id: randomUUID(), permitido: false }),
    reads: 'none',
  },
  'clientes.group': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ avaliacaoIds: [await insertAvaliacao(sql, subject.id)], clienteId: null }),
    unknownIds: () => ({ avaliacaoIds: [randomUUID()], clienteId: null }),
    reads: 'none',
  },
  'clientes.merge': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({
      id: await insertCliente(sql, subject.id),
      outroId: await insertCliente(sql, subject.id),
    }),
    unknownIds: () => ({ id: randomUUID(), outroId: randomUUID() }),
    reads: 'none',
  },
  'clientes.undoMerge': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ juncaoId: await someJuncao(sql, subject) }),
    unknownIds: () => ({ juncaoId: randomUUID() }),
    reads: 'none',
  },
  'clientes.split': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => {
      const avaliacaoIds = [await insertAvaliacao(sql, subject.id)];
      return { id: await insertCliente(sql, subject.id, { avaliacaoIds }), avaliacaoIds, clienteId: null };
    },
    unknownIds: () => ({ id: randomUUID(), avaliacaoIds: [randomUUID()], clienteId: null }),
    reads: 'none',
  },

  'consultasEvolutivas.overview': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ avaliacaoId: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ avaliacaoId: randomUUID() }),
    reads: fromInput('consultas.read', 'avaliacaoId'),
  },
  'consultasEvolutivas.retornos': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      const { id } = await someConsulta(sql, caller);
      await sql`update consultas_evolutivas set retorno_em = current_date - 1 where id = ${id}`;
    },
    reads: ofOwnClientes,
  },
  'consultasEvolutivas.cuidados': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ avaliacaoId: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ avaliacaoId: randomUUID() }),
    reads: fromInput('avaliacao.read', 'avaliacaoId'),
  },
  'consultasEvolutivas.catalogo': { http: signedIn, reads: 'none' },
  // Of a client; the others name an assessment.
  'consultasEvolutivas.list': {
    http: ownRows('CLIENTE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ clienteId: await insertCliente(sql, subject.id) }),
    unknownIds: () => ({ clienteId: randomUUID() }),
    reads: fromInput('cliente.read', 'clienteId'),
  },
  // A lapsed therapist has what the free plan has: three of each client.
  'consultasEvolutivas.create': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => newConsulta(await insertAvaliacao(sql, subject.id)),
    unknownIds: () => newConsulta(randomUUID()),
    reads: 'none',
  },
  'consultasEvolutivas.edit': {
    http: ownRows('CONSULTA_NOT_FOUND'),
    input: async ({ sql, subject }) => consultaEdit(await someConsulta(sql, subject)),
    unknownIds: () => consultaEdit(unknownConsulta()),
    reads: 'none',
  },
  'consultasEvolutivas.annul': {
    http: ownRows('CONSULTA_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ ...(await someConsulta(sql, subject)), motivo: 'Cliente errada.' }),
    unknownIds: () => ({ ...unknownConsulta(), motivo: 'Cliente errada.' }),
    reads: 'none',
  },
  'consultasEvolutivas.versions': {
    http: ownRows('CONSULTA_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: (await someConsulta(sql, subject)).id }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: ofConsulta,
  },

  // A therapist's own protocols name no client.
  'protocolosProprios.list': { http: signedIn, reads: 'none' },
  'protocolosProprios.create': {
    http: { ...signedIn, lapsed: 'NO_ACTIVE_SUBSCRIPTION' },
    input: () => ({ nome: `Dor lombar ${randomUUID()}`, pontos: [buildPonto()] }),
    reads: 'none',
  },
  'protocolosProprios.rename': {
    http: ownRows('PROTOCOLO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertProtocolo(sql, subject.id), nome: `Joelho ${randomUUID()}` }),
    unknownIds: () => ({ id: randomUUID(), nome: `Joelho ${randomUUID()}` }),
    reads: 'none',
  },
  'protocolosProprios.remove': {
    http: ownRows('PROTOCOLO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertProtocolo(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },

  // Keys of the API name no client. What they open is in plain-routes.ts.
  'apiKeys.list': { http: signedIn, reads: 'none' },
  'apiKeys.create': {
    // The plan that has lapsed is a smaller one.
    http: { ...signedIn, lapsed: 'NOT_IN_PLAN' },
    input: async ({ sql, caller }) => {
      await restorePassword(sql, caller);
      await setSecondFactor(sql, caller, 'none');
      await sql`delete from api_keys where account_id = ${caller.id}`;
      return { nome: 'Agenda', scopes: ['clientes:read'], dias: 30, password: testPassword };
    },
    reads: 'none',
  },
  'apiKeys.revoke': {
    http: ownRows('API_KEY_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: (await insertApiKey(sql, subject.id)).id }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },

  // What programs are told, and what is kept of it, is ids. The plan that has lapsed is a smaller one.
  'webhooks.list': { http: signedIn, reads: 'none' },
  'webhooks.deliveries': {
    http: ownRows('WEBHOOK_NOT_FOUND'),
    input: async ({ sql, subject }) => {
      const webhookId = await insertWebhook(sql, subject.id);
      await insertDelivery(sql, subject.id, webhookId);
      return { webhookId };
    },
    unknownIds: () => ({ webhookId: randomUUID() }),
    reads: 'none',
  },
  'webhooks.create': {
    http: { ...signedIn, lapsed: 'NOT_IN_PLAN' },
    input: async ({ sql, caller }) => {
      await proveByPassword(sql, caller);
      await sql`delete from webhook_endpoints where account_id = ${caller.id}`;
      return { ...webhookChoice, url: 'http://127.0.0.1:9/avisos', password: testPassword };
    },
    reads: 'none',
  },
  'webhooks.rotate': {
    http: webhookOfPlan,
    input: async ({ sql, subject, caller }) => {
      await proveByPassword(sql, caller);
      return { id: await insertWebhook(sql, subject.id), password: testPassword };
    },
    unknownIds: () => ({ id: randomUUID(), password: testPassword }),
    reads: 'none',
  },
  'webhooks.edit': {
    http: webhookOfPlan,
    input: async ({ sql, subject }) => ({ ...webhookChoice, id: await insertWebhook(sql, subject.id) }),
    unknownIds: () => ({ ...webhookChoice, id: randomUUID() }),
    reads: 'none',
  },
  'webhooks.enable': {
    http: webhookOfPlan,
    input: async ({ sql, subject }) => ({ id: await insertWebhook(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },
  'webhooks.disable': {
    http: ownRows('WEBHOOK_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertWebhook(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },
  'webhooks.remove': {
    http: ownRows('WEBHOOK_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertWebhook(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },
  'webhooks.test': {
    http: webhookOfPlan,
    input: async ({ sql, subject }) => ({ id: await insertWebhook(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },
  'webhooks.redeliver': {
    http: webhookOfPlan,
    input: async ({ sql, subject }) => ({
      id: await insertDelivery(sql, subject.id, await insertWebhook(sql, subject.id)),
    }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },

  'clinicaConfigs.current': { http: signedIn, reads: 'none' },
  'clinicaConfigs.ofReport': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ avaliacaoId: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ avaliacaoId: randomUUID() }),
    reads: 'none',
  },
  'clinicaConfigs.save': {
    http: signedIn,
    input: () => ({ nomeClinica: 'Clínica Jade', logoUrl: 'https://exemplo.com/logo.png' }),
    reads: 'none',
  },
  'clinicaConfigs.assinatura': { http: signedIn, reads: 'none' },
  'clinicaConfigs.saveAssinatura': {
    http: signedIn,
    input: () => ({ conselho: 'CREFITO-3', registro: '12345-F', local: 'Recife, PE', somenteAssinados: false }),
    reads: 'none',
  },
  'clinicaConfigs.removeLogo': { http: signedIn, reads: 'none' },

  'convites.list': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      await insertConvite(sql, caller.id);
      return {};
    },
    reads: ofOwnClientes,
  },
  'convites.create': {
    http: { ...ownRows('CLIENTE_NOT_FOUND'), lapsed: 'NO_ACTIVE_SUBSCRIPTION' },
    input: async ({ sql, subject }) => newConvite(await insertCliente(sql, subject.id)),
    unknownIds: () => newConvite(randomUUID()),
    reads: 'none',
  },
  'convites.renew': {
    http: { ...ownRows('CONVITE_NOT_FOUND'), lapsed: 'NO_ACTIVE_SUBSCRIPTION' },
    input: async ({ sql, subject }) => ({ id: (await insertConvite(sql, subject.id)).id, email: null }),
    unknownIds: () => ({ id: randomUUID(), email: null }),
    reads: 'none',
  },
  'convites.revoke': {
    http: ownRows('CONVITE_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: (await insertConvite(sql, subject.id)).id }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },
  // The link is the proof: its holder fills in one form, whoever is signed in. What was answered before is shown, which is a reading.
  'convites.open': {
    http: everyone,
    byHolder: true,
    socket: httpOnly(signedIn),
    input: async ({ sql, subject }) => ({
      token: (await insertConvite(sql, subject.id, { ficha: buildFicha() })).token,
    }),
    reads: byVisitor,
  },
  'convites.save': {
    http: everyone,
    byHolder: true,
    socket: httpOnly(signedIn),
    input: async ({ sql, subject }) => newFicha((await insertConvite(sql, subject.id)).token),
    reads: 'none',
  },
  'convites.removeFoto': {
    http: everyone,
    byHolder: true,
    socket: httpOnly(signedIn),
    input: async ({ sql, subject }) => ({
      token: (await insertConvite(sql, subject.id)).token,
      id: await insertFoto(sql, subject.id),
    }),
    reads: 'none',
  },
  'convites.send': {
    http: everyone,
    byHolder: true,
    socket: httpOnly(signedIn),
    input: async ({ sql, subject }) => ({
      ...newFicha((await insertConvite(sql, subject.id)).token),
      consentimento: buildConsentir(),
    }),
    reads: 'none',
  },

  'drafts.current': {
    http: signedIn,
    input: async ({ sql, caller }) => void (await insertDraft(sql, caller.id)),
    reads: ofDraft,
  },
  // The answer to an unknown draft and to another account's draft is null.
  'drafts.byId': {
    http: signedIn,
    input: async ({ sql, subject }) => ({ id: await insertDraft(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: ofNamedDraft,
  },
  'drafts.list': {
    http: signedIn,
    input: async ({ sql, caller }) => void (await insertDraft(sql, caller.id)),
    reads: ofOwnList,
  },
  'drafts.save': {
    http: ownRows('DRAFT_NOT_FOUND'),
    input: async ({ sql, subject }) => draft(await insertDraft(sql, subject.id)),
    unknownIds: () => draft(randomUUID()),
    reads: 'none',
  },
  // Idempotent: an unknown draft gives the same answer as one that was just removed.
  'drafts.discard': {
    http: signedIn,
    input: async ({ sql, subject }) => ({ id: await insertDraft(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },

  // The answer lists the photos that are found; another therapist's photo is not found.
  'fotos.byIds': {
    http: signedIn,
    input: async ({ sql, subject }) => ({ ids: [await insertFoto(sql, subject.id)] }),
    unknownIds: () => ({ ids: [randomUUID()] }),
    reads: fromInput('foto.read', 'ids'),
  },
  'fotos.judgeContorno': {
    http: ownRows('FOTO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertFoto(sql, subject.id), confere: false }),
    unknownIds: () => ({ id: randomUUID(), confere: false }),
    reads: fromInput('foto.read'),
  },
  'fotos.remove': {
    http: ownRows('FOTO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertFoto(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },

  // The input names no row: each person pays for the own account, and admins need no plan.
  // The text is the caller's own, and nothing is stored.
  'leituras.read': {
    http: signedIn,
    input: () => ({ campo: 'queixaPrincipal', texto: 'Zumbido e pés frios.' }),
    reads: 'none',
  },

  'payments.checkout': {
    http: { ...signedIn, lapsed: 'ALREADY_SUBSCRIBED', admin: 'FORBIDDEN' },
    input: async ({ sql, caller }) => {
      await letNotPay(sql, caller);
      return { planName: 'Profissional' };
    },
    reads: 'none',
  },
  'payments.previewChange': {
    http: { ...signedIn, lapsed: 'PAYMENT_DECLINED', admin: 'FORBIDDEN' },
    input: async ({ sql, caller }) => {
      await letPay(sql, caller);
      return { planName: 'Premium' };
    },
    reads: 'none',
  },
  'payments.change': {
    http: { ...signedIn, lapsed: 'PAYMENT_DECLINED', admin: 'FORBIDDEN' },
    input: async ({ sql, caller }) => {
      await letPay(sql, caller);
      return planChange();
    },
    // The key names no row, so any key will do.
    unknownIds: planChange,
    reads: 'none',
  },
  'payments.portal': {
    http: { ...signedIn, lapsed: 'NOT_SUBSCRIBED', admin: 'FORBIDDEN' },
    input: async ({ sql, caller }) => letPay(sql, caller),
    reads: 'none',
  },
  'payments.refresh': { http: signedIn, reads: 'none' },

  'relatorioShares.create': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => {
      const avaliacaoId = await insertReport(sql, subject.id);
      await insertCliente(sql, subject.id, { avaliacaoIds: [avaliacaoId] });
      return { avaliacaoId };
    },
    unknownIds: () => ({ avaliacaoId: randomUUID() }),
    reads: fromInput('avaliacao.read', 'avaliacaoId'),
  },
  'relatorioShares.list': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ avaliacaoId: await sharedReport(sql, subject) }),
    unknownIds: () => ({ avaliacaoId: randomUUID() }),
    reads: 'none',
  },
  'relatorioShares.revoke': {
    http: ownRows('SHARE_NOT_FOUND'),
    input: async ({ sql, subject }) => {
      const { id } = await insertShare(sql, subject.id, await insertReport(sql, subject.id));
      return { id };
    },
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },

  'relatorios.onProgress': {
    http: socketOnly,
    socket: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },
  'relatorios.mudancas': {
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: fromInput('avaliacao.read'),
  },
  'relatorios.reprocess': {
    // Remaking a finished report is free, also after a subscription has ended.
    http: ownRows('AVALIACAO_NOT_FOUND'),
    input: async ({ sql, subject }) => ({ id: await insertAvaliacao(sql, subject.id) }),
    unknownIds: () => ({ id: randomUUID() }),
    reads: 'none',
  },

  'subscriptions.status': { http: signedIn, reads: 'none' },
  'subscriptions.movements': {
    http: signedIn,
    input: async ({ sql, caller }) => {
      await insertAvaliacao(sql, caller.id, { paid: true });
      return {};
    },
    reads: ofOwnList,
  },
  'subscriptions.plans': { http: everyone, socket: signedIn, reads: 'none' },

  'userRoles.setup': { http: signedIn, reads: 'none' },
  // An admin already exists here; first-admin.test.ts covers systems without an admin.
  'userRoles.setupFirstAdmin': {
    http: {
      ...signedIn,
      owner: 'ADMIN_EXISTS',
      other: 'ADMIN_EXISTS',
      lapsed: 'ADMIN_EXISTS',
      admin: 'ADMIN_EXISTS',
    },
    input: () => ({ secret: 'chave' }),
    reads: 'none',
  },
};
