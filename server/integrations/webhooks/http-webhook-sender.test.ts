import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttpWebhookSender } from './http-webhook-sender.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    if (server instanceof HttpServer) server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
const serve = async (handler: Handler) => `http://127.0.0.1:${await listen(createServer(handler))}/avisos?a=1`;
const message = (url: string) => ({ url, headers: { 'content-type': 'application/json' }, body: '{"é":1}' });
const sender = createHttpWebhookSender({ loopback: true });

describe('a message', () => {
  it('arrives whole, on a connection of its own that ends with it', async () => {
    const seen: unknown[] = [];
    let sockets = 0;
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { method, url, headers } = request;
        seen.push([method, url, headers['content-type'], headers.connection, Buffer.concat(parts).toString()]);
        response.writeHead(204).end();
      });
    });
    server.on('connection', () => {
      sockets += 1;
    });
    const url = `http://127.0.0.1:${await listen(server)}/avisos?a=1`;
    for (const _ of [1, 2]) {
      expect(await sender.post(message(url))).toMatchObject({ status: 204, failure: null });
    }
    expect(seen).toEqual([1, 2].map(() => ['POST', '/avisos?a=1', 'application/json', 'close', '{"é":1}']));
    expect(sockets).toBe(2);
  });

  it.each([
    [200, null],
    [299, null],
    [301, 'redirecionou'],
    [307, 'redirecionou'],
    [400, 'recusou'],
    [410, 'recusou'],
    [500, 'recusou'],
  ])('that is answered with %s counts as %s', async (status, failure) => {
    const url = await serve((_request, response) => void response.writeHead(status).end());
    expect(await sender.post(message(url))).toMatchObject({ status, failure });
  });

  it('follows no redirect', async () => {
    let asked = 0;
    const other = await serve((_request, response) => {
      asked += 1;
      response.end();
    });
    const url = await serve((_request, response) => void response.writeHead(302, { location: other }).end());
    expect(await sender.post(message(url))).toMatchObject({ status: 302, failure: 'redirecionou' });
    expect(asked).toBe(0);
  });

  it('reads no more than a little of an answer that never ends', async () => {
    let written = 0;
    const url = await serve((_request, response) => {
      response.writeHead(200);
      const fill = () => {
        while (!response.destroyed && written < 50_000_000) {
          written += 16_384;
          if (!response.write(Buffer.alloc(16_384))) return void response.once('drain', fill);
        }
      };
      fill();
    });
    const answer = await sender.post(message(url));
    expect(answer).toMatchObject({ status: 200, failure: null });
    expect(answer.durationMs).toBeLessThan(5_000);
    // What the buffers of both sides hold.
    expect(written).toBeLessThan(10_000_000);
  });

  it('is given up after its time, whether nothing comes, a head that does not end, or a body in drops', async () => {
    const hurried = createHttpWebhookSender({ loopback: true, timeoutMs: 300 });
    const silent = await serve(() => {});
    expect(await hurried.post(message(silent))).toMatchObject({ status: null, failure: 'tempo' });
    const dripping = createSocketServer((socket) => {
      socket.on('error', () => {});
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write('x-a: b\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    const port = await listen(dripping);
    expect(await hurried.post(message(`http://127.0.0.1:${port}/`))).toMatchObject({ status: null, failure: 'tempo' });
    // The status has come by then, and says all.
    const drops = await serve((_request, response) => {
      response.writeHead(200).write('a');
    });
    const answer = await hurried.post(message(drops));
    expect(answer).toMatchObject({ status: 200, failure: null });
    expect(answer.durationMs).toBeLessThan(2_000);
  });

  it('to a name server that does not answer is given up, too', async () => {
    const hurried = createHttpWebhookSender({
      loopback: true,
      timeoutMs: 200,
      resolve: (_hostname, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('cancelled')))),
    });
    const answer = await hurried.post(message('https://sistema.clinica.example/'));
    expect(answer).toMatchObject({ status: null, failure: 'tempo' });
  });

  it.each([
    ['ends before its answer', (socket: Socket) => void socket.end()],
    ['is reset', (socket: Socket) => void socket.resetAndDestroy()],
    ['answers no HTTP', (socket: Socket) => void socket.end('220 smtp ready\r\n')],
    [
      'has a head without end',
      (socket: Socket) => void socket.end(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`),
    ],
    [
      'changes the protocol',
      (socket: Socket) =>
        void socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    ],
  ])('over a connection that %s has not arrived', async (_what, treat) => {
    const server = createSocketServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => treat(socket));
    });
    const url = `http://127.0.0.1:${await listen(server)}/`;
    const answer = await sender.post(message(url));
    expect(answer).toMatchObject({ status: null, failure: 'interrompida' });
  });

  it('to a port where nobody listens is not connected', async () => {
    const server = createServer(() => {});
    const port = await listen(server);
    server.close();
    expect(await sender.post(message(`http://127.0.0.1:${port}/`))).toMatchObject({ status: null, failure: 'conexao' });
  });
});

describe('a name', () => {
  const resolving = (addresses: string[], loopback = false) => {
    const asked: string[] = [];
    const resolve = async (hostname: string) => {
      asked.push(hostname);
      return addresses;
    };
    return { asked, ...createHttpWebhookSender({ loopback, resolve, timeoutMs: 2_000 }) };
  };

  it.each([
    [['10.0.0.1']],
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['100.64.3.2']],
    [['::1']],
    [['fd00::1']],
    [['::ffff:127.0.0.1']],
    [['224.0.0.1']],
    [['8.8.8.8', '127.0.0.1']],
    [['127.0.0.1', '2606:4700::1111']],
  ])('that leads to %s is refused, also where this machine may be written to', async (addresses) => {
    for (const loopback of [false, true]) {
      const there = resolving(addresses, loopback);
      const answer = await there.post(message('https://sistema.clinica.example/'));
      expect(answer).toMatchObject({ status: null, failure: 'rede_interna' });
    }
  });

  it('that does not exist is told as such', async () => {
    const answer = await resolving([]).post(message('https://sistema.clinica.example/'));
    expect(answer).toMatchObject({ status: null, failure: 'dns' });
  });

  it('is asked for once: a second answer that leads elsewhere is never heard', async () => {
    const answers = [['192.0.2.9'], ['127.0.0.1']];
    let asked = 0;
    const rebinding = createHttpWebhookSender({
      loopback: false,
      resolve: async () => answers[asked++] ?? [],
    });
    expect(await rebinding.post(message('https://sistema.clinica.example/'))).toMatchObject({
      failure: 'rede_interna',
    });
    expect(asked).toBe(1);
  });

  it.each([
    'http://127.0.0.1:1/',
    'https://localhost/',
    'http://a.localhost/',
    'http://[::1]:1/',
    'https://10.0.0.1/',
    'https://sistema.clinica.example:22/',
    'http://sistema.clinica.example/',
    'https://a:b@sistema.clinica.example/',
    'file:///etc/passwd',
  ])('or an address that nobody may write to is not even asked for: %s', async (url) => {
    const there = resolving(['8.8.8.8']);
    expect(await there.post(message(url))).toMatchObject({ status: null, failure: 'rede_interna' });
    expect(there.asked).toEqual([]);
  });
});

describe('over https', () => {
  it('the certificate must be one that is trusted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meridia-tls-'));
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    try {
      execFileSync(
        'openssl',
        ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'].concat([
          '-subj',
          '/CN=localhost',
          '-addext',
          'subjectAltName=DNS:localhost',
          '-keyout',
          key,
          '-out',
          cert,
        ]),
        { stdio: 'ignore' },
      );
    } catch {
      // Not every machine has it.
      rmSync(folder, { recursive: true, force: true });
      return;
    }
    let asked = 0;
    const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) => {
      asked += 1;
      response.end();
    });
    rmSync(folder, { recursive: true, force: true });
    const port = await listen(server);
    expect(await sender.post(message(`https://localhost:${port}/`))).toMatchObject({ status: null, failure: 'tls' });
    expect(asked).toBe(0);
  });

  it('a server that speaks no TLS is told as such', async () => {
    const url = (await serve((_request, response) => void response.end())).replace('http:', 'https:');
    expect(await sender.post(message(url))).toMatchObject({ status: null, failure: 'tls' });
  });
});
