import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type BuiltClient, writeBuiltClient } from '../support/built-client.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let client: BuiltClient;
let local: TestApp;
let open: TestApp;
let proxied: TestApp;
beforeAll(async () => {
  client = await writeBuiltClient();
  local = await startTestApp({ clientRoot: client.root });
  const PUBLIC_URL = 'https://clinica.example';
  open = await startTestApp({ clientRoot: client.root, beside: local, env: { PUBLIC_URL } });
  proxied = await startTestApp({ clientRoot: client.root, beside: local, env: { PUBLIC_URL, TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await open.close();
  await proxied.close();
  await local.close();
  await client.remove();
});

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** With a freely chosen Host header, which fetch does not allow. */
function ask(app: TestApp, path: string, headers: Record<string, string>, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(`${app.baseUrl}${path}`, { method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '', text }),
      );
    });
    sent.once('error', reject);
    sent.end(method === 'POST' ? '{"email":"ninguem@example.com"}' : undefined);
  });
}

const portOf = (app: TestApp) => new URL(app.baseUrl).port;
const json = { 'content-type': 'application/json' };

/** Reads of every kind; none may return any content. */
const reads = [
  '/',
  '/dashboard',
  '/assets/app-1a2b3c.js',
  '/trpc/accounts.session',
  '/trpc/subscriptions.plans?batch=1',
  '/api/nada',
];

describe('an app on this machine', () => {
  it.each(['localhost', '127.0.0.1', '127.8.9.10', '[::1]', 'meridia.localhost', 'LOCALHOST'])(
    'answers as %s, at its own port and at the port of a tunnel',
    async (name) => {
      for (const port of [portOf(local), '8080']) {
        const host = `${name}:${port}`;
        expect((await ask(local, '/', { host })).status).toBe(200);
        const headers = { ...json, host, origin: `http://${host.toLowerCase()}` };
        expect((await ask(local, '/trpc/accounts.requestRecovery', headers, 'POST')).status).toBe(200);
      }
    },
  );

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'])(
    'answers nothing that a proxy of strangers passes on under a name of this machine: %s',
    async (name) => {
      const host = `127.0.0.1:${portOf(local)}`;
      const headers = { ...json, host, origin: `http://${host}`, [name]: '203.0.113.9' };
      expect((await ask(local, '/', headers)).status).toBe(421);
      expect((await ask(local, '/trpc/accounts.requestRecovery', headers, 'POST')).status).toBe(421);
    },
  );

  it('answers no request in the old form in which nginx passes requests on', async () => {
    const socket = connect(Number(portOf(local)), '127.0.0.1');
    socket.end(`GET / HTTP/1.0\r\nHost: 127.0.0.1:${portOf(local)}\r\n\r\n`);
    let text = '';
    for await (const chunk of socket) text += chunk;
    expect(text).toMatch(/^HTTP\/1\.[01] 421 /);
  });

  it.each([
    'malicioso.example',
    'localhost.malicioso.example',
    'malicioso-localhost',
    '127.0.0.1.malicioso.example',
    'a@localhost',
    'localhost/',
    '192.168.0.10',
    '0.0.0.0',
  ])('answers nothing as "%s", because pages of that name could read it (DNS rebinding)', async (name) => {
    const host = `${name}:${portOf(local)}`;
    for (const path of reads) {
      const { status, text } = await ask(local, path, { host });
      expect({ path, status, text }).toEqual({
        path,
        status: 421,
        text: expect.stringContaining('Este endereço não é o do MeridIA'),
      });
    }
    const headers = { ...json, host, origin: `http://${host}` };
    expect((await ask(local, '/trpc/accounts.requestRecovery', headers, 'POST')).status).toBe(421);
  });

  it.each([
    ['another scheme', (host: string) => `https://${host}`],
    ['another port', () => 'http://127.0.0.1:1'],
    ['another name of this machine', (host: string) => host.replace('127.0.0.1', 'http://localhost')],
  ])('refuses changes from %s', async (_name, originOf) => {
    const host = `127.0.0.1:${portOf(local)}`;
    const headers = { ...json, host, origin: originOf(host) };
    expect((await ask(local, '/trpc/accounts.requestRecovery', headers, 'POST')).status).toBe(403);
  });

  it('explains the refusal to a person who opens it in a browser', async () => {
    const answer = await ask(local, '/', { host: 'malicioso.example', accept: 'text/html,*/*' });
    expect(answer.type).toBe('text/plain; charset=utf-8');
    expect(answer.text).toBe('Este endereço não é o do MeridIA. Abra http://localhost:0 no navegador.\n');
  });

  it('opens no socket under another name, and closes the connection', async () => {
    const host = `malicioso.example:${portOf(local)}`;
    const socket = new WebSocket(`${local.baseUrl.replace('http', 'ws')}/trpc`, {
      headers: { host, origin: `http://${host}` },
    });
    const status = await new Promise((resolve) =>
      socket.once('unexpected-response', (sent, response) => {
        sent.socket?.once('close', () => resolve(response.statusCode));
        response.resume();
      }),
    );
    expect(status).toBe(421);
  });

  it('answers a request without a name (HTTP/1.0) only about its health', async () => {
    const raw = (path: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(portOf(local)), '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.0\r\n\r\n`));
        let text = '';
        socket.setEncoding('utf8');
        socket.on('data', (chunk) => {
          text += chunk;
        });
        socket.on('close', () => resolve(text));
      });
    expect(await raw('/api/health')).toContain(' 200 ');
    expect(await raw('/')).toContain(' 421 ');
  });
});

describe('an app with a public address', () => {
  it('answers under its name in any spelling, and accepts changes only from its own pages', async () => {
    for (const host of ['clinica.example', 'CLINICA.example', 'clinica.example:443']) {
      expect((await ask(open, '/', { host })).status).toBe(200);
      const told = async (origin: string) =>
        (await ask(open, '/trpc/accounts.requestRecovery', { ...json, host, origin }, 'POST')).status;
      expect(await told('https://clinica.example')).toBe(200);
      for (const origin of [
        'http://clinica.example',
        'https://clinica.example:8443',
        'https://CLINICA.example',
        'null',
      ]) {
        expect({ origin, status: await told(origin) }).toEqual({ origin, status: 403 });
      }
    }
  });

  it.each(['127.0.0.1', 'localhost', 'www.clinica.example', 'clinica.example:8443', 'clinica.example.'])(
    'answers nothing as %s except its health, which balancers request by IP address',
    async (host) => {
      for (const path of reads) expect((await ask(open, path, { host })).status).toBe(421);
      expect((await ask(open, '/api/health', { host })).status).toBe(200);
    },
  );

  it('accepts the name from a proxy that renames it, when there is a proxy', async () => {
    const renamed = { host: 'app:3000', 'x-forwarded-host': 'clinica.example' };
    expect((await ask(open, '/', renamed)).status).toBe(421);
    expect((await ask(proxied, '/', renamed)).status).toBe(200);
    const headers = { ...json, ...renamed, origin: 'https://clinica.example' };
    expect((await ask(proxied, '/trpc/accounts.requestRecovery', headers, 'POST')).status).toBe(200);
    // The browser's claim stands before the value that the proxy added.
    const forged = { host: 'app:3000', 'x-forwarded-host': 'clinica.example, malicioso.example' };
    expect((await ask(proxied, '/', forged)).status).toBe(421);
    expect((await ask(proxied, '/', { host: 'clinica.example' })).status).toBe(200);
  });
});
