import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPassword } from '../support/api-client.ts';
import { type BuiltClient, writeBuiltClient } from '../support/built-client.ts';
import { publicEnv, publicHeaders } from '../support/public-name.ts';
import { expectSafe, readPolicy } from '../support/safe-headers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const publicUrl = 'https://clinica.example';
const ours = publicHeaders(publicUrl);
let client: BuiltClient;
let app: TestApp;
beforeAll(async () => {
  client = await writeBuiltClient();
  // The app runs over http behind a proxy with https in front, so everything that depends on https is active.
  app = await startTestApp({ clientRoot: client.root, env: publicEnv(publicUrl) });
});
afterAll(async () => {
  await app.close();
  await client.remove();
});

/** Answers of every kind, and how to get each. */
const answers: Record<string, () => Promise<Response>> = {
  'a public page': () => get('/'),
  'the shell': () => get('/dashboard'),
  'the 404 page': () => get('/nada'),
  'a page that has not changed': async () => get('/', { 'if-none-match': (await get('/')).headers.get('etag') ?? '' }),
  'a file': () => get('/assets/app-1a2b3c.js'),
  'a file that has not changed': async () =>
    get('/assets/app-1a2b3c.js', { 'if-none-match': (await get('/assets/app-1a2b3c.js')).headers.get('etag') ?? '' }),
  'a part of a file': () => get('/assets/app-1a2b3c.js', { range: 'bytes=0-9', 'accept-encoding': 'identity' }),
  'a file that is not there': () => get('/assets/nada.js'),
  'an unknown procedure': () => get('/trpc/nada'),
  'a query': () => get('/trpc/accounts.session'),
  'a query without a session': () => get('/trpc/avaliacoes.list'),
  'a query as a mutation': () => post('/trpc/accounts.session', '{}'),
  'a forged request': () =>
    fetch(`${app.baseUrl}/trpc/accounts.logout`, {
      method: 'POST',
      headers: { ...ours, origin: 'https://malicioso.example' },
    }),
  'a body that is no JSON': () => post('/trpc/accounts.login', '{'),
  'a body that is too large': () => post('/trpc/accounts.login', JSON.stringify('x'.repeat(2 * 1024 * 1024))),
  'a photo without a session': () => get('/api/fotos/00000000-0000-4000-8000-000000000000'),
  'an upload without a session': () => post('/api/fotos?kind=lingua', '{}'),
  'an unknown address of the API': () => get('/api/nada'),
  'an unknown method': () => fetch(`${app.baseUrl}/api/health`, { method: 'DELETE', headers: ours }),
  'a request under another name': () => fetch(app.baseUrl),
  'an address that cannot be decoded': () => get('/%E0%A4%A'),
  'a parameter that is too long': () => get(`/api/fotos/${'x'.repeat(6000)}`),
};

describe('every answer has the headers', () => {
  it.each(Object.keys(answers))('%s', async (name) => {
    expectSafe(await answers[name]?.());
  });

  it('all existing routes, requested with GET', async () => {
    const paths = app.routes
      .filter((route) => route.startsWith('GET /'))
      .map((route) => route.slice(4).replace(/:\w+/g, 'x').replace('*', 'x'));
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const response = await get(path);
      expectSafe(response, path);
      await response.body?.cancel();
    }
  });

  it.each([
    ['what is no HTTP', 'NONSENSE\r\n\r\n', 400],
    ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
  ])('%s', async (_name, request, status) => {
    const answer = await sendRaw(request);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    const headers = new Headers(
      answer
        .split('\r\n\r\n', 1)
        .flatMap((head) => head.split('\r\n').slice(1))
        .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    expectSafe(new Response(null, { headers, status: 500 }));
  });
});

describe('the content security policy', () => {
  it('allows only the inline scripts of our own documents, and forbids to frame, embed or redirect the page', async () => {
    const policy = readPolicy(await get('/'));
    expect(policy['script-src']).toMatch(/^'self'( 'sha256-[\w+/]+=*')+$/);
    expect(policy['default-src']).toBe("'self'");
    expect(policy['object-src']).toBe("'none'");
    expect(policy['base-uri']).toBe("'none'");
    expect(policy['frame-ancestors']).toBe("'none'");
    expect(policy['form-action']).toBe("'self'");
    expect(policy['worker-src']).toBe("'self'");
    expect(JSON.stringify(policy)).not.toContain('unsafe-eval');
  });
});

describe('caching', () => {
  it.each(['/api/health', '/trpc/accounts.session', '/api/nada', '/trpc/avaliacoes.list'])(
    '%s may not be stored anywhere',
    async (path) => {
      expect((await get(path)).headers.get('cache-control')).toBe('no-store');
    },
  );
});

it('binds the session to this host, hidden from scripts and from other sites', async () => {
  const person = { email: 'bia@example.com', password: testPassword };
  await post('/trpc/accounts.signUp', JSON.stringify({ nomeCompleto: 'Bia Lima', ...person }));
  const response = await post('/trpc/accounts.login', JSON.stringify(person));
  const cookies = response.headers.getSetCookie();
  expect(cookies[0]).toMatch(/^__Host-session=/);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-\w+=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  }
});

it('does not echo a TRACE request', async () => {
  for (const path of ['/', '/trpc/accounts.session', '/api/health']) {
    const answer = await sendRaw(
      `TRACE ${path} HTTP/1.1\r\nHost: clinica.example\r\nOrigin: ${publicUrl}\r\nContent-Type: application/json\r\nCookie: session=secret\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('secret');
  }
});

async function sendRaw(request: string): Promise<string> {
  const { hostname, port } = new URL(app.baseUrl);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8');
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  socket.write(request);
  await once(socket, 'close');
  return answer;
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.baseUrl}${path}`, { headers: { ...ours, ...headers } });
}

function post(path: string, body: string): Promise<Response> {
  return fetch(`${app.baseUrl}${path}`, {
    method: 'POST',
    headers: { ...ours, 'content-type': 'application/json' },
    body,
  });
}
