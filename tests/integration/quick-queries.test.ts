import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let own: string;
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpClient(app.baseUrl);
  own = await insertAvaliacao(app.database.sql, client.userId);
});
afterAll(() => app.close());

/** The whole answer without the parts that differ from one request to the next. */
async function ask(path: string, headers: Record<string, string>) {
  const response = await fetch(`${app.baseUrl}/trpc/${path}`, { headers });
  const body = (await response.text()).replace(/"requestId":"[^"]+"/g, '"requestId":"…"');
  const { date: _date, ...rest } = Object.fromEntries(response.headers);
  const type = rest['content-type']?.split(';')[0];
  return { status: response.status, headers: { ...rest, 'content-type': type }, body };
}

const batch = (paths: string, inputs: unknown) =>
  `${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;

describe('a batch of queries', () => {
  it.each([
    ['an answer', () => batch('avaliacoes.list', { 0: {} })],
    ['an answer without input', () => 'accounts.session?batch=1'],
    ['several', () => batch('avaliacoes.list,accounts.session,avaliacoes.byId', { 0: { limit: 1 }, 2: { id: own } })],
    ['a row that is not there', () => batch('avaliacoes.byId', { 0: { id: randomUUID() } })],
    ['an answer beside a refusal', () => batch('accounts.session,avaliacoes.byId', { 1: { id: randomUUID() } })],
    ['input that is wrong', () => batch('avaliacoes.list', { 0: { limit: 0 } })],
    ['input that is missing', () => 'avaliacoes.byId?batch=1'],
    ['input that is no JSON', () => 'avaliacoes.list?batch=1&input=%7B'],
    ['input that is a list', () => batch('avaliacoes.list', [{}])],
    ['keys of every object', () => batch('avaliacoes.list', { ['__proto__']: { limit: 1 }, constructor: 1, 0: {} })],
    ['a name that nothing has', () => batch('avaliacoes.nada', {})],
    ['a name of every object', () => batch('constructor', {})],
    ['a group of procedures', () => batch('avaliacoes', {})],
    ['a mutation', () => batch('accounts.logout', {})],
    ['a subscription', () => batch('accounts.onChange', {})],
    ['a query beside a mutation', () => batch('accounts.session,accounts.logout', {})],
    ['nothing', () => batch(',', {})],
    ['more than a batch may hold', () => batch(Array(21).fill('accounts.session').join(','), {})],
    ['what only admins may ask', () => batch('admin.overview.counts', {})],
  ])("gets the same answer as from tRPC's adapter: %s", async (_what, path) => {
    for (const cookie of [client.cookie(), 'session=none', '']) {
      const headers: Record<string, string> = cookie ? { cookie } : {};
      // A request with this header does not take the short way.
      const long = await ask(path(), { ...headers, 'trpc-accept': 'application/json' });
      const short = await ask(path(), headers);
      expect({ ...short, headers: { ...short.headers, 'content-length': '' } }).toEqual({
        ...long,
        headers: { ...long.headers, 'content-length': '' },
      });
    }
  });

  it('of a signed-out person is refused at once', async () => {
    const other = await signUpClient(app.baseUrl);
    const cookie = other.cookie();
    const path = batch('avaliacoes.list', { 0: {} });
    expect((await ask(path, { cookie })).status).toBe(200);
    await other.trpc.accounts.logout.mutate();
    expect((await ask(path, { cookie })).status).toBe(401);
  });
});
