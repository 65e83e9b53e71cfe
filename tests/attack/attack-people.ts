import { hashPassword } from '@meridia/server/auth/passwords.ts';
import { hashToken, newToken } from '@meridia/server/auth/random-token.ts';
import type postgres from 'postgres';
import type { Person } from '../authorization/identities.ts';
import { listRowIds } from '../authorization/ownership.ts';
import { insertAccount } from '../support/admins.ts';
import { testPassword } from '../support/api-client.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { buildFicha, insertConvite } from '../support/convites.ts';
import { setPlan } from '../support/people.ts';
import {
  insertCliente,
  insertConsulta,
  insertDraft,
  insertFoto,
  insertPedido,
  insertProtocolo,
  insertThread,
  insertUpload,
} from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';

export const callers = ['anonymous', 'therapist', 'admin'] as const;
export type Caller = (typeof callers)[number];

export interface People {
  therapist: Person;
  admin: Person;
  /** The `Cookie` header of each caller. */
  cookies: Record<Caller, string | null>;
  /** The secret of an API key of each caller. */
  apiKeys: Record<Caller, string | null>;
  /** Ids of the two accounts and of all the therapist's rows; every second one is the report or its client, which most procedures ask for. */
  ids: string[];
  /** Rows of the therapist that an address can name. */
  rows: Record<'report' | 'cliente' | 'consulta' | 'foto' | 'upload' | 'invitedUpload' | 'message', string>;
  /** Each opens the therapist's report. */
  shareTokens: string[];
  /** Opens a form that takes photos. */
  conviteToken: string;
}

/** A therapist with one row of every kind, and an admin, both signed in. */
export async function enrolPeople(sql: postgres.Sql): Promise<People> {
  const therapist = await insertAccount(sql);
  await setPlan(sql, therapist, 'Enterprise');
  const report = await insertReport(sql, therapist);
  const consulta = await insertConsulta(sql, therapist, report);
  const cliente = await insertCliente(sql, therapist, { avaliacaoIds: [report] });
  await insertPedido(sql, therapist, cliente);
  await insertProtocolo(sql, therapist);
  await insertCliente(sql, therapist);
  await insertDraft(sql, therapist);
  const foto = await insertFoto(sql, therapist);
  const upload = await insertUpload(sql, therapist);
  const convite = await insertConvite(sql, therapist, { ficha: { ...buildFicha(), fotos: true } });
  const invitedUpload = await insertUpload(sql, therapist);
  await sql`update foto_uploads set convite_id = ${convite.id} where id = ${invitedUpload}`;
  const { messageId } = await insertThread(sql, therapist);
  const share = await insertShare(sql, therapist, report);
  const admin = await insertAccount(sql, { admin: true });
  const rowIds = await listRowIds(sql, therapist);
  return {
    therapist: await personOf(sql, therapist),
    admin: await personOf(sql, admin),
    cookies: { anonymous: null, therapist: await signIn(sql, therapist), admin: await signIn(sql, admin) },
    apiKeys: {
      anonymous: null,
      therapist: (await insertApiKey(sql, therapist)).secret,
      admin: (await insertApiKey(sql, admin)).secret,
    },
    ids: [therapist, admin, ...rowIds, ...rowIds.flatMap((_, index) => (index % 2 === 0 ? report : cliente))],
    rows: { report, cliente, consulta: consulta.id, foto, upload, invitedUpload, message: messageId },
    shareTokens: [share.token],
    conviteToken: convite.token,
  };
}

async function personOf(sql: postgres.Sql, id: string): Promise<Person> {
  const [account] = await sql<{ email: string }[]>`select email from accounts where id = ${id}`;
  return { id, email: account?.email ?? '' };
}

/** The password of all accounts. It is hashed once, because hashing takes as long as a hundred inputs. */
const passwordHash = hashPassword(testPassword);

async function signIn(sql: postgres.Sql, userId: string): Promise<string> {
  await sql`update accounts set password_hash = ${await passwordHash} where id = ${userId}`;
  const token = newToken();
  await sql`insert into sessions (id, user_id, expires_at) values (${hashToken(token)}, ${userId}, now() + interval '20 days')`;
  return `session=${token}`;
}

/** What proves who calls: a key for the API, the cookie of a session everywhere else. */
export function credentialsOf({ cookies, apiKeys }: People, caller: Caller, path: string): Record<string, string> {
  const [key, cookie] = [apiKeys[caller], cookies[caller]];
  if (path.startsWith('/api/v1')) return key === null ? {} : { authorization: `Bearer ${key}` };
  return cookie === null ? {} : { cookie };
}

/** The caller whose calls of a procedure, an operation or a route get furthest. */
export function callerOf(path: string): Caller {
  return /^admin\.|\/api\/admin\//.test(path) ? 'admin' : 'therapist';
}
