import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { callHttp, errorOf } from '../support/raw-call.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };

describe('the schema refuses a value that its column cannot store:', () => {
  const cursor = { createdAt: '0000-01-01T00:00:00Z', id: randomUUID() };
  const draft = { id: randomUUID(), data: { dados: {}, fotos: {} } };
  it.each([
    ['a revision beyond int4', 'drafts.save', 'mutation', { ...draft, baseRevision: 3_000_000_000 }],
    ['the year 0000', 'subscriptions.movements', 'query', { cursor }],
    ['the year 0000 of a list', 'avaliacoes.list', 'query', { cursor }],
  ] as const)('%s', async (_what, path, type, input) => {
    const answer = await callHttp(app.baseUrl, { path, type, input, cookie: client.cookie() });
    expect(answer.status).toBe(400);
    expect(errorOf(answer).code).toBe('VALIDATION');
  });

  it.each([2 ** 31, 2 ** 53 - 1, 2 ** 53])('a cursor of %d', async (cursor) => {
    const avaliacaoId = await insertAvaliacao(app.database.sql, client.userId);
    const call = { path: 'consultasEvolutivas.list', type: 'query', input: { avaliacaoId, cursor } } as const;
    expect((await callHttp(app.baseUrl, { ...call, cookie: client.cookie() })).status).toBe(400);
  });
});

it('refuses JSON that is nested deeper than any input, at any depth', async () => {
  for (const depth of [21, 10_000, 500_000]) {
    const body = '['.repeat(depth) + ']'.repeat(depth);
    const answer = await client.fetch('/trpc/drafts.discard', { method: 'POST', headers: json, body });
    expect([depth, answer.status]).toEqual([depth, 400]);
  }
});

it('answers not found for a procedure name that cannot be decoded', async () => {
  expect((await client.fetch('/trpc/%25')).status).toBe(404);
  expect((await client.fetch('/trpc/%25?batch=1&input={}')).status).toBe(404);
});

describe('an upload that is broken', () => {
  const file = 'content-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg';
  it.each([
    ['ends inside a file', 'x', `--x\r\n${file}\r\n\r\nabc`],
    ['ends inside a header', 'x', `--x\r\n${file}`],
    ['has another boundary', 'y', `--x\r\n${file}\r\n\r\nabc\r\n--x--\r\n`],
    ['names no boundary', '', `--x\r\n${file}\r\n\r\nabc\r\n--x--\r\n`],
    [
      'has a field called __proto__',
      'x',
      '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
    ],
    ['has too many parts', 'x', `${'--x\r\ncontent-disposition: form-data; name="f"\r\n\r\na\r\n'.repeat(9)}--x--\r\n`],
  ])('is refused with a message: it %s', async (_how, boundary, body) => {
    for (const path of ['/api/fotos?kind=lingua', '/api/clinica/logo']) {
      const headers = {
        'content-type': boundary ? `multipart/form-data; boundary=${boundary}` : 'multipart/form-data',
      };
      const answer = await client.fetch(path, { method: 'POST', headers, body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'VALIDATION', message: expect.stringMatching(/de novo/) });
    }
  });
});
