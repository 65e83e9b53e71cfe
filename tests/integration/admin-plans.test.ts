import { seedPlans } from '@meridia/drizzle/seed/plans.ts';
import { capabilitiesOf, plans } from '@meridia/shared/plans.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusal, signUpClient } from '../support/api-client.ts';
import { makeAdmin, setPlan } from '../support/people.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { watchAccount } from '../support/watch-account.ts';

type Client = Awaited<ReturnType<typeof signUpClient>>;
let app: TestApp;
let admin: Client;
let therapist: Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signUpClient(app.baseUrl);
  therapist = await signUpClient(app.baseUrl);
  await makeAdmin(app.database.sql, admin.userId);
  await setPlan(app.database.sql, therapist.userId, 'Profissional');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.sql`update subscription_plans set edited_at = null, is_active = true`;
  await seedPlans(app.deps.database.system);
});

const list = () => admin.trpc.admin.plans.list.query();
async function planNamed(name: string) {
  const plan = (await list()).find((candidate) => candidate.name === name);
  if (!plan) throw new Error(`no plan ${name}`);
  return plan;
}
const sold = async () => (await therapist.trpc.subscriptions.plans.query()).map(({ name }) => name);

const edit = {
  description: 'Para quem atende todo dia.',
  badge: 'O queridinho',
  popular: true,
  features: ['Suporte por telefone', 'Evolução dos pacientes'],
  isActive: true,
  diagnosesLimit: 25,
  capabilities: capabilitiesOf('Profissional'),
};

describe('the list of plans', () => {
  it("keeps its order and shows each plan's price, limit, features and number of subscribers", async () => {
    const found = await list();
    expect(found.map(({ name }) => name)).toEqual(['Gratuito', 'Profissional', 'Premium', 'Enterprise']);
    expect(found[1]).toMatchObject({
      priceBrl: 3490,
      diagnosesLimit: 20,
      badge: 'Mais Popular',
      isActive: true,
      editedAt: null,
      subscribers: 1,
    });
    expect(found[0]?.subscribers).toBe(1);
  });
});

describe('an edited plan', () => {
  it('takes effect at once for its subscribers, is shown on the page Planos, and notifies their open screens', async () => {
    const { id } = await planNamed('Profissional');
    const screen = await watchAccount(therapist);
    const before = screen.told.length;
    await admin.trpc.admin.plans.edit.mutate({ planId: id, ...edit });
    await screen.until(before + 1);
    expect(screen.told.at(-1)).toContain('subscription');
    screen.close();
    expect(await therapist.trpc.subscriptions.status.query()).toMatchObject({ diagnosesLimit: 25 });
    const { isActive, ...shown } = edit;
    const [, offered] = await therapist.trpc.subscriptions.plans.query();
    expect(offered).toEqual({ name: 'Profissional', priceBrl: 3490, displayOrder: 2, ...shown });
  });

  it('leaves a trace with the person, the old and the new values', async () => {
    const { id } = await planNamed('Profissional');
    await admin.trpc.admin.plans.edit.mutate({ planId: id, ...edit, popular: true, badge: 'Mais Popular' });
    const [trace] = await app.database.sql`
      select actor_id, details from admin_actions where action = 'plan.edit' and subject_id = ${id} order by id desc limit 1`;
    const original = plans.find(({ name }) => name === 'Profissional');
    expect(trace).toEqual({
      actor_id: admin.userId,
      details: {
        planName: 'Profissional',
        reset: false,
        from: { description: original?.description, features: original?.features, diagnosesLimit: 20 },
        to: { description: edit.description, features: edit.features, diagnosesLimit: 25 },
      },
    });
  });

  it('is not changed by the seed, except for its price and price id', async () => {
    const { id } = await planNamed('Profissional');
    await admin.trpc.admin.plans.edit.mutate({ planId: id, ...edit, isActive: false });
    await app.database.sql`update subscription_plans set price_brl = 1 where id = ${id}`;
    await seedPlans(app.deps.database.system, { Profissional: 'price_novo' });
    expect(await planNamed('Profissional')).toMatchObject({ ...edit, isActive: false, priceBrl: 3490, hasPrice: true });
    expect(await planNamed('Premium')).toMatchObject({ editedAt: null, description: plans[2]?.description });
  });

  it('is no longer sold when it is taken off sale, and stays with its subscribers', async () => {
    const { id } = await planNamed('Profissional');
    await admin.trpc.admin.plans.edit.mutate({ planId: id, ...edit, isActive: false });
    expect(await sold()).toEqual(['Gratuito', 'Premium', 'Enterprise']);
    expect(await therapist.trpc.subscriptions.status.query()).toMatchObject({
      planName: 'Profissional',
      subscribed: true,
      canCreate: true,
    });
  });

  it('can be reset to the catalogue, and then follows the seed again', async () => {
    const { id } = await planNamed('Profissional');
    await admin.trpc.admin.plans.edit.mutate({ planId: id, ...edit, isActive: false });
    await admin.trpc.admin.plans.reset.mutate({ planId: id });
    const original = plans.find(({ name }) => name === 'Profissional');
    const { description, features, diagnosesLimit, badge, popular } = original ?? edit;
    expect(await planNamed('Profissional')).toMatchObject({
      description,
      features,
      diagnosesLimit,
      badge,
      popular,
      isActive: true,
      editedAt: null,
    });
    const [trace] = await app.database
      .sql`select details from admin_actions where subject_id = ${id} order by id desc limit 1`;
    expect(trace?.details).toMatchObject({ reset: true, to: { isActive: true, diagnosesLimit: 20 } });
  });
});

describe('changes that are refused for a plan', () => {
  it('include taking the free plan off sale, because every account begins and ends with it', async () => {
    const { id } = await planNamed('Gratuito');
    const capabilities = capabilitiesOf('Gratuito');
    const call = admin.trpc.admin.plans.edit.mutate({ planId: id, ...edit, capabilities, isActive: false });
    expect(await refusal(call)).toMatchObject({ code: 'VALIDATION', fields: { isActive: expect.any(String) } });
    expect(await planNamed('Gratuito')).toMatchObject({ isActive: true, editedAt: null });
  });

  it.each([0, -2, 1.5, 100_001])('include a limit of %s', async (diagnosesLimit) => {
    const { id } = await planNamed('Premium');
    const call = admin.trpc.admin.plans.edit.mutate({ planId: id, ...edit, diagnosesLimit });
    expect(await refusal(call)).toMatchObject({ code: 'VALIDATION' });
  });
});
