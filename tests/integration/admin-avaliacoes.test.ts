import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAdmin } from '../support/admins.ts';
import { refusal, signUpClient } from '../support/api-client.ts';
import { makeAdmin } from '../support/people.ts';
import { type AvaliacaoOptions, insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

type Client = Awaited<ReturnType<typeof signUpClient>>;
let app: TestApp;
let admin: Client;
let ana: Client;
let bia: Client;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signUpClient(app.baseUrl, 'Rita Admin');
  ana = await signUpClient(app.baseUrl, 'Ana Gonçalves');
  bia = await signUpClient(app.baseUrl, 'Bia Lima');
  await makeAdmin(app.database.sql, admin.userId);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.database.sql`delete from relatorio_events`;
  await app.database.sql`delete from fotos`;
  await app.database.sql`delete from avaliacoes`;
});

const insert = (person: Client, options: AvaliacaoOptions = {}) =>
  insertAvaliacao(app.database.sql, person.userId, options);
type Input = Parameters<Client['trpc']['admin']['avaliacoes']['list']['query']>[0];
const list = (input: Input = {}) => admin.trpc.admin.avaliacoes.list.query(input);
const namesOf = async (input: Input) => (await list(input)).items.map(({ nomeCliente }) => nomeCliente).sort();

describe('the list of all assessments', () => {
  it('shows the agreed columns and no others', async () => {
    const id = await insert(ana, { status: 'concluido', nomeCliente: 'Helena Prado' });
    expect((await list()).items).toEqual([
      {
        id,
        nomeCliente: 'Helena Prado',
        email: 'helena@example.com',
        status: 'finalizado',
        createdAt: expect.any(String),
        terapeuta: 'Ana Gonçalves',
      },
    ]);
  });

  it('returns 100 at a time, newest first, and each exactly once, even when many began at the same moment', async () => {
    const ids: string[] = [];
    const moment = Date.now() - 60_000;
    for (let n = 0; n < 215; n += 1) ids.push(await insert(ana, { createdAt: new Date(moment - Math.floor(n / 50)) }));
    const pages: string[][] = [];
    let cursor: Awaited<ReturnType<typeof list>>['nextCursor'] = null;
    do {
      const page = await list({ cursor });
      pages.push(page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(pages.map((page) => page.length)).toEqual([100, 100, 15]);
    expect(pages.flat().toSorted()).toEqual(ids.toSorted());
  });

  it('finds clients by words of their name, ignoring accents and case', async () => {
    for (const nomeCliente of ['João da Silva', 'Joana Dias', 'Maria João']) await insert(ana, { nomeCliente });
    expect(await namesOf({ cliente: 'JOAO' })).toEqual(['João da Silva', 'Maria João']);
    expect(await namesOf({ cliente: 'silva joão' })).toEqual(['João da Silva']);
    expect(await namesOf({ cliente: '100%' })).toEqual([]);
  });

  it('does not search complaints, which an admin may not learn', async () => {
    await insert(ana, { nomeCliente: 'Helena Prado' });
    expect(await namesOf({ cliente: 'Cansaço' })).toEqual([]);
    expect(await namesOf({ cliente: 'Helena refeições' })).toEqual([]);
  });

  it('filters by therapist, by status and by day, also together', async () => {
    await insert(ana, { nomeCliente: 'Um', status: 'erro', createdAt: new Date('2026-03-10T02:59:59.999Z') });
    await insert(ana, { nomeCliente: 'Dois', status: 'concluido', createdAt: new Date('2026-03-10T03:00:00Z') });
    await insert(bia, { nomeCliente: 'Três', status: 'finalizado', createdAt: new Date('2026-03-11T02:59:59Z') });
    await insert(bia, { nomeCliente: 'Quatro', status: 'pendente', createdAt: new Date('2026-03-11T03:00:00Z') });
    expect(await namesOf({ terapeuta: 'goncalves' })).toEqual(['Dois', 'Um']);
    expect(await namesOf({ terapeuta: bia.email })).toEqual(['Quatro', 'Três']);
    expect(await namesOf({ status: 'finalizado' })).toEqual(['Dois', 'Três']);
    expect(await namesOf({ from: '2026-03-10', to: '2026-03-10' })).toEqual(['Dois', 'Três']);
    expect(await namesOf({ from: '2026-03-11' })).toEqual(['Quatro']);
    expect(await namesOf({ to: '2026-03-09' })).toEqual(['Um']);
    expect(await namesOf({ terapeuta: 'Bia', status: 'finalizado', to: '2026-03-10' })).toEqual(['Três']);
  });

  it('needs three letters for a search, because fewer find everybody', async () => {
    expect(await refusal(list({ cliente: 'Jo' }))).toMatchObject({ code: 'VALIDATION' });
  });

  it('leaves out test reports of admins', async () => {
    await admin.trpc.admin.relatorios.createTest.mutate({ tipo: 'completo' });
    expect((await list()).items).toEqual([]);
  });

  it('logs a read for each therapist whose clients are on the page, and for nobody else', async () => {
    const { sql } = app.database;
    const reader = await signUpAdmin(app.baseUrl, sql);
    const lines = async () => [
      ...(await sql`
        select actor_role, action, subject_id, owner_id from access_log where actor_id = ${reader.userId} order by id`),
    ];
    await insert(ana, { nomeCliente: 'Teresa Dourada' });
    await insert(ana, { nomeCliente: 'Teresa Dourada' });
    await insert(bia, { nomeCliente: 'Teresa Prata' });
    const read = (cliente: string) => reader.trpc.admin.avaliacoes.list.query({ cliente });
    await read('ninguém');
    expect(await lines()).toEqual([]);
    const line = (owner: string) => ({
      actor_role: 'admin',
      action: 'avaliacoes.admin_list',
      subject_id: owner,
      owner_id: owner,
    });
    expect((await read('teresa dourada')).items).toHaveLength(2);
    expect(await lines()).toEqual([line(ana.userId)]);
    await read('teresa');
    expect(await lines()).toEqual([line(ana.userId), line(bia.userId)]);
  });

  it("opens no report: for an admin another therapist's report does not exist", async () => {
    const id = await insert(ana);
    expect((await list()).items).toHaveLength(1);
    expect(await refusal(admin.trpc.avaliacoes.byId.query({ id }))).toMatchObject({ code: 'AVALIACAO_NOT_FOUND' });
  });
});
