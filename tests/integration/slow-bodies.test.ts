import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient, signUpClient, testPassword } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { holdBody } from '../support/held-bodies.ts';
import { openRaw, readRaw } from '../support/raw-upload.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const login = '/trpc/accounts.login';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('request bodies that arrive slowly', () => {
  it('are limited: twenty of two hundred from one network stay, and quick requests still work', async () => {
    const client = await signUpClient(app.baseUrl);
    const held = await Promise.all(
      Array.from({ length: 200 }, () => holdBody(app.baseUrl, { path: login, bytes: 60_000 })),
    );
    try {
      await eventually(
        async () => (held.filter((one) => !one.ended()).length === 20 ? true : null),
        'all but twenty to be cut',
      );
      const cut = held.filter((one) => one.ended());
      for (const { answer } of cut) expect((await answer).status).toBe(408);
      const other = createApiClient(app.baseUrl);
      await other.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
    } finally {
      for (const { socket } of held) socket.destroy();
    }
  });
});

describe('a long body', () => {
  it('is not read when it can be refused without reading, and its connection ends', async () => {
    const picture = 'multipart/form-data; boundary=x';
    const held = await Promise.all(
      [
        { path: login, bytes: 1_000_000 },
        { path: login, bytes: 1_000_000, cookie: 'session=opens-nothing' },
        { path: '/api/fotos?kind=lingua', bytes: 5_000_000, type: picture },
        { path: '/api/clinica/logo', bytes: 2_000_000, type: picture },
      ].map((body) => holdBody(app.baseUrl, { ...body, dripMs: 60_000 })),
    );
    const answers = await Promise.all(held.map(({ answer }) => answer));
    expect(answers.map(({ status }) => status)).toEqual([413, 413, 401, 401]);
    await eventually(async () => (held.every((one) => one.ended()) ? true : null), 'the connections to end');
  });

  it('for a route that other servers call is one of four of its network, so that nearly whole ones fill no memory', async () => {
    const held = await Promise.all(
      Array.from({ length: 12 }, () =>
        holdBody(app.baseUrl, { path: '/api/stripe/webhook', bytes: 500_000, atOnce: 490_000, dripMs: 60_000 }),
      ),
    );
    try {
      await eventually(
        async () => (held.filter((one) => !one.ended()).length === 4 ? true : null),
        'all but four to be refused',
      );
      const statuses = await Promise.all(
        held.filter((one) => one.ended()).map(async ({ answer }) => (await answer).status),
      );
      expect(new Set(statuses)).toEqual(new Set([503]));
    } finally {
      for (const { socket } of held) socket.destroy();
    }
  });

  it('of unknown length is refused without a session', async () => {
    const socket = await openRaw(app.baseUrl);
    const answer = readRaw(socket);
    socket.write(
      `POST ${login} HTTP/1.1\r\nhost: ${new URL(app.baseUrl).host}\r\norigin: ${app.baseUrl}\r\n` +
        'content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n1\r\n{\r\n',
    );
    expect((await answer).status).toBe(413);
    socket.destroy();
  });

  it('is read for a signed-in person', async () => {
    const client = await signUpClient(app.baseUrl);
    const input = { filler: 'x'.repeat(200_000) };
    const response = await client.fetch('/trpc/drafts.save', {
      method: 'POST',
      body: JSON.stringify(input),
      headers: { 'content-type': 'application/json' },
    });
    // The body was read, and the schema refused it as a draft.
    expect(response.status).toBe(400);
  });
});
