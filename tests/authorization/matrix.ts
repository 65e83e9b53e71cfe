import { randomUUID } from 'node:crypto';
import type { ErrorCode } from '@meridia/shared/errors.ts';
import type { Sql } from 'postgres';
import { buildAnamnese } from '../support/anamnese.ts';
import { testPassword } from '../support/api-client.ts';
import { insertAvaliacao, insertDraft, insertFoto } from '../support/rows.ts';
import type { Identity, Person } from './identities.ts';

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

const signedIn: Expectations = {
  ...everyone,
  anonymous: 'UNAUTHENTICATED',
  expired: 'UNAUTHENTICATED',
  blocked: 'UNAUTHENTICATED',
};

/** Rows that only their therapist reaches: an admin is somebody else here. */
const ownRows = (missing: ErrorCode): Expectations => ({ ...signedIn, other: missing, admin: missing });

/** What a socket says where only HTTP can answer, because a cookie is set. */
const httpOnly = (expectations: Expectations): Expectations => ({
  ...expectations,
  owner: 'VALIDATION',
  other: 'VALIDATION',
  lapsed: 'VALIDATION',
  admin: 'VALIDATION',
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
  'accounts.session': { http: everyone },
  'accounts.signUp': {
    http: everyone,
    input: () => ({ nomeCompleto: 'Bia Lima', email: `${randomUUID()}@example.com`, password: testPassword }),
  },
  'accounts.login': {
    http: { ...everyone, blocked: 'ACCOUNT_BLOCKED' },
    socket: httpOnly({ ...everyone, anonymous: 'VALIDATION', expired: 'VALIDATION', blocked: 'VALIDATION' }),
    input: ({ caller }) => ({ email: caller.email, password: testPassword }),
  },
  'accounts.logout': { http: signedIn, socket: httpOnly(signedIn) },

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

  'relatorios.onProgress': {
    // Live updates come over the socket only: it alone is closed when the session ends.
    http: { ...signedIn, owner: 'VALIDATION', other: 'VALIDATION', lapsed: 'VALIDATION', admin: 'VALIDATION' },
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
  'subscriptions.plans': { http: everyone },
};
