import { errorBodySchema } from '@meridia/shared/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { openRawSocket } from '../support/raw-call.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

const trpcErrorSchema = z.object({
  error: z.object({ message: z.string(), data: z.object({ app: errorBodySchema }) }),
});
const notUnderstood = 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.';

function post(path: string, body: string | Buffer): Promise<Response> {
  return client.fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
}

describe('a request that is too large', () => {
  it('is refused as a whole when it batches more than 20 calls', async () => {
    const paths = Array.from({ length: 21 }, () => 'subscriptions.plans').join(',');
    const response = await client.fetch(`/trpc/${paths}?batch=1&input={}`);
    expect(response.status).toBe(400);
    expect(trpcErrorSchema.parse(await response.json()).error.data.app).toEqual({
      code: 'VALIDATION',
      message: notUnderstood,
    });
  });

  it('is refused when its body has more than one megabyte', async () => {
    const response = await post('/trpc/drafts.save', JSON.stringify({ x: 'x'.repeat(1024 * 1024) }));
    expect(response.status).toBe(413);
    expect(errorBodySchema.parse(await response.json()).code).toBe('VALIDATION');
  });

  it('closes the socket that sends a frame of more than 64 kB, and no other', async () => {
    const other = await openRawSocket(app.baseUrl, { cookie: client.cookie() });
    const socket = new WebSocket(`${app.baseUrl.replace('http', 'ws')}/trpc`, {
      headers: { origin: app.baseUrl, cookie: client.cookie() },
    });
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.once('open', () => socket.send('x'.repeat(64 * 1024 + 1)));
    expect(await closed).toBe(1009);
    expect((await other.call({ path: 'subscriptions.status', type: 'query' })).outcome).toBe('ok');
    other.close();
  });
});

describe('a malformed request', () => {
  it.each([
    ['is not JSON', '{"email": '],
    ['is no object', '[]'],
    ['is null', 'null'],
    ['has values of other kinds', '{"email": {"$ne": null}, "password": ["a"]}'],
    ['tries to reach the prototype', '{"__proto__": {"role": "admin"}, "constructor": 1}'],
    ['is nested a thousand deep', `${'['.repeat(1000)}${']'.repeat(1000)}`],
  ])('is refused with a text for people when its body %s', async (_what, body) => {
    const response = await post('/trpc/accounts.login', body);
    expect(response.status).toBe(400);
    const { error } = trpcErrorSchema.parse(await response.json());
    expect(error.data.app.code).toBe('VALIDATION');
    expect(error.message).toBe(error.data.app.message);
  });

  it.each([
    'hello',
    '[]',
    'null',
    '{"id":1}',
    '{"id":1,"method":"query"}',
    '{"id":1,"method":"query","params":{"path":"__proto__"}}',
  ])('does no harm to the socket that sends %s', async (frame) => {
    const socket = new WebSocket(`${app.baseUrl.replace('http', 'ws')}/trpc`, {
      headers: { origin: app.baseUrl, cookie: client.cookie() },
    });
    await new Promise((resolve) => socket.once('open', resolve));
    const answered = new Promise<string>((resolve) => {
      socket.on('message', (data) => {
        if (String(data).includes('"id":7')) resolve(String(data));
      });
    });
    socket.send(frame);
    socket.send('{"id":7,"method":"query","params":{"path":"accounts.session"}}');
    expect(JSON.parse(await answered)).toMatchObject({ id: 7, result: { data: { user: { id: client.userId } } } });
    socket.close();
  });
});

describe('an unexpected failure', () => {
  it('shows a number for support, and nothing about the code or the data', async () => {
    const { sql } = app.database;
    await sql`alter table anamnese_drafts rename to anamnese_drafts_away`;
    try {
      const response = await client.fetch('/trpc/drafts.current');
      expect(response.status).toBe(500);
      const text = await response.text();
      expect(trpcErrorSchema.parse(JSON.parse(text)).error.data.app).toEqual({
        code: 'INTERNAL',
        message: 'Algo deu errado do nosso lado. Tente de novo em instantes.',
        requestId: expect.stringMatching(/\S/),
      });
      expect(text).not.toMatch(/anamnese_drafts|select|stack|node_modules|\.ts/);
    } finally {
      await sql`alter table anamnese_drafts_away rename to anamnese_drafts`;
    }
  });
});
