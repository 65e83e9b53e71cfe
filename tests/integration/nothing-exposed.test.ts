import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { type BuiltClient, writeBuiltClient } from '../support/built-client.ts';
import { smallPhoto } from '../support/pictures.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** What an attacker looks for first: the name and version of the software, the place of an error, and forgotten files. */

const trap = 'SEGREDO-QUE-NINGUEM-LE';
let client: BuiltClient;
let app: TestApp;
let person: ApiClient & { userId: string };
beforeAll(async () => {
  client = await writeBuiltClient();
  for (const folder of ['', 'assets', 'icons']) {
    await mkdir(join(client.root, folder, '.git'), { recursive: true });
    await writeFile(join(client.root, folder, '.git/config'), trap);
    await writeFile(join(client.root, folder, '.env'), trap);
  }
  app = await startTestApp({ clientRoot: client.root });
  person = await signUpClient(app.baseUrl);
});
afterAll(async () => {
  await app.close();
  await client.remove();
});

describe('nothing is found at', () => {
  it.each([
    '/.git/config',
    '/.git/HEAD',
    '/.env',
    '/assets/.env',
    '/assets/.git/config',
    '/icons/.env',
    '/.DS_Store',
    '/package.json',
    '/pnpm-lock.yaml',
    '/Dockerfile',
    '/.env.example',
    '/server/main.js',
    '/main.js',
    '/main.js.map',
    '/assets/app-1a2b3c.js.map',
    '/sw.js.map',
    '/pages/site.json',
    '/pages/shell.html',
    '/node_modules/zod/package.json',
    '/.source-hash',
    '/migrations/0000_tables.sql',
    '/postgres',
    '/fotos',
    '/secret.key',
    '/backup.zip',
    '/dump.sql',
    '/graphql',
    '/graphiql',
    '/playground',
    '/trpc-panel',
    '/panel',
    '/docs',
    '/api-docs',
    '/swagger',
    '/swagger.json',
    '/openapi.json',
    '/api/openapi.json',
    '/api/docs',
    '/metrics',
    '/api/metrics',
    '/debug',
    '/debug/pprof',
    '/status',
    '/server-status',
    '/actuator',
    '/actuator/env',
    '/phpinfo.php',
    '/wp-login.php',
    '/.well-known/openid-configuration',
    '/trpc',
    '/trpc/',
    '/trpc/__introspection',
    '/trpc/docs',
    '/@vite/client',
    '/src/main.tsx',
    '/@fs/etc/passwd',
    '/assets/../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cpackage.json',
    '/icons/%2e%2e%2fpages/site.json',
    '/..%2f.env',
    '/%2e%2e/%2e%2e/.env',
  ])('%s', async (path) => {
    const answer = await rawGet(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expectQuiet(answer);
  });
});

describe('an error says what to do, and nothing about the software:', () => {
  const failures: Record<string, () => Promise<Response>> = {
    'a query that the database refuses': async () => {
      await app.database.sql`alter table anamnese_drafts add constraint none_today check (false) not valid`;
      const data = { dados: { nomeCliente: trap }, fotos: {}, consentimento: false };
      const input = { id: '0b6f1c3e-7d0c-4b58-9a53-1c2d3e4f5a6b', data, baseRevision: 0 };
      const answer = await post('/trpc/drafts.save', JSON.stringify(input));
      await app.database.sql`alter table anamnese_drafts drop constraint none_today`;
      return answer;
    },
    'a photo that cannot be stored': async () => {
      const { storage } = app.deps;
      const error = Object.assign(new Error(`EACCES: ${trap}`), { code: 'EACCES', path: trap });
      app.deps.storage = { ...storage, put: () => Promise.reject(error) };
      const answer = await person.uploadFoto('lingua', await smallPhoto());
      app.deps.storage = storage;
      return answer;
    },
    'an unknown procedure': () => person.fetch('/trpc/nada.nada'),
    'an input of another shape': () => post('/trpc/drafts.save', JSON.stringify({ id: trap, data: [trap] })),
    'a query as a mutation': () => post('/trpc/accounts.session', '{}'),
    'a body that is no JSON': () => post('/trpc/accounts.login', `{"a": ${trap}`),
    'a batch that is no JSON': () => person.fetch(`/trpc/avaliacoes.byId?batch=1&input=${trap}`),
    'a body of another type': () => post('/trpc/accounts.login', '<a/>', 'text/xml'),
    'an upload that is no form': () => post('/api/fotos?kind=lingua', trap, 'multipart/form-data'),
    'a form that is cut': () =>
      post('/api/fotos?kind=lingua', `--x\r\nContent-Disp`, 'multipart/form-data; boundary=x'),
    'a file that is no photo': () => person.uploadFoto('lingua', Buffer.from(trap)),
    'a photo of nobody': () => person.fetch('/api/fotos/0b6f1c3e-7d0c-4b58-9a53-1c2d3e4f5a6b'),
    'a share of nobody': () => person.fetch('/r/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
    'a webhook that nobody signed': () => post('/api/stripe/webhook', '{'),
    'a method that is none': () => person.fetch('/api/health', { method: 'PROPFIND' }),
  };

  it.each(Object.keys(failures))('%s', async (name) => {
    const response = await failures[name]?.();
    if (!response) throw new Error('no such failure');
    const answer = { status: response.status, headers: response.headers, body: await response.text() };
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expectQuiet(answer);
  });
});

interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

const names = /fastify|express|node\.?js|node_modules|drizzle|postgres|pg-boss|zod|sharp|libvips|busboy/i;
const places =
  /\n\s+at |\\n\s+at |"stack"|\.tsx?:\d|\.m?js:\d|file:\/\/|\/server\/|EACCES|ENOENT|none_today|insert into|constraint/i;
const versions = /\bv?\d+\.\d+\.\d+\b/;

function expectQuiet({ headers, body }: Answer): void {
  const heads = [...headers]
    .filter(([name]) => name !== 'content-security-policy')
    .map((head) => head.join(': '))
    .join('\n');
  for (const pattern of [names, places, versions]) {
    expect(heads).not.toMatch(pattern);
    // Our own pages name their scripts and styles.
    expect(body.startsWith('<') ? '' : body).not.toMatch(pattern);
  }
  expect(body).not.toContain(trap);
  for (const head of ['server', 'x-powered-by', 'via', 'x-runtime', 'x-version']) expect(headers.get(head)).toBeNull();
}

/** Sends the path unchanged; `fetch` would normalise it. */
async function rawGet(path: string): Promise<Answer> {
  const { hostname, port } = new URL(app.baseUrl);
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { cookie: person.cookie() } }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      response.on('end', () => {
        const headers = new Headers(
          Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]),
        );
        resolve({ status: response.statusCode ?? 0, headers, body });
      });
    });
    asked.once('error', reject).end();
  });
}

function post(path: string, body: string, type = 'application/json'): Promise<Response> {
  return person.fetch(path, { method: 'POST', headers: { 'content-type': type }, body });
}
