import { randomUUID } from 'node:crypto';
import { seedPlans } from '@meridia/drizzle/seed/plans.ts';
import { generateRelatorio } from '@meridia/server/features/relatorios/generate-relatorio.ts';
import { sampleRelatorio } from '@meridia/server/mtc/render/sample-relatorio.ts';
import { comparePlans, type PlanRowName, planRows } from '@meridia/shared/plan-rows.ts';
import {
  allCapabilities,
  capabilitiesOf,
  isInPreparation,
  type PlanName,
  planNames,
  supportAtAnyHour,
} from '@meridia/shared/plans.ts';
import { perguntasDeAlerta } from '@meridia/shared/quadro-clinico.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { insertApiKey } from '../support/api-keys.ts';
import { buildConsulta, buildPonto } from '../support/consulta.ts';
import { buildConsentir, buildFicha, insertConvite, tokenOf } from '../support/convites.ts';
import { insertJudged } from '../support/pareceres.ts';
import { readPdfPages } from '../support/pdf-text.ts';
import { endSubscription, makeAdmin, setPlan } from '../support/people.ts';
import { jobRun, requestReport } from '../support/reports.ts';
import { insertAvaliacao, insertCliente, insertProtocolo } from '../support/rows.ts';
import { insertReport } from '../support/shares.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Person = ApiClient & { userId: string };

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ env: { SUPPORT_24H_CHANNEL: 'https://wa.me/5511999998888' } });
  admin = await signUpClient(app.baseUrl);
  await makeAdmin(app.database.sql, admin.userId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.sql`update subscription_plans set edited_at = null`;
  await seedPlans(app.deps.database.system);
});

const sql = () => app.database.sql;
const subscriber = (plan: PlanName) => signUpSubscriber(app, undefined, plan);
const cliente = ({ userId }: Person) => insertCliente(sql(), userId, { nome: `Cliente ${randomUUID().slice(0, 8)}` });

const record = ({ trpc }: ApiClient, place: { clienteId: string } | { avaliacaoId: string }, key = randomUUID()) =>
  trpc.consultasEvolutivas.create.mutate({
    ...place,
    idempotencyKey: key,
    dataConsulta: null,
    conteudo: buildConsulta(),
    fotoId: null,
  });
const invite = ({ trpc }: ApiClient) =>
  trpc.convites.create.mutate({ clienteId: null, nome: 'Rita Nunes', email: null });
const saveProtocolo = ({ trpc }: ApiClient) =>
  trpc.protocolosProprios.create.mutate({ nome: `Lombar ${randomUUID()}`, pontos: [buildPonto()] });

/** The calls that succeed, of calls one after another. Everything else must be refused because of the plan. */
async function countAllowed(calls: readonly (() => Promise<unknown>)[]): Promise<number> {
  let allowed = 0;
  for (const call of calls) {
    const outcome = await call().then(
      () => null,
      (error: unknown) => error,
    );
    if (outcome === null) allowed += 1;
    else expect((await refusal(Promise.reject(outcome))).code).toBe('NOT_IN_PLAN');
  }
  return allowed;
}

const isAllowed = async (call: () => Promise<unknown>) => (await countAllowed([call])) === 1;

const brand = 'Clínica Jade Azul';
const saveBrand = ({ trpc }: ApiClient) => trpc.clinicaConfigs.save.mutate({ nomeClinica: brand, logoUrl: '' });
const pdfOf = async (by: ApiClient, id: string) =>
  (await readPdfPages(await (await by.fetch(`/api/relatorios/${id}/pdf`)).arrayBuffer())).join(' ');
const shownBrand = async (by: ApiClient, avaliacaoId: string) =>
  (await by.trpc.clinicaConfigs.ofReport.query({ avaliacaoId })).nomeClinica;

/** A report that the app makes, under the plan of this moment. */
async function madeReport(by: Person): Promise<string> {
  const id = await requestReport(by);
  await generateRelatorio(app.deps, jobRun(id));
  return id;
}

interface Scene {
  person: Person;
  /** A report that was made under the plan, with the clinic's name saved before. */
  relatorioId: string;
}

/** What a person with a plan finds when she tries a row of the comparison. A row without an entry does not compile. */
const attempts: Record<PlanRowName, (scene: Scene) => Promise<string | boolean>> = {
  relatorio: async ({ person, relatorioId }) => {
    const { status, tipoRelatorio, relatorioHtml } = await person.trpc.avaliacoes.byId.query({ id: relatorioId });
    return (
      status === 'finalizado' && tipoRelatorio === 'completo' && (relatorioHtml ?? '').includes('Pontos corporais')
    );
  },
  historico: async ({ person, relatorioId }) =>
    (await person.trpc.avaliacoes.list.query({})).items.some(({ id }) => id === relatorioId),
  entrega: async ({ person, relatorioId }) => {
    const pdf = await person.fetch(`/api/relatorios/${relatorioId}/pdf`);
    const { url } = await person.trpc.relatorioShares.create.mutate({ avaliacaoId: relatorioId, dias: 30 });
    const page = await fetch(`${app.baseUrl}${new URL(url).pathname}`);
    return pdf.status === 200 && page.status === 200;
  },
  consultas: async ({ person }) => {
    const clienteId = await cliente(person);
    const allowed = await countAllowed(Array.from({ length: 5 }, () => () => record(person, { clienteId })));
    return allowed === 5 ? 'Sem limite' : String(allowed);
  },
  marca: async ({ person, relatorioId }) => {
    const { relatorioHtml } = await person.trpc.avaliacoes.byId.query({ id: relatorioId });
    const places = [
      (relatorioHtml ?? '').includes(brand),
      (await shownBrand(person, relatorioId)) === brand,
      (await pdfOf(person, relatorioId)).includes(brand),
    ];
    expect(new Set(places).size).toBe(1);
    return places[0] ?? false;
  },
  convites: ({ person }) => isAllowed(() => invite(person)),
  protocolosProprios: ({ person }) => isAllowed(() => saveProtocolo(person)),
  terapias: async ({ person, relatorioId }) => {
    const { relatorioHtml } = await person.trpc.avaliacoes.byId.query({ id: relatorioId });
    const sheet = await person.fetch(`/api/relatorios/${relatorioId}/pdf?documento=cuidados`);
    const shown = (relatorioHtml ?? '').includes('id="rel-ampliadas"');
    expect(sheet.status).toBe(shown ? 200 : 400);
    if (shown) expect((await readPdfPages(await sheet.arrayBuffer())).join(' ')).toContain('Plano alimentar');
    return shown;
  },
  suportePrioritario: async ({ person }) => (await askSupport(person)) !== 'comum',
  api: async ({ person }) => {
    const made = await isAllowed(() =>
      person.trpc.apiKeys.create.mutate({ nome: 'Agenda', scopes: ['uso:read'], dias: 30, password: testPassword }),
    );
    // A key of a better time does not help.
    const { secret } = await insertApiKey(sql(), person.userId);
    const used = await fetch(`${app.baseUrl}/api/v1/uso`, { headers: { authorization: `Bearer ${secret}` } });
    expect(used.status === 200).toBe(made);
    const url = 'http://127.0.0.1:9/avisos';
    const told = await isAllowed(() =>
      person.trpc.webhooks.create.mutate({ url, descricao: '', eventos: ['relatorio.pronto'], password: testPassword }),
    );
    expect(told).toBe(made);
    return made;
  },
  suporteContinuo: async ({ person }) => (await person.trpc.supportThreads.terms.query()).channel !== null,
};

async function askSupport({ trpc, userId }: Person): Promise<string | undefined> {
  const context = {
    build: 'abc123',
    browser: 'Chrome 140',
    system: 'Android 15',
    screen: '360 x 780',
    route: '/ajuda',
    online: true,
  };
  await trpc.supportThreads.open.mutate({ subject: 'other', text: 'Olá', context, idempotencyKey: randomUUID() });
  const [row] = await sql()<{ priority: string }[]>`select priority from support_threads where account_id = ${userId}`;
  return row?.priority;
}

describe.each(planNames)('the plan %s', (plan) => {
  let scene: Scene;
  beforeAll(async () => {
    await seedPlans(app.deps.database.system);
    const person = await subscriber(plan);
    await saveBrand(person);
    scene = { person, relatorioId: await madeReport(person) };
  });

  it.each(Object.keys(planRows) as PlanRowName[])('has what the comparison says of %s', async (row) => {
    const sold = await scene.person.trpc.subscriptions.plans.query();
    // As the page knows it: this installation has a channel.
    const isComing = (feature: string) => isInPreparation(feature) && feature !== supportAtAnyHour;
    const compared = comparePlans(sold, isComing).find(({ label }) => label === planRows[row].label);
    const said = compared?.values[sold.findIndex(({ name }) => name === plan)];
    const found = await attempts[row](scene);
    expect(said === 'Em preparação' ? false : said).toBe(found);
  });

  it('is told to screens as the server enforces it', async () => {
    expect((await scene.person.trpc.subscriptions.status.query()).capabilities).toEqual(capabilitiesOf(plan));
  });
});

describe('a refusal', () => {
  it('names the plan that includes what was refused', async () => {
    const person = await subscriber('Gratuito');
    const clienteId = await cliente(person);
    for (let made = 0; made < 3; made += 1) await record(person, { clienteId });
    expect(await refusal(record(person, { clienteId }))).toMatchObject({
      code: 'NOT_IN_PLAN',
      message: 'Seu plano inclui 3 consultas por cliente. Para registrar mais, é preciso o plano Profissional.',
    });
    expect(await refusal(invite(person))).toMatchObject({
      message: 'O envio da ficha ao cliente antes da consulta faz parte do plano Profissional.',
    });
    await sql()`update subscription_plans set is_active = false where name = 'Profissional'`;
    expect(await refusal(saveProtocolo(person))).toMatchObject({
      message: 'Salvar protocolos próprios faz parte do plano Premium.',
    });
    await sql()`update subscription_plans set is_active = true`;
  });

  it('of a plan that is not in force says that, and lets through what the free plan includes', async () => {
    const person = await subscriber('Profissional');
    await endSubscription(sql(), person.userId);
    for (const call of [invite, saveProtocolo]) {
      expect((await refusal(call(person))).code).toBe('NO_ACTIVE_SUBSCRIPTION');
    }
    const clienteId = await cliente(person);
    for (let made = 0; made < 3; made += 1) await record(person, { clienteId });
    expect((await refusal(record(person, { clienteId }))).code).toBe('NO_ACTIVE_SUBSCRIPTION');
    expect((await person.trpc.subscriptions.status.query()).capabilities).toEqual(capabilitiesOf('Gratuito'));
  });

  it('meets no admin', async () => {
    const clienteId = await cliente(admin);
    for (let made = 0; made < 4; made += 1) await record(admin, { clienteId });
    await invite(admin);
    await saveProtocolo(admin);
    expect((await admin.trpc.subscriptions.status.query()).capabilities).toEqual(allCapabilities);
  });
});

describe('the follow-ups of a client on the free plan', () => {
  it('are three, of however many requests at once, over all her assessments', async () => {
    const person = await subscriber('Gratuito');
    const clienteId = await cliente(person);
    const assessments = await Promise.all([1, 2, 3].map(() => insertAvaliacao(sql(), person.userId)));
    await sql()`update avaliacoes set cliente_id = ${clienteId} where id in ${sql()(assessments)}`;
    const places = [...assessments.map((avaliacaoId) => ({ avaliacaoId })), { clienteId }];
    const calls = Array.from({ length: 16 }, (_, index) => record(person, places[index % 4] ?? { clienteId }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') {
        expect((await refusal(Promise.reject(outcome.reason))).code).toBe('NOT_IN_PLAN');
      }
    }
    const [row] = await sql()<{ count: number }[]>`
      select count(*)::int as count from consultas_evolutivas where cliente_id = ${clienteId}`;
    expect(row?.count).toBe(3);
    expect(await person.trpc.consultasEvolutivas.overview.query({ clienteId })).toMatchObject({ registradas: 3 });
  });

  it('count for each client alone, and for an assessment that has none', async () => {
    const person = await subscriber('Gratuito');
    for (const clienteId of [await cliente(person), await cliente(person)]) {
      for (let made = 0; made < 3; made += 1) await record(person, { clienteId });
    }
    const avaliacaoId = await insertAvaliacao(sql(), person.userId);
    for (let made = 0; made < 3; made += 1) await record(person, { avaliacaoId });
    expect((await refusal(record(person, { avaliacaoId }))).code).toBe('NOT_IN_PLAN');
  });

  it('are not refused when a request is repeated, which makes no new one', async () => {
    const person = await subscriber('Gratuito');
    const clienteId = await cliente(person);
    await record(person, { clienteId });
    await record(person, { clienteId });
    const key = randomUUID();
    const third = await record(person, { clienteId }, key);
    expect(await record(person, { clienteId }, key)).toEqual(third);
  });

  it('count when they were annulled, which is no way to make room', async () => {
    const person = await subscriber('Gratuito');
    const clienteId = await cliente(person);
    for (let made = 0; made < 3; made += 1) await record(person, { clienteId });
    const { items } = await person.trpc.consultasEvolutivas.list.query({ clienteId });
    const [first] = items;
    if (!first) throw new Error('no follow-up');
    await person.trpc.consultasEvolutivas.annul.mutate({ id: first.id, updatedAt: first.updatedAt, motivo: 'Engano.' });
    expect((await refusal(record(person, { clienteId }))).code).toBe('NOT_IN_PLAN');
    expect(await person.trpc.consultasEvolutivas.overview.query({ clienteId })).toMatchObject({
      total: 2,
      registradas: 3,
    });
  });
});

describe('after a downgrade', () => {
  it('follow-ups beyond the limit stay, and can be read, corrected, annulled and exported', async () => {
    const person = await subscriber('Profissional');
    const clienteId = await cliente(person);
    for (let made = 0; made < 5; made += 1) await record(person, { clienteId });
    await setPlan(sql(), person.userId, 'Gratuito');
    expect((await refusal(record(person, { clienteId }))).code).toBe('NOT_IN_PLAN');
    const { items } = await person.trpc.consultasEvolutivas.list.query({ clienteId });
    expect(items).toHaveLength(5);
    const [newest, older] = items;
    if (!newest || !older) throw new Error('no follow-ups');
    await person.trpc.consultasEvolutivas.edit.mutate({
      id: newest.id,
      updatedAt: newest.updatedAt,
      conteudo: buildConsulta({ observacoes: 'Corrigida depois.' }),
      dataConsulta: null,
      fotoId: null,
    });
    await person.trpc.consultasEvolutivas.annul.mutate({ id: older.id, updatedAt: older.updatedAt, motivo: 'Engano.' });
    const zip = await person.fetch(`/api/clientes/${clienteId}/exportacao`);
    expect(zip.status).toBe(200);
    await zip.arrayBuffer();
    await setPlan(sql(), person.userId, 'Premium');
    expect(await record(person, { clienteId })).toMatchObject({ numeroConsulta: 6 });
  });

  it('own protocols are listed, renamed and removed, and none is saved', async () => {
    const person = await subscriber('Gratuito');
    const id = await insertProtocolo(sql(), person.userId);
    const { protocolosProprios } = person.trpc;
    expect(await protocolosProprios.list.query()).toHaveLength(1);
    await protocolosProprios.rename.mutate({ id, nome: 'Joelho' });
    expect((await refusal(saveProtocolo(person))).code).toBe('NOT_IN_PLAN');
    await protocolosProprios.remove.mutate({ id });
    expect(await protocolosProprios.list.query()).toEqual([]);
  });

  it('a link that was sent stays open, its answer arrives, and no link is made anew', async () => {
    const person = await subscriber('Profissional');
    const { id, link } = await invite(person);
    const other = await insertConvite(sql(), person.userId);
    await setPlan(sql(), person.userId, 'Gratuito');
    expect((await refusal(person.trpc.convites.renew.mutate({ id, email: null }))).code).toBe('NOT_IN_PLAN');
    const phone = { trpc: (await signUpClient(app.baseUrl)).trpc };
    const token = tokenOf(link?.url ?? '');
    await phone.trpc.convites.save.mutate({ token, baseRevision: 0, ficha: buildFicha() });
    await phone.trpc.convites.send.mutate({
      token,
      baseRevision: 1,
      ficha: buildFicha(),
      consentimento: buildConsentir(),
    });
    expect((await person.trpc.drafts.list.query()).map(({ id: draft }) => draft)).toContain(id);
    await person.trpc.convites.revoke.mutate({ id: other.id });
    const states = await person.trpc.convites.list.query({});
    expect(states.find((convite) => convite.id === other.id)?.estado).toBe('revogado');
  });

  it('a report keeps the brand that it was made with, as it is today, also when it is made again', async () => {
    const person = await subscriber('Profissional');
    await saveBrand(person);
    const kept = await madeReport(person);
    await setPlan(sql(), person.userId, 'Gratuito');
    const plain = await madeReport(person);
    for (const [id, shown] of [
      [kept, brand],
      [plain, null],
    ] as const) {
      expect(await shownBrand(person, id)).toBe(shown);
      expect((await pdfOf(person, id)).includes(brand)).toBe(shown !== null);
    }
    await person.trpc.clinicaConfigs.save.mutate({ nomeClinica: 'Clínica Nova', logoUrl: '' });
    expect(await shownBrand(person, kept)).toBe('Clínica Nova');
    await person.trpc.relatorios.reprocess.mutate({ id: kept });
    await generateRelatorio(app.deps, jobRun(kept));
    expect((await person.trpc.avaliacoes.byId.query({ id: kept })).relatorioHtml).toContain('Clínica Nova');
    // With the plan, all of them show it, and the one without it does not keep it.
    await setPlan(sql(), person.userId, 'Premium');
    expect(await shownBrand(person, plain)).toBe('Clínica Nova');
    await setPlan(sql(), person.userId, 'Gratuito');
    expect(await shownBrand(person, plain)).toBeNull();
  });

  it('a report keeps the wider therapies that it was made with, and none is made anew', async () => {
    const person = await subscriber('Premium');
    const kept = await madeReport(person);
    await setPlan(sql(), person.userId, 'Profissional');
    const sheet = () => person.fetch(`/api/relatorios/${kept}/pdf?documento=cuidados`);
    expect((await person.trpc.avaliacoes.byId.query({ id: kept })).relatorioHtml).toContain('id="rel-ampliadas"');
    expect((await sheet()).status).toBe(200);
    expect(await pdfOf(person, kept)).toContain('Terapias ampliadas');
    const plain = await madeReport(person);
    expect((await person.trpc.avaliacoes.byId.query({ id: plain })).relatorioHtml).not.toContain('id="rel-ampliadas"');
    await person.trpc.relatorios.reprocess.mutate({ id: kept });
    await generateRelatorio(app.deps, jobRun(kept));
    expect((await person.trpc.avaliacoes.byId.query({ id: kept })).relatorioHtml).not.toContain('id="rel-ampliadas"');
    await setPlan(sql(), person.userId, 'Premium');
    await person.trpc.relatorios.reprocess.mutate({ id: plain });
    await generateRelatorio(app.deps, jobRun(plain));
    expect((await person.trpc.avaliacoes.byId.query({ id: plain })).relatorioHtml).toContain('id="rel-ampliadas"');
  });

  it('a report that was shared or signed with the brand keeps it', async () => {
    const person = await subscriber('Gratuito');
    await saveBrand(person);
    const shared = await insertReport(sql(), person.userId);
    const signed = await insertJudged(sql(), person.userId);
    const untouched = await insertReport(sql(), person.userId);
    const share = (id: string) => person.trpc.relatorioShares.create.mutate({ avaliacaoId: id, dias: 30 });
    const pageOf = async (url: string) => (await fetch(`${app.baseUrl}${new URL(url).pathname}`)).text();
    const { url: before } = await share(untouched);
    expect(await pageOf(before)).not.toContain(brand);
    await setPlan(sql(), person.userId, 'Profissional');
    expect(await pageOf(before)).toContain(brand);
    const { url } = await share(shared);
    await person.trpc.pareceres.sign.mutate({
      ...{ id: signed, edicao: 1, base: sampleRelatorio.origem.geradoEm, numero: 1, local: 'Recife' },
      ...{ password: testPassword, perguntasAbertas: [...perguntasDeAlerta] },
    });
    await setPlan(sql(), person.userId, 'Gratuito');
    expect(await pageOf(url)).toContain(brand);
    expect(await pageOf(before)).not.toContain(brand);
    expect(await shownBrand(person, signed)).toBe(brand);
  });

  it("nobody else's report tells its brand", async () => {
    const person = await subscriber('Profissional');
    const stranger = await subscriber('Profissional');
    const avaliacaoId = await insertReport(sql(), person.userId);
    expect((await refusal(stranger.trpc.clinicaConfigs.ofReport.query({ avaliacaoId }))).code).toBe(
      'AVALIACAO_NOT_FOUND',
    );
  });
});

describe('an admin', () => {
  const planNamed = async (name: string) => {
    const plan = (await admin.trpc.admin.plans.list.query()).find((candidate) => candidate.name === name);
    if (!plan) throw new Error(`no plan ${name}`);
    return plan;
  };
  const change = async (name: string, capabilities: Partial<ReturnType<typeof capabilitiesOf>>) => {
    const {
      id: planId,
      description,
      badge,
      popular,
      features,
      isActive,
      diagnosesLimit,
      ...plan
    } = await planNamed(name);
    const edit = { description, badge, popular, features: [...features], isActive, diagnosesLimit };
    const changed = { ...plan.capabilities, ...capabilities };
    await admin.trpc.admin.plans.edit.mutate({ planId, ...edit, capabilities: changed });
  };

  it('gives a plan more, which holds at once, leaves a trace, and outlives the next start', async () => {
    const person = await subscriber('Gratuito');
    await change('Gratuito', { consultasPorCliente: 4, convites: true });
    await invite(person);
    const clienteId = await cliente(person);
    expect(await countAllowed(Array.from({ length: 6 }, () => () => record(person, { clienteId })))).toBe(4);
    await seedPlans(app.deps.database.system);
    const { id, capabilities } = await planNamed('Gratuito');
    expect(capabilities).toMatchObject({ consultasPorCliente: 4, convites: true, marca: false });
    const [trace] = await sql()`select details from admin_actions where subject_id = ${id} order by id desc limit 1`;
    expect(trace?.details).toMatchObject({
      from: { capabilities: capabilitiesOf('Gratuito') },
      to: { capabilities: { ...capabilitiesOf('Gratuito'), consultasPorCliente: 4, convites: true } },
    });
    await admin.trpc.admin.plans.reset.mutate({ planId: id });
    expect((await planNamed('Gratuito')).capabilities).toEqual(capabilitiesOf('Gratuito'));
    expect((await refusal(invite(person))).code).toBe('NOT_IN_PLAN');
  });

  it.each([
    ['Gratuito', { consultasPorCliente: 2 }, 'consultasPorCliente'],
    ['Profissional', { consultasPorCliente: 500 }, 'consultasPorCliente'],
    ['Profissional', { marca: false }, 'marca'],
    ['Enterprise', { suporte: 'prioritario' }, 'suporte'],
    ['Gratuito', { suporte: 'prioritario' }, 'suporte'],
  ] as const)('cannot set %s to %o, which is beyond its bounds', async (name, capabilities, field) => {
    expect(await refusal(change(name, capabilities))).toMatchObject({
      code: 'VALIDATION',
      fields: { [`capabilities.${field}`]: expect.stringMatching(/^No (mínimo|máximo) /) },
    });
    expect(await planNamed(name)).toMatchObject({ capabilities: capabilitiesOf(name), editedAt: null });
  });

  it.each([
    [{ consultasPorCliente: 0 }],
    [{ consultasPorCliente: -2 }],
    [{ consultasPorCliente: 3.5 }],
    [{ consultasPorCliente: 1001 }],
  ])('cannot set %o, which no plan can have', async (capabilities) => {
    expect((await refusal(change('Gratuito', capabilities))).code).toBe('VALIDATION');
  });

  it('of two who edit neighbours at once leaves no smaller plan with more than a bigger one', async () => {
    await change('Premium', { suporte: 'continuo' });
    await change('Profissional', { suporte: 'prioritario' });
    const { id: premium } = await planNamed('Premium');
    await Promise.allSettled([
      change('Profissional', { suporte: 'continuo' }),
      admin.trpc.admin.plans.reset.mutate({ planId: premium }),
    ]);
    const order = ['comum', 'prioritario', 'continuo'];
    const [low, high] = [await planNamed('Profissional'), await planNamed('Premium')];
    expect(order.indexOf(low.capabilities.suporte)).toBeLessThanOrEqual(order.indexOf(high.capabilities.suporte));
  });
});
