import { generateRelatorio } from '@meridia/server/features/relatorios/generate-relatorio.ts';
import { dadosAnamneseSchema } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { relatorioSchema } from '@meridia/shared/relatorio.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { carryOutDemo, type DemoOrder } from '../../scripts/demo/carry-out-demo.ts';
import { clientes } from '../../scripts/demo/clients.ts';
import { tellStory } from '../../scripts/demo/tell-story.ts';
import { type ApiClient, createApiClient, signUpClient } from '../support/api-client.ts';
import { dumpRows, silent } from '../support/backups.ts';
import { jobRun, readEvents, requestReport } from '../support/reports.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const email = 'demo@meridia.app.br';
const password = 'Quatro-Luas-Verdes-8';
const order: DemoOrder = { email, password, anew: false, admin: true, extras: 1, force: false, clients: 5 };

let app: TestApp;
let client: ApiClient;
let told: string[];
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
  app = await startTestApp();
  await run();
  client = createApiClient(app.baseUrl);
  await client.trpc.accounts.login.mutate({ email, password });
});
afterAll(() => app.close());

/** All rows of the database, including reads that are not yet written to the access log. */
async function dump() {
  await app.deps.database.reads.flush();
  return dumpRows(app.database.sql);
}

async function run(change: Partial<DemoOrder> = {}) {
  told = [];
  await carryOutDemo(app.deps, { ...order, ...change }, silent);
}

describe('the demonstration', () => {
  it('has stories that the form would accept', () => {
    for (const [variant, cliente] of clientes.entries()) {
      for (const better of [0, 0.5, 0.9]) {
        const dados = tellStory(cliente, { variant, better, years: 2 });
        expect(dadosAnamneseSchema.parse(dados)).toEqual(dados);
      }
    }
  });

  it('has a therapist on a granted plan, with reports in every status and some unread ones', async () => {
    const { items } = await client.trpc.avaliacoes.list.query({ limit: 50 });
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['pendente', 'finalizado', 'erro']));
    expect(await client.trpc.subscriptions.status.query()).toMatchObject({
      planName: 'Premium',
      source: 'grant',
      canCreate: true,
    });
    const [counts] = await app.database.sql`
      select (select count(*)::int from avaliacoes where seen_at is null and finished_at is not null) as unseen,
        (select count(*)::int from consultas_evolutivas where anulada_at is not null) as annulled,
        (select count(*)::int from consulta_evolutiva_versoes) as edited,
        (select count(*)::int from relatorio_shares where revoked_at is null and expires_at > now()) as open,
        (select count(*)::int from anamnese_drafts) as drafts,
        (select count(*)::int from mails) as mails`;
    expect(counts).toMatchObject({ unseen: 2, annulled: 1, edited: 1, open: 2, drafts: 1, mails: 0 });
  });

  it('has clients with several assessments, sessions with points, returns of this week and one signed report', async () => {
    const { items } = await client.trpc.clientes.list.query({ limit: 50 });
    expect(await client.trpc.clientes.propostas.query()).toMatchObject({ total: 0 });
    expect(Math.max(...items.map(({ avaliacoes }) => avaliacoes))).toBeGreaterThanOrEqual(3);
    const regular = items.find(({ avaliacoes }) => avaliacoes >= 3);
    const { avaliacoes, consultas } = await client.trpc.clientes.byId.query({ id: regular?.id ?? '' });
    expect(regular?.ultimoPadrao).toBe(avaliacoes.find(({ padrao }) => padrao)?.padrao);
    expect(new Set(consultas.map(({ avaliacaoId }) => avaliacaoId)).size).toBeGreaterThan(1);
    expect(consultas.every(({ pontos }) => pontos > 0)).toBe(true);
    const newest = avaliacoes.find(({ padrao }) => padrao)?.id ?? '';
    expect(await client.trpc.clientes.comparacao.query({ avaliacaoId: newest })).toMatchObject({
      agora: { avaliacaoId: newest },
    });
    const retornos = await client.trpc.consultasEvolutivas.retornos.query();
    expect(retornos.length).toBeGreaterThanOrEqual(3);
    const alone = items.find((one) => one.avaliacoes === 0);
    expect(retornos.map(({ clienteId }) => clienteId)).toContain(alone?.id);

    const [signed] = await app.database.sql`select avaliacao_id as id from relatorio_versoes`;
    const versao = await client.trpc.pareceres.versao.query({ id: signed?.id, numero: 1 });
    expect(versao).toMatchObject({
      assinada: { intacta: true, assinatura: { conselho: 'Demonstração', registro: 'sem registro' } },
    });
  });

  it('has counters that match its ledger, and existing photo files', async () => {
    const [row] = await app.database.sql`
      select diagnoses_used_this_period as used, (select coalesce(sum(delta), 0)::int from usage_movements m
        where m.user_id = s.user_id and counted_at >= current_period_start) as counted
      from user_subscriptions s join accounts on accounts.id = user_id where email = ${email}`;
    expect(row?.used).toBe(row?.counted);
    const fotos = await app.database.sql`select storage_key as key, bytes from fotos`;
    for (const { key, bytes } of fotos) expect((await app.deps.storage.get(key))?.byteLength).toBe(bytes);
  });

  it('stays unchanged when the tool runs again', async () => {
    const before = await dump();
    await run({ password: null });
    expect(await dump()).toEqual(before);
    expect(told[0]).toContain('já existe, nada mudou');
  });

  it('can be made again with the same result, and leaves other accounts alone', async () => {
    const person = await signUpClient(app.baseUrl);
    const id = await requestReport(person);
    // A worker would also send mails and take up the unfinished reports of the demonstration while its rows are compared.
    await generateRelatorio(app.deps, jobRun(id));
    const rows = await stable();
    const files = await listKeys();
    // Somebody has looked around in the demonstration.
    const { id: clienteId } = await client.trpc.clientes.create.mutate({
      ...{ nome: 'Visita Curiosa', nascimento: null, idade: null, sexo: null, telefone: '', email: '' },
    });
    await client.trpc.convites.create.mutate({ clienteId, nome: 'Visita Curiosa', email: null });
    await run({ anew: true });
    expect(await stable()).toEqual(rows);
    expect(await listKeys()).toEqual(files);
    expect((await person.trpc.avaliacoes.byId.query({ id })).status).toBe('finalizado');
  });

  it('never touches an account that it did not create', async () => {
    const person = await signUpClient(app.baseUrl);
    const before = await dump();
    for (const anew of [false, true]) {
      await expect(run({ email: person.email, anew })).rejects.toThrow('não foi feita por create-demo');
    }
    expect(await dump()).toEqual(before);
  });

  it('is refused in production unless forced', async () => {
    const production = { ...app.deps, config: { ...app.deps.config, NODE_ENV: 'production' as const } };
    await expect(carryOutDemo(production, order)).rejects.toThrow('NODE_ENV é production');
    await carryOutDemo(production, { ...order, force: true }, silent);
  });

  it('contains exactly the report and the events that the app creates from the same intake', async () => {
    const { sql } = app.database;
    const [before] =
      await sql`select * from avaliacoes where status = 'finalizado' and seen_at is not null order by created_at desc limit 1`;
    const storyBefore = await readEvents(sql, before?.id);
    await sql`delete from relatorio_events where avaliacao_id = ${before?.id} and tentativa > 0`;
    await sql`update avaliacoes set status = 'pendente', tentativa = 0, relatorio_html = null, diagnostico_json = null where id = ${before?.id}`;
    await generateRelatorio(app.deps, jobRun(before?.id));

    const [after] = await sql`select * from avaliacoes where id = ${before?.id}`;
    const read = (json: string) => {
      const { origem, ...relatorio } = relatorioSchema.parse(JSON.parse(json));
      return { ...relatorio, origem: { ...origem, geradoEm: '' } };
    };
    expect(read(before?.diagnostico_json)).toEqual(read(after?.diagnostico_json));
    const { diagnostico_json: _a, relatorio_html: _b, finished_at: _c, updated_at: _d, ...kept } = before ?? {};
    expect(after).toMatchObject(kept);
    const stages = (events: Awaited<ReturnType<typeof readEvents>>) =>
      events.map(({ status, stage, percent }) => [status, stage, percent]);
    // The app leaves out stages that pass too quickly to be seen; the story tells all of them.
    const own = stages(await readEvents(sql, before?.id));
    const told = stages(storyBefore);
    expect(told).toEqual(expect.arrayContaining(own));
    expect([own[0], own.at(-1)]).toEqual([told[0], told.at(-1)]);
  });

  /** The data that are the same each time they are created on the same day. */
  async function stable() {
    return app.database.sql`
      select a.email, v.id, v.created_at, v.nome_cliente, v.diagnostico_json, v.relatorio_html, f.sha256, c.observacoes, c.escore_dor
      from accounts a left join avaliacoes v on v.terapeuta_id = a.id left join fotos f on f.avaliacao_id = v.id
      left join consultas_evolutivas c on c.avaliacao_inicial_id = v.id order by a.email, v.id, c.numero_consulta`;
  }

  async function listKeys() {
    const keys: string[] = [];
    for await (const { digest } of app.deps.storage.list()) keys.push(digest);
    return keys.sort();
  }
});
