import { randomBytes, randomUUID } from 'node:crypto';
import { hashToken } from '@meridia/server/auth/random-token.ts';
import { issueToken } from '@meridia/server/auth/tokens.ts';
import { asSystem } from '@meridia/server/db/tx.ts';
import { storeLogo } from '@meridia/server/features/clinica-configs/commands.ts';
import { listOutbox, readOutboxKey, storeInOutbox } from '@meridia/server/integrations/mailer/outbox-store.ts';
import type { AccessAction } from '@meridia/shared/access-log.ts';
import type postgres from 'postgres';
import { buildAnamnese } from '../support/anamnese.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { buildFicha, insertConvite } from '../support/convites.ts';
import { smallPhoto } from '../support/pictures.ts';
import {
  insertAvaliacao,
  insertCliente,
  insertConsulta,
  insertFoto,
  insertSupportPicture,
  insertThread,
  insertUpload,
} from '../support/rows.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import type { TestApp } from '../support/test-app.ts';
import { type Identity, metricsToken, type Person } from './identities.ts';
import { byProgram, ofOwnClientes, ofOwnList, type Reads, type RowsOfReads } from './reads.ts';

/** HTTP status per identity. */
type Statuses = Record<Identity, number>;

export interface RouteCase {
  /** As Fastify lists it; `GET *` stands for every address without a route. */
  route: string;
  name: string;
  statuses: Statuses;
  request(scene: {
    app: TestApp;
    subject: Person;
    caller: Person;
    identity: Identity;
  }): Promise<{ path: string; init?: RequestInit }>;
  /** The clients' data that an answer with 200 shows; may be missing only when no identity gets a 200. */
  reads?: Reads;
}

const everyone = (status: number): Statuses => ({
  anonymous: status,
  expired: status,
  blocked: status,
  owner: status,
  other: status,
  lapsed: status,
  admin: status,
});
const signedIn = (status: number): Statuses => ({ ...everyone(status), anonymous: 401, expired: 401, blocked: 401 });

/** The answers to calls with a key of the caller: no session is one, and the plan must be in force. */
const byKey = (status: number): Statuses => ({ ...signedIn(status), lapsed: 403 });
const ownRowsByKey = (status: number): Statuses => ({ ...byKey(status), other: 404, admin: 404 });

/** Routes of tRPC; their procedures have a matrix of their own. */
export const trpcRoutes = [
  'GET /trpc',
  ...['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE'].map((method) => `${method} /trpc/:path`),
];

/** Every plain route, and who may use it. */
export const routeCases: readonly RouteCase[] = [
  {
    route: 'GET /api/health',
    name: 'says whether the process can work',
    statuses: everyone(200),
    reads: 'none',
    request: async () => ({ path: '/api/health' }),
  },
  {
    route: 'GET /api/health/live',
    name: 'says that the process answers',
    statuses: everyone(200),
    reads: 'none',
    request: async () => ({ path: '/api/health/live' }),
  },
  {
    route: 'GET /api/health/ready',
    name: 'says whether the process can work, and why not',
    statuses: everyone(200),
    reads: 'none',
    request: async () => ({ path: '/api/health/ready' }),
  },
  {
    route: 'GET /metrics',
    // Only where METRICS_TOKEN is set; elsewhere this address does not exist.
    name: 'gives the metrics to the holder of the token',
    statuses: everyone(200),
    reads: 'none',
    request: async () => ({ path: '/metrics', init: { headers: { authorization: `Bearer ${metricsToken}` } } }),
  },
  {
    route: 'GET /metrics',
    name: 'gives no metrics without the token, not even to an admin',
    statuses: everyone(401),
    request: async () => ({ path: '/metrics' }),
  },
  {
    route: 'GET /api/fotos/:id',
    // An admin too finds only photos of the own account.
    name: 'shows a photo to its therapist alone',
    statuses: { ...signedIn(200), other: 404, admin: 404 },
    reads: ({ input, reader }) => [{ action: 'foto.read', subjectId: idIn(input), ownerId: reader.id }],
    request: async ({ app, subject }) => ({ path: `/api/fotos/${await storedFoto(app, subject)}` }),
  },
  {
    route: 'GET /api/fotos/:id',
    name: 'has nothing to show for an unknown id',
    statuses: signedIn(404),
    request: async () => ({ path: `/api/fotos/${randomUUID()}` }),
  },
  {
    route: 'GET /api/fotos/:id',
    name: 'has nothing to show for what is no id',
    statuses: signedIn(404),
    request: async () => ({ path: '/api/fotos/..%2f..%2fetc%2fpasswd' }),
  },
  {
    route: 'POST /api/fotos',
    name: 'takes a photo',
    statuses: signedIn(200),
    reads: 'none',
    request: async () => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(await smallPhoto())], { type: 'image/jpeg' }), 'foto.jpg');
      return { path: '/api/fotos?kind=lingua', init: { method: 'POST', body } };
    },
  },
  {
    route: 'POST /api/fotos/envios',
    name: 'begins a photo in pieces, each one their own',
    statuses: signedIn(201),
    request: async () => ({
      path: '/api/fotos/envios?kind=lingua',
      init: { method: 'POST', headers: { 'upload-length': '1000' } },
    }),
  },
  {
    route: 'PATCH /api/fotos/envios/:id',
    name: 'takes a piece from the therapist who began the upload alone',
    statuses: { ...signedIn(204), other: 404, admin: 404 },
    request: async ({ app, subject }) => ({
      path: `/api/fotos/envios/${await insertUpload(app.database.sql, subject.id)}`,
      init: {
        method: 'PATCH',
        body: new Uint8Array(1000),
        headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      },
    }),
  },
  {
    route: 'HEAD /api/fotos/envios/:id',
    name: 'says how much has arrived to the therapist who began the upload alone',
    statuses: { ...signedIn(200), other: 404, admin: 404 },
    reads: 'none',
    request: async ({ app, subject }) => ({
      path: `/api/fotos/envios/${await insertUpload(app.database.sql, subject.id)}`,
      init: { method: 'HEAD' },
    }),
  },
  {
    route: 'POST /api/fotos/envios/:id/foto',
    name: 'makes the photo for the therapist who sent the pieces alone',
    statuses: { ...signedIn(200), other: 404, admin: 404 },
    reads: 'none',
    request: async ({ app, subject }) => {
      const photo = await smallPhoto();
      const key = `${subject.id}/${randomUUID()}.parte`;
      await app.deps.storage.put(key, photo);
      const id = await insertUpload(app.database.sql, subject.id, { bytes: photo.byteLength, key });
      return { path: `/api/fotos/envios/${id}/foto`, init: { method: 'POST' } };
    },
  },
  {
    route: 'POST /api/ficha/fotos',
    // The link is the proof, and a session none.
    name: 'begins a photo for whoever holds the link of a form',
    statuses: everyone(201),
    request: async ({ app }) => ({
      path: '/api/ficha/fotos?kind=lingua',
      init: { method: 'POST', headers: { ...(await invitedUpload(app)).headers, 'upload-length': '1000' } },
    }),
  },
  {
    route: 'POST /api/ficha/fotos',
    name: 'begins none without the link, not even for its therapist',
    statuses: everyone(404),
    request: async () => ({
      path: '/api/ficha/fotos?kind=lingua',
      init: { method: 'POST', headers: { 'upload-length': '1000' } },
    }),
  },
  {
    route: 'PATCH /api/ficha/fotos/:id',
    name: 'takes a piece from whoever holds the link',
    statuses: everyone(204),
    request: async ({ app }) => {
      const { id, headers } = await invitedUpload(app);
      return {
        path: `/api/ficha/fotos/${id}`,
        init: {
          method: 'PATCH',
          body: new Uint8Array(1000),
          headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
        },
      };
    },
  },
  {
    route: 'HEAD /api/ficha/fotos/:id',
    name: 'says how much has arrived to whoever holds the link',
    statuses: everyone(200),
    reads: 'none',
    request: async ({ app }) => {
      const { id, headers } = await invitedUpload(app);
      return { path: `/api/ficha/fotos/${id}`, init: { method: 'HEAD', headers } };
    },
  },
  {
    route: 'POST /api/ficha/fotos/:id/foto',
    name: 'makes the photo for whoever holds the link',
    statuses: everyone(200),
    reads: 'none',
    request: async ({ app }) => {
      const { id, headers } = await invitedUpload(app, await smallPhoto());
      return { path: `/api/ficha/fotos/${id}/foto`, init: { method: 'POST', headers } };
    },
  },
  {
    route: 'POST /api/clinica/logo',
    name: 'takes a logo, each one their own',
    statuses: signedIn(200),
    reads: 'none',
    request: async () => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(await smallPhoto('png'))], { type: 'image/png' }), 'logo.png');
      return { path: '/api/clinica/logo', init: { method: 'POST', body } };
    },
  },
  {
    route: 'GET /api/clinica/logo',
    name: "shows one's own logo; nobody can name another's",
    statuses: { ...signedIn(404), owner: 200, lapsed: 200 },
    reads: 'none',
    request: async ({ app, subject }) => {
      await storeLogo(
        app.deps,
        { type: 'user', id: subject.id, role: 'therapist', sessionId: '' },
        await smallPhoto('png'),
      );
      await app.database.sql`update clinica_configs set logo_key = null where terapeuta_id <> ${subject.id}`;
      return { path: '/api/clinica/logo' };
    },
  },
  {
    route: 'GET /api/conta/exportacao',
    name: 'gives all data of an account to its owner with a ticket',
    statuses: { ...signedIn(404), owner: 200, lapsed: 200 },
    reads: ({ reader }) => [{ action: 'account.export', subjectId: reader.id, ownerId: reader.id }],
    request: async ({ app, subject }) => {
      const ticket = await asSystem(app.deps.database, (tx) => issueToken(tx, subject.id, 'export'));
      return { path: `/api/conta/exportacao?ticket=${ticket}` };
    },
  },
  {
    route: 'GET /api/conta/exportacao',
    name: 'gives nothing without a ticket',
    statuses: signedIn(404),
    request: async () => ({ path: '/api/conta/exportacao' }),
  },
  {
    route: 'GET /api/clientes/:id/exportacao',
    name: 'gives all data of a client to its therapist alone',
    statuses: { ...signedIn(200), other: 404, admin: 404 },
    reads: ({ input, reader }) => [{ action: 'cliente.export', subjectId: idIn(input), ownerId: reader.id }],
    request: async ({ app, subject }) => ({
      path: `/api/clientes/${await insertCliente(app.database.sql, subject.id)}/exportacao`,
    }),
  },
  {
    route: 'GET /api/clientes/:id/exportacao',
    name: 'has nothing to give of an unknown client',
    statuses: signedIn(404),
    request: async () => ({ path: `/api/clientes/${randomUUID()}/exportacao` }),
  },
  {
    route: 'POST /api/suporte/mensagens/:id/imagem',
    name: 'takes a picture for a message to support from its writer alone',
    statuses: { ...signedIn(200), other: 404, admin: 404 },
    reads: 'none',
    request: async ({ app, subject }) => {
      const { messageId } = await insertThread(app.database.sql, subject.id);
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(await smallPhoto())], { type: 'image/jpeg' }), 'tela.jpg');
      return { path: `/api/suporte/mensagens/${messageId}/imagem`, init: { method: 'POST', body } };
    },
  },
  {
    route: 'GET /api/suporte/mensagens/:id/imagem',
    name: 'shows a picture to the writer of its message alone',
    statuses: { ...signedIn(200), other: 404, admin: 404 },
    reads: 'none',
    request: async ({ app, subject }) => ({
      path: `/api/suporte/mensagens/${await sentPicture(app, subject)}/imagem`,
    }),
  },
  {
    route: 'GET /api/admin/suporte/mensagens/:id/imagem',
    name: 'shows a picture to an admin, and to nobody else',
    statuses: { ...signedIn(403), admin: 200 },
    reads: async ({ sql, input }) => {
      const [message] = await sql<{ thread: string; owner: string }[]>`
        select thread_id as thread, account_id as owner from support_messages where id = ${idIn(input)}`;
      return message ? [{ action: 'suporte.read', subjectId: message.thread, ownerId: message.owner }] : [];
    },
    request: async ({ app, subject }) => ({
      path: `/api/admin/suporte/mensagens/${await sentPicture(app, subject)}/imagem`,
    }),
  },
  {
    route: 'GET /api/relatorios/:id/pdf',
    // An admin too is refused: only the therapist of a report may share it.
    name: "gives a report's file to its therapist alone",
    statuses: { ...signedIn(200), other: 404, admin: 404 },
    reads: ({ input, reader }) => [{ action: 'relatorio.pdf', subjectId: idIn(input), ownerId: reader.id }],
    request: async ({ app, subject }) => ({
      path: `/api/relatorios/${await insertReport(app.database.sql, subject.id)}/pdf`,
    }),
  },
  {
    route: 'GET /api/relatorios/:id/pdf',
    name: 'gives the one without photos to nobody else either',
    statuses: { ...signedIn(200), other: 404, admin: 404 },
    reads: ({ input, reader }) => [{ action: 'relatorio.pdf', subjectId: idIn(input), ownerId: reader.id }],
    request: async ({ app, subject }) => ({
      path: `/api/relatorios/${await insertReport(app.database.sql, subject.id)}/pdf?fotos=nao`,
    }),
  },
  {
    route: 'GET /api/relatorios/:id/pdf',
    name: 'has no file for an unknown id',
    statuses: signedIn(404),
    request: async () => ({ path: `/api/relatorios/${randomUUID()}/pdf` }),
  },
  ...['', '/pdf', '/logo'].flatMap((below): RouteCase[] => [
    {
      route: `GET /r/:token${below}`,
      // The link is the proof: a session changes nothing.
      name: 'opens a shared report to whoever holds its link',
      statuses: everyone(200),
      reads: byLink(below),
      request: async ({ app }) => ({ path: (await sharedReportPath(app)) + below }),
    },
    {
      route: `GET /r/:token${below}`,
      name: 'opens nothing without the link, not even to its therapist',
      statuses: everyone(404),
      request: async () => ({ path: `/r/${randomBytes(32).toString('base64url')}${below}` }),
    },
  ]),
  {
    route: 'POST /api/stripe/webhook',
    // No session opens it, not even an admin's: the payment provider calls it and proves itself by a signature.
    name: 'takes nothing that the payment provider has not signed',
    statuses: everyone(400),
    request: async () => ({
      path: '/api/stripe/webhook',
      init: {
        method: 'POST',
        body: new Blob([JSON.stringify({ id: 'evt_1', type: 'invoice.paid' })], { type: 'application/json' }),
      },
    }),
  },
  {
    route: 'GET /correio/:key',
    // The outbox belongs to the reader of the start text, signed in or not.
    name: 'lists mail that was not sent to whoever holds the key',
    statuses: everyone(200),
    reads: 'none',
    request: async ({ app }) => ({ path: `/correio/${await readOutboxKey(app.deps.config.outboxDir)}` }),
  },
  {
    route: 'GET /correio/:key',
    name: 'lists nothing to anybody else, admins included',
    statuses: everyone(404),
    request: async () => ({ path: `/correio/${randomBytes(32).toString('base64url')}` }),
  },
  {
    route: 'GET /correio/:key/:id',
    name: 'shows a message to whoever holds the key',
    statuses: everyone(200),
    reads: 'none',
    request: async ({ app }) => ({ path: await storedMail(app) }),
  },
  {
    route: 'GET /correio/:key/:id',
    name: 'shows no message without the key',
    statuses: everyone(404),
    request: async ({ app }) => ({ path: withWrongKey(await storedMail(app)) }),
  },
  {
    route: 'GET /correio/:key/:id/original',
    name: 'gives a message as it would have been sent to whoever holds the key',
    statuses: everyone(200),
    reads: 'none',
    request: async ({ app }) => ({ path: `${await storedMail(app)}/original` }),
  },
  {
    route: 'GET /correio/:key/:id/original',
    name: 'gives no message without the key',
    statuses: everyone(404),
    request: async ({ app }) => ({ path: `${withWrongKey(await storedMail(app))}/original` }),
  },
  ...['', '/openapi.json'].map(
    (below): RouteCase => ({
      route: `GET /api/v1${below}`,
      name: 'describes the API to everybody',
      statuses: everyone(200),
      reads: 'none',
      request: async () => ({ path: `/api/v1${below}` }),
    }),
  ),
  {
    route: 'GET /api/v1/uso',
    name: 'takes no session for a key',
    statuses: everyone(401),
    request: async () => ({ path: '/api/v1/uso' }),
  },
  {
    route: 'GET /api/v1/uso',
    name: 'gives the usage of the account of the key',
    statuses: byKey(200),
    reads: 'none',
    request: async (scene) => ({ path: '/api/v1/uso', init: await withKey(scene) }),
  },
  {
    route: 'GET /api/v1/clientes',
    name: 'lists the clients of the account of the key',
    statuses: byKey(200),
    reads: byProgram(ofOwnClientes),
    request: async (scene) => ({ path: '/api/v1/clientes', init: await withKey(scene) }),
  },
  {
    route: 'POST /api/v1/clientes',
    name: 'records a client, each one their own',
    statuses: byKey(201),
    request: async (scene) => ({
      path: '/api/v1/clientes',
      init: await withKey(scene, {
        nome: `Rita ${randomUUID()}`,
        ...{ nascimento: null, idade: 40, sexo: null, telefone: '', email: '' },
      }),
    }),
  },
  {
    route: 'GET /api/v1/clientes/:id',
    name: 'gives a client to a key of her therapist alone',
    statuses: ownRowsByKey(200),
    reads: byProgram(ofIdInPath('cliente.read')),
    request: async (scene) => ({
      path: `/api/v1/clientes/${await insertCliente(scene.app.database.sql, scene.subject.id)}`,
      init: await withKey(scene),
    }),
  },
  {
    route: 'POST /api/v1/fotos',
    name: 'takes a photo, each one their own',
    statuses: byKey(201),
    request: async (scene) => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(await smallPhoto())], { type: 'image/jpeg' }), 'foto.jpg');
      return { path: '/api/v1/fotos?kind=lingua', init: { ...(await withKey(scene)), method: 'POST', body } };
    },
  },
  {
    route: 'POST /api/v1/avaliacoes',
    name: 'makes an assessment from photos of the same account alone',
    statuses: ownRowsByKey(201),
    request: async (scene) => ({
      path: '/api/v1/avaliacoes',
      init: await withKey(scene, {
        dadosAnamnese: buildAnamnese(),
        fotos: { lingua: await insertFoto(scene.app.database.sql, scene.subject.id) },
        consentimentoLgpd: true,
      }),
    }),
  },
  {
    route: 'GET /api/v1/avaliacoes',
    name: 'lists the assessments of the account of the key',
    statuses: byKey(200),
    reads: byProgram(ofOwnList),
    request: async (scene) => ({ path: '/api/v1/avaliacoes', init: await withKey(scene) }),
  },
  ...(
    [
      ['', 'avaliacao.read'],
      ['/relatorio', 'avaliacao.read'],
      ['/relatorio.pdf', 'relatorio.pdf'],
    ] as const
  ).map(
    ([below, action]): RouteCase => ({
      route: `GET /api/v1/avaliacoes/:id${below}`,
      name: 'gives it to a key of its therapist alone',
      statuses: ownRowsByKey(200),
      reads: byProgram(ofIdInPath(action)),
      request: async (scene) => ({
        path: `/api/v1/avaliacoes/${await insertReport(scene.app.database.sql, scene.subject.id)}${below}`,
        init: await withKey(scene),
      }),
    }),
  ),
  {
    route: 'GET /api/v1/consultas',
    name: 'lists consultations for a key of their therapist alone',
    statuses: ownRowsByKey(200),
    reads: byProgram(ofIdInPath('cliente.read')),
    request: async (scene) => ({
      path: `/api/v1/consultas?clienteId=${await insertCliente(scene.app.database.sql, scene.subject.id)}`,
      init: await withKey(scene),
    }),
  },
  {
    route: 'GET /api/v1/consultas/:id',
    name: 'gives a consultation to a key of its therapist alone',
    statuses: ownRowsByKey(200),
    reads: byProgram(async ({ sql, input, reader }) => {
      const [row] = await sql<{ avaliacao: string }[]>`
        select avaliacao_inicial_id as avaliacao from consultas_evolutivas where id = ${idIn(input)}`;
      return [{ action: 'consultas.read', subjectId: row?.avaliacao ?? '', ownerId: reader.id }];
    }),
    request: async (scene) => {
      const { sql } = scene.app.database;
      const avaliacao = await insertAvaliacao(sql, scene.subject.id);
      return {
        path: `/api/v1/consultas/${(await insertConsulta(sql, scene.subject.id, avaliacao)).id}`,
        init: await withKey(scene),
      };
    },
  },
  {
    route: 'GET *',
    name: 'finds nothing at an unknown address',
    statuses: everyone(404),
    request: async () => ({ path: '/api/nada' }),
  },
  {
    route: 'GET *',
    name: 'lists no photos',
    statuses: everyone(404),
    request: async () => ({ path: '/api/fotos' }),
  },
  {
    route: 'GET *',
    name: 'finds no procedure that does not exist',
    statuses: everyone(404),
    request: async () => ({ path: '/trpc/admin.everything' }),
  },
  {
    route: 'GET *',
    name: 'has no other method on a photo',
    statuses: everyone(404),
    request: async () => ({ path: `/api/fotos/${randomUUID()}`, init: { method: 'DELETE' } }),
  },
];

/** A call with a key of the caller; none of who has no account, and an expired one of whose session has expired. */
async function withKey(
  { app, caller, identity }: { app: TestApp; caller: Person; identity: Identity },
  body?: unknown,
): Promise<{ method?: string; headers: Record<string, string>; body?: string }> {
  if (identity === 'anonymous') return { headers: {}, ...(body !== undefined && { method: 'POST' }) };
  const ends = identity === 'expired' ? '-1 second' : '30 days';
  const { secret } = await insertApiKey(app.database.sql, caller.id, { ends });
  const headers = { authorization: `Bearer ${secret}` };
  if (body === undefined) return { headers };
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  };
}

/** The id in an address. */
function idIn(path: unknown): string {
  return /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(String(path))?.[0] ?? '';
}

function ofIdInPath(action: AccessAction): RowsOfReads {
  return ({ input, reader }) => [{ action, subjectId: idIn(input), ownerId: reader.id }];
}

/** The logged reader is the link itself, because its holder is unknown. */
function byLink(below: string): Reads {
  if (below === '/logo') return 'none';
  return async ({ sql, input }) => {
    const token = String(input).split('/')[2] ?? '';
    const [share] = await sql<{ id: string; avaliacao: string; owner: string }[]>`
      select id, avaliacao_id as avaliacao, terapeuta_id as owner from relatorio_shares where token_hash = ${hashToken(token)}`;
    const action = below === '/pdf' ? 'relatorio.pdf' : 'relatorio.share';
    return share
      ? [{ action, subjectId: share.avaliacao, ownerId: share.owner, actorId: share.id, actorRole: 'visitor' }]
      : [];
  };
}

/** The page of a share link, for a report of a therapist with a logo. */
async function sharedReportPath(app: TestApp): Promise<string> {
  const { sql } = app.database;
  const userId = await insertTherapist(sql);
  const key = `${userId}/logo-1.png`;
  await app.deps.storage.put(key, await smallPhoto('png'));
  await sql`insert into clinica_configs (terapeuta_id, logo_key) values (${userId}, ${key})`;
  const avaliacaoId = await insertReport(sql, userId);
  // It was made with the brand, which it keeps under every plan.
  await sql`update avaliacoes set com_marca = true where id = ${avaliacaoId}`;
  const { token } = await insertShare(sql, userId, avaliacaoId);
  return `/r/${token}`;
}

async function insertTherapist(sql: postgres.Sql): Promise<string> {
  const [made] = await sql<{ id: string }[]>`
    with account as (
      insert into accounts (email, password_hash) values (${`${randomUUID()}@example.com`}, 'none') returning id, email)
    insert into profiles (id, nome_completo, email) select id, 'Marina Duarte Lopes', email from account returning id`;
  return made?.id ?? '';
}

/** An upload through a new link, and the headers that prove the link. @param arrived the bytes that the server has */
async function invitedUpload({ database: { sql }, deps }: TestApp, arrived?: Buffer) {
  const userId = await insertTherapist(sql);
  const convite = await insertConvite(sql, userId, { ficha: { ...buildFicha(), fotos: true } });
  const key = `${userId}/${randomUUID()}.parte`;
  if (arrived) await deps.storage.put(key, arrived);
  const id = await insertUpload(sql, userId, arrived && { bytes: arrived.byteLength, key });
  await sql`update foto_uploads set convite_id = ${convite.id} where id = ${id}`;
  return { id, headers: { authorization: `Bearer ${convite.token}` } };
}

/** A message to support with a picture. */
async function sentPicture({ database: { sql } }: TestApp, { id }: Person): Promise<string> {
  const { messageId } = await insertThread(sql, id);
  await insertSupportPicture(sql, id, messageId, await smallPhoto());
  return messageId;
}

/** The page of a message in the outbox. */
async function storedMail({ deps }: TestApp): Promise<string> {
  const dir = deps.config.outboxDir;
  const message = {
    to: 'ana@example.com',
    subject: 'Olá',
    html: '<p>Olá</p>',
    text: 'Olá',
    messageId: '<1@meridia.test>',
  };
  await storeInOutbox(dir, message, Buffer.from('Olá'));
  const [stored] = await listOutbox(dir);
  return `/correio/${await readOutboxKey(dir)}/${stored?.id}`;
}

function withWrongKey(path: string): string {
  return path.replace(/^\/correio\/[^/]+/, `/correio/${randomBytes(32).toString('base64url')}`);
}

/** A photo with an existing file. */
export async function storedFoto(app: TestApp, owner: Person): Promise<string> {
  const { sql } = app.database;
  const id = await insertFoto(sql, owner.id);
  const [row] = await sql<{ key: string }[]>`select storage_key as key from fotos where id = ${id}`;
  await app.deps.storage.put(row?.key ?? '', await smallPhoto());
  return id;
}
