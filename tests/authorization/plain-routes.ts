import { randomBytes, randomUUID } from 'node:crypto';
import { listOutbox, readOutboxKey, storeInOutbox } from '@meridia/server/integrations/mailer/outbox-store.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertFoto } from '../support/rows.ts';
import type { TestApp } from '../support/test-app.ts';
import type { Identity, Person } from './identities.ts';

/** HTTP status per identity. */
export type Statuses = Record<Identity, number>;

export interface RouteCase {
  /** As Fastify lists it; `GET *` stands for every address that no route has. */
  route: string;
  name: string;
  statuses: Statuses;
  request(scene: { app: TestApp; subject: Person }): Promise<{ path: string; init?: RequestInit }>;
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

/** Routes of tRPC; the procedures behind them have their own matrix. */
export const trpcRoutes = [
  'GET /trpc',
  ...['DELETE', 'GET', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'QUERY', 'TRACE'].map((method) => `${method} /trpc/:path`),
];

/** Every plain route with who may use it. */
export const routeCases: readonly RouteCase[] = [
  {
    route: 'GET /api/health',
    name: 'says whether the process can work',
    statuses: everyone(200),
    request: async () => ({ path: '/api/health' }),
  },
  {
    route: 'GET /api/fotos/:id',
    // Admins see photos of everybody, with a record of it; another therapist finds nothing.
    name: 'shows a photo',
    statuses: { ...signedIn(200), other: 404 },
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
    request: async () => {
      const body = new FormData();
      body.append('file', new Blob([new Uint8Array(await smallPhoto())], { type: 'image/jpeg' }), 'foto.jpg');
      return { path: '/api/fotos?kind=lingua', init: { method: 'POST', body } };
    },
  },
  {
    route: 'POST /api/stripe/webhook',
    // No session opens it, not even an admin's: it is for the payment provider, whose signature is looked at.
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
    // The outbox belongs to whoever reads the start text, signed in or not.
    name: 'lists mail that was not sent to whoever holds the key',
    statuses: everyone(200),
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
    request: async ({ app }) => ({ path: `${await storedMail(app)}/original` }),
  },
  {
    route: 'GET /correio/:key/:id/original',
    name: 'gives no message without the key',
    statuses: everyone(404),
    request: async ({ app }) => ({ path: `${withWrongKey(await storedMail(app))}/original` }),
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

/** Where a message in the outbox is shown. */
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

/** A photo with a file behind it. */
export async function storedFoto(app: TestApp, owner: Person): Promise<string> {
  const { sql } = app.database;
  const id = await insertFoto(sql, owner.id);
  const [row] = await sql<{ key: string }[]>`select storage_key as key from fotos where id = ${id}`;
  await app.deps.storage.put(row?.key ?? '', await smallPhoto());
  return id;
}
