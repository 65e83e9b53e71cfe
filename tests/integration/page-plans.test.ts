import { plans } from '@meridia/shared/plans.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpClient } from '../support/api-client.ts';
import { type BuiltClient, writeBuiltClient } from '../support/built-client.ts';
import { makeAdmin } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let client: BuiltClient;
let app: TestApp;
let admin: Awaited<ReturnType<typeof signUpClient>>;
beforeAll(async () => {
  client = await writeBuiltClient();
  app = await startTestApp({ clientRoot: client.root });
  admin = await signUpClient(app.baseUrl);
  await makeAdmin(app.database.sql, admin.userId);
});
afterAll(async () => {
  await app.close();
  await client.remove();
});
beforeEach(async () => {
  for (const { id } of await admin.trpc.admin.plans.list.query()) {
    await admin.trpc.admin.plans.reset.mutate({ planId: id });
  }
  await app.database.sql`update subscription_plans set price_brl = 3490 where name = 'Profissional'`;
});

// Intl puts a no-break space after R$.
const read = async (path = '/') => (await (await fetch(`${app.baseUrl}${path}`)).text()).replaceAll('\u00a0', ' ');

/** Saves a plan like an admin; fields that are not named stay. */
async function edit(name: string, change: { diagnosesLimit?: number; isActive?: boolean }): Promise<void> {
  const plan = (await admin.trpc.admin.plans.list.query()).find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`no plan ${name}`);
  const { id: planId, description, badge, popular, features, capabilities, isActive, diagnosesLimit } = plan;
  const kept = { description, badge, popular, features: [...features], capabilities, isActive, diagnosesLimit };
  await admin.trpc.admin.plans.edit.mutate({ planId, ...kept, ...change });
}

describe('the text about plans on a public page', () => {
  it('comes from our catalogue while nobody has changed it', async () => {
    const html = await read();
    expect(html).toContain(
      '3 avaliações grátis por mês. Profissional: 20 diagnósticos completos por mês por R$ 34,90.',
    );
    expect(html).toContain(
      'Há também o Premium, com 60 diagnósticos por R$ 69, e o Enterprise, ilimitado, por R$ 127.',
    );
    expect(html).not.toContain('{{');
  });

  it("shows an admin's change and the present price from the next request on", async () => {
    const before = await fetch(`${app.baseUrl}/`);
    await edit('Profissional', { diagnosesLimit: 25 });
    await edit('Gratuito', { diagnosesLimit: 4 });
    // Prices also belong to the payment provider: they change with a release, whose seed writes them.
    await app.database.sql`update subscription_plans set price_brl = 3990 where name = 'Profissional'`;
    const known = { 'if-none-match': before.headers.get('etag') ?? '' };
    expect((await fetch(`${app.baseUrl}/`, { headers: known })).status).toBe(200);
    expect(await read()).toContain(
      '4 avaliações grátis por mês. Profissional: 25 diagnósticos completos por mês por R$ 39,90.',
    );
    expect(await read('/plans')).toContain('R$ 39,90: 25 diagnósticos completos por mês');
  });

  it('leaves out plans that are not sold', async () => {
    await edit('Premium', { isActive: false });
    const html = await read();
    expect(html).toContain('Há também o Enterprise, ilimitado, por R$ 127.');
    expect(html).not.toContain('Premium');
  });

  it('is also in the head, for content that the browser renders', async () => {
    const [, written = ''] = /<meta name="plans" content="([^"]*)"/.exec(await read()) ?? [];
    const expected = plans.map(({ name, priceBrl, diagnosesLimit }) => ({ name, priceBrl, diagnosesLimit }));
    expect(JSON.parse(written.replaceAll('&quot;', '"'))).toEqual(expected);
  });
});

it('is not sent again while no plan changes', async () => {
  const first = await fetch(`${app.baseUrl}/`);
  const again = await fetch(`${app.baseUrl}/`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
});
