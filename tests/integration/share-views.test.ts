import { engineHere } from '@meridia/server/engine/engine-here.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiClient, signUpClient } from '../support/api-client.ts';
import { insertReport, insertShare } from '../support/shares.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** What the page behind a share link costs the process that serves everybody. */

let app: TestApp;
let client: ApiClient & { userId: string };
const askedFor: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    env: { LIMITS: 'on', TRUST_PROXY: '1' },
    replace: {
      engine: {
        ...engineHere,
        renderShared: async (relatorio, { account }) => {
          askedFor.push(account);
          return `<p>da linha do motor: ${relatorio.cliente.nome}</p>`;
        },
      },
    },
  });
  client = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

const share = async () => {
  const report = await insertReport(app.database.sql, client.userId);
  const { id, token } = await insertShare(app.database.sql, client.userId, report);
  return { id, path: `/r/${token}` };
};
const visit = (path: string, init: RequestInit & { from?: string } = {}) =>
  fetch(app.baseUrl + path, { ...init, headers: { ...init.headers, 'x-forwarded-for': init.from ?? '203.0.113.7' } });
const viewsOf = async (id: string) => {
  const [row] = await app.database.sql`select view_count from relatorio_shares where id = ${id}`;
  return row?.view_count;
};
const useUp = async (what: string, id: string) => {
  for (let view = 0; view < 120; view += 1) await app.deps.limits.take('shareView', `${what} ${id} 203.0.113.7`);
};

it('shows the report as the threads of the engine laid it out, in the turn of its therapist', async () => {
  const { path } = await share();
  expect(await (await visit(path)).text()).toContain('<p>da linha do motor: Helena Prado</p>');
  expect(askedFor).toEqual([client.userId]);
});

it('opens 120 times in ten minutes for one network, and says when again; other networks and links are not refused', async () => {
  const [often, other] = [await share(), await share()];
  await useUp('page', often.id);
  const refused = await visit(often.path);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await refused.text()).toContain(
    'Este link foi aberto muitas vezes em pouco tempo. Espere 10 minutos e abra de novo.',
  );
  expect(await viewsOf(often.id)).toBe(0);
  const preview = await visit(often.path, { headers: { 'user-agent': 'WhatsApp/2.23' } });
  expect(preview.status).toBe(429);
  expect((await visit(often.path, { from: '198.51.100.9' })).status).toBe(200);
  expect((await visit(other.path)).status).toBe(200);
});

it('counts the logo apart, so that a page with one is not two views', async () => {
  const { id, path } = await share();
  await useUp('logo', id);
  expect((await visit(`${path}/logo`)).status).toBe(429);
  expect((await visit(path)).status).toBe(200);
});
