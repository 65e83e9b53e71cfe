import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicEnv, publicHeaders } from '../support/public-name.ts';
import { expectSafe, expectSafeCookies } from '../support/safe-headers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { createWorld, type Identity, type World, worldKey } from './identities.ts';
import { procedures } from './matrix.ts';
import { routeCases } from './plain-routes.ts';
import { pricesEnv, willingPayments } from './willing-payments.ts';

const publicUrl = 'https://clinica.example';

let world: World;
/** The same app as people use it: over https, behind a proxy. */
let app: TestApp;
let cookiesSeen = 0;
beforeAll(async () => {
  world = await createWorld();
  app = await startTestApp({
    beside: world.app,
    env: { SECRET_KEY: worldKey, ...pricesEnv, ...publicEnv(publicUrl) },
    replace: { payments: willingPayments },
  });
});
afterAll(async () => {
  await app.close();
  await world.app.close();
});

it.each(routeCases)(
  '$route, which $name, answers with every header, to the owner and without a session',
  async ({ request }) => {
    for (const identity of ['owner', 'anonymous'] as const) {
      const { path, init } = await request({
        app,
        subject: world.subjectOf(identity),
        caller: world.people[identity],
        identity,
      });
      const response = await send(identity, path, init);
      await response.arrayBuffer();
      expectSafe(response, path);
      expectSafeCookies(response, path);
      expect(response.headers.get('cache-control')).toContain('no-store');
    }
  },
);

it.each(Object.keys(procedures))('%s answers with every header, and binds every cookie to this host', async (path) => {
  const row = procedures[path];
  for (const identity of [row?.byAdmins ? 'admin' : 'owner', 'anonymous'] as const) {
    const caller = world.people[identity];
    const subject = world.subjectOf(identity);
    const input = JSON.stringify(await row?.input?.({ sql: app.database.sql, subject, caller }));
    for (const method of ['GET', 'POST']) {
      const query = method === 'GET' && input ? `?input=${encodeURIComponent(input)}` : '';
      const response = await send(identity, `/trpc/${path}${query}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(method === 'POST' && { body: input ?? '{}' }),
      });
      await response.arrayBuffer();
      expectSafe(response, path);
      expectSafeCookies(response, path);
      expect(response.headers.get('cache-control')).toBe('no-store');
      cookiesSeen += response.headers.getSetCookie().length;
    }
  }
});

it('the answers above have set and removed cookies', () => {
  expect(cookiesSeen).toBeGreaterThan(8);
});

async function send(identity: Identity, path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = await world.cookieOf(identity);
  return fetch(`${app.baseUrl}${path}`, {
    ...init,
    headers: { ...publicHeaders(publicUrl), ...init.headers, ...(cookie ? { cookie: `__Host-${cookie}` } : {}) },
  });
}
