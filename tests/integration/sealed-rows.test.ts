import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { storedColumns } from '@meridia/drizzle/schema/stored-column.ts';
import { avaliacoes } from '@meridia/drizzle/schema.ts';
import { startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import { headOf } from '@meridia/server/db/sealed-rows.ts';
import { type Relatorio, relatorioSchema } from '@meridia/shared/relatorio.ts';
import { sql as drizzleSql, eq } from 'drizzle-orm';
import postgres from 'postgres';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { writeBackup } from '../../scripts/backup/write-backup.ts';
import { carryOutSeal, type SealOrder } from '../../scripts/seal-storage/carry-out-seal.ts';
import { type ApiClient, createApiClient, refusal, signUpClient, testPassword } from '../support/api-client.ts';
import { dumpRows, silent, targetConfig } from '../support/backups.ts';
import { buildConsulta } from '../support/consulta.ts';
import { prepareDatabase } from '../support/database-server.ts';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { eventually } from '../support/eventually.ts';
import { markedPlaces, markOf, writeMarkedContent } from '../support/marked-content.ts';
import { setPlan } from '../support/people.ts';
import { readZip } from '../support/read-zip.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../support/test-app.ts';
import type { TestDatabase } from '../support/test-database.ts';

const newKey = () => randomBytes(32).toString('base64');

let opened: TestApp[] = [];
afterEach(async () => {
  for (const app of opened.reverse()) await app.close();
  opened = [];
});

async function start(env: Record<string, string>, options: TestAppOptions = {}): Promise<TestApp> {
  const app = await startTestApp({ env, ...options });
  opened.push(app);
  return app;
}

async function signUp(app: TestApp): Promise<ApiClient & { userId: string; email: string }> {
  const client = await signUpClient(app.baseUrl);
  await setPlan(app.database.sql, client.userId, 'Premium');
  return client;
}

/** As the app reads it. */
const readRelatorio = (app: TestApp) => async (id: string) => {
  const [row] = await app.deps.database.system
    .select({ id: avaliacoes.id, json: avaliacoes.diagnosticoJson })
    .from(avaliacoes)
    .where(eq(avaliacoes.id, id));
  return relatorioSchema.parse(JSON.parse(row?.json ?? 'null')) satisfies Relatorio;
};

async function writeAll(app: TestApp) {
  await app.startWorker();
  const client = await signUp(app);
  return { client, ...(await writeMarkedContent(app.baseUrl, client, readRelatorio(app))) };
}

/** The same person at another process of the installation. */
const at = (app: TestApp, client: ApiClient) =>
  createApiClient(app.baseUrl, undefined, /session=([^;]+)/.exec(client.cookie())?.[1]);

const seal = (app: TestApp, order: Partial<SealOrder> = {}, pause = async (_ms: number): Promise<unknown> => null) =>
  carryOutSeal(
    app.deps,
    app.database.url,
    { newKey: false, newMasterKeyFile: null, ...order },
    { progress: silent, pause },
  );

const found = (text: string) => markedPlaces.filter((place) => text.includes(markOf(place)));

/** How every stored value of the database begins, by its column. */
async function stored({ database: { sql } }: TestApp): Promise<{ place: string; sealed: boolean; head: string }[]> {
  const all: { place: string; sealed: boolean; head: string }[] = [];
  for (const [place, type] of Object.entries(storedColumns)) {
    const [table = '', column = ''] = place.split('.');
    const text = type === 'jsonb' ? `${column} #>> '{}'` : type === 'text[]' ? `${column}[1]` : column;
    const rows = await sql.unsafe<{ head: string }[]>(
      `select left(${text}, 60) as head from ${table} where ${text} is not null`,
    );
    all.push(...rows.map(({ head }) => ({ place, sealed: head.startsWith('\u0001'), head })));
  }
  return all;
}

describe('everything that is written about a record', () => {
  /** A PostgreSQL of its own, whose folder can be searched. */
  async function startOnOwnServer(env: Record<string, string>) {
    const folder = await mkdtemp(join(tmpdir(), 'meridia-rows-'));
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
    await prepareDatabase(server.url);
    const sql = postgres(server.url, { max: 2, onnotice: () => {} });
    const database: TestDatabase = { url: server.url, sql, drop: () => sql.end({ timeout: 5 }) };
    const app = await startTestApp({ env, beside: { database, storageDir: join(folder, 'data', 'fotos') } });
    return {
      app,
      folder,
      stop: async () => {
        await app.close();
        await database.drop();
        await server.stop();
      },
    };
  }

  async function searchEverywhere(env: Record<string, string>) {
    const { app, folder, stop } = await startOnOwnServer(env);
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeAll(app);
    const dump = JSON.stringify(await dumpRows(app.database.sql));
    const copy = join(folder, 'copy');
    await writeBackup(app.deps, app.database.url, { dir: copy, withKey: false }, silent);
    await stop();
    const tables = await readdir(join(copy, 'tables'));
    const backup = await Promise.all(
      tables.map(async (name) => gunzipSync(await readFile(join(copy, 'tables', name))).toString('latin1')),
    );
    const inFolder = { data: new Set<string>(), wal: new Set<string>() };
    const entries = await readdir(join(folder, 'postgres'), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const kind = path.includes('pg_wal') ? 'wal' : 'data';
      for (const place of found((await readFile(path)).toString('latin1'))) inFolder[kind].add(place);
    }
    return {
      dump: found(dump),
      backup: found(backup.join('\n')),
      data: [...inFolder.data],
      wal: [...inFolder.wal],
      name: dump.includes('Helena Prado'),
    };
  }

  it('lies nowhere with MASTER_KEY: not in the rows, the folder of the database, its log of changes, or a backup', async () => {
    expect(await searchEverywhere({ MASTER_KEY: newKey() })).toEqual({
      ...{ dump: [], backup: [], data: [], wal: [] },
      // By decision: names are searched for (ADR 0048).
      name: true,
    });
  });

  it('is found by the same search without MASTER_KEY', async () => {
    const open = await searchEverywhere({});
    expect(open.dump).toEqual([...markedPlaces]);
    expect(open.backup).toEqual([...markedPlaces]);
    // Large content is compressed there.
    expect(open.data.length).toBeGreaterThan(5);
    expect(open.wal.length).toBeGreaterThan(5);
  });

  it('is sealed in every column that is meant to be, and reads as it was written', async () => {
    const app = await start({ MASTER_KEY: newKey() });
    const { client, avaliacaoId, draftId, consultaId } = await writeAll(app);
    const lying = await stored(app);
    expect(lying.filter(({ sealed }) => !sealed)).toEqual([]);
    const written = new Set(lying.map(({ place }) => place));
    expect(Object.keys(storedColumns).filter((place) => !written.has(place))).toEqual([
      ...['avaliacoes.consentimento_cliente', 'avaliacoes.leitura_ia', 'cliente_versoes.dados'],
      ...['protocolos_proprios.pontos', 'registros_anonimos.dados'],
    ]);
    const { trpc } = client;
    const whole = await trpc.avaliacoes.byId.query({ id: avaliacaoId });
    expect(whole).toMatchObject({ status: 'finalizado', erro: null });
    expect(whole.relatorioHtml).toContain('Helena Prado');
    expect((await trpc.respostas.read.query({ id: avaliacaoId })).dados?.historicoMedico).toBe(markOf('intake'));
    expect((await trpc.respostas.versions.query({ id: avaliacaoId })).items).toMatchObject([
      { motivo: markOf('reasonOfCorrection'), mudancas: [{ antes: markOf('earlierIntake') }] },
    ]);
    expect(await trpc.cartas.byId.query({ id: avaliacaoId })).toMatchObject({ textos: { emCasa: markOf('letter') } });
    expect((await trpc.pareceres.versoes.query({ id: avaliacaoId })).assinadas).toMatchObject([{ intacta: true }]);
    expect((await trpc.drafts.byId.query({ id: draftId }))?.data.dados).toMatchObject({
      historicoMedico: markOf('draft'),
    });
    expect(await trpc.drafts.list.query()).toMatchObject([
      { nomeCliente: 'Helena Prado', respondida: { por: 'Helena Prado' } },
      { nomeCliente: 'Rosa Pinto', respondida: null },
    ]);
    expect((await trpc.consultasEvolutivas.list.query({ avaliacaoId })).items).toMatchObject([
      {
        observacoes: markOf('followUp'),
        sintomasAtuais: ['cansaço', markOf('symptom')],
        pontos: [{ motivo: markOf('point') }],
        anulada: { motivo: markOf('reasonOfAnnulment') },
      },
    ]);
    expect(await trpc.consultasEvolutivas.versions.query({ id: consultaId })).toMatchObject([
      { conteudo: { observacoes: markOf('earlierFollowUp') } },
    ]);
    const { ticket } = await trpc.accounts.beginExport.mutate({ password: testPassword });
    const answer = await client.fetch(`/api/conta/exportacao?ticket=${ticket}`);
    const files = await readZip(new Uint8Array(await answer.arrayBuffer()));
    const exported = [...files.values()].map((bytes) => Buffer.from(bytes).toString()).join('\n');
    expect(exported).not.toContain('selado:1:');
    expect(found(exported)).toEqual([...markedPlaces]);
  });

  it('stays as it is without MASTER_KEY', async () => {
    const app = await start({});
    await writeAll(app);
    const lying = await stored(app);
    expect(lying.length).toBeGreaterThan(15);
    expect(lying.filter(({ sealed }) => sealed)).toEqual([]);
  });
});

describe('sealed content that somebody has touched', () => {
  async function withTwoFollowUps() {
    const app = await start({ MASTER_KEY: newKey() });
    const client = await signUp(app);
    // Each of a client of its own, because what is damaged spoils the list that it is in.
    const clientes = new Map<string, string>();
    const create = async (nome: string, observacoes: string) => {
      const { id: clienteId } = await client.trpc.clientes.create.mutate({
        ...{ nome, nascimento: null, idade: 40, sexo: 'feminino', telefone: '', email: '' },
      });
      const conteudo = buildConsulta({ observacoes });
      const made = { clienteId, idempotencyKey: randomUUID(), dataConsulta: null, fotoId: null, conteudo };
      const { id } = await client.trpc.consultasEvolutivas.create.mutate(made);
      clientes.set(id, clienteId);
      return id;
    };
    const ids = [
      await create('Helena Prado', 'Dormiu mal duas noites.'),
      await create('Rosa Pinto', 'Dormiu bem.'),
    ] as const;
    const open = async (id: string) => {
      const { items } = await client.trpc.consultasEvolutivas.list.query({ clienteId: clientes.get(id) ?? '' });
      return items[0];
    };
    return { app, client, ids, open };
  }

  it('is an error with words for people, and never shown, when one byte has changed', async () => {
    const { app, ids, open } = await withTwoFollowUps();
    const { sql } = app.database;
    await sql`
      update consultas_evolutivas set observacoes = overlay(observacoes placing
        case substr(observacoes, 70, 1) when 'A' then 'B' else 'A' end from 70 for 1) where id = ${ids[0]}`;
    const refused = await refusal(open(ids[0]));
    expect(refused.code).toBe('REGISTRO_VIOLADO');
    expect(refused.message).toContain('alterado fora do MeridIA');
    expect(await open(ids[1])).toMatchObject({ observacoes: 'Dormiu bem.' });
    // The connection goes on.
    for (let time = 0; time < 12; time += 1) expect((await refusal(open(ids[0]))).code).toBe('REGISTRO_VIOLADO');
  });

  it('is an error also when the id of its key was changed, as soon as it is clear that there is no such key', async () => {
    const { app, ids, open } = await withTwoFollowUps();
    await app.database.sql`
      update consultas_evolutivas set observacoes = overlay(observacoes placing
        case substr(observacoes, 12, 1) when '1' then '2' else '1' end from 12 for 1) where id = ${ids[0]}`;
    expect((await refusal(open(ids[0]))).code).toBe('UNAVAILABLE');
    await eventually(
      async () => ((await refusal(open(ids[0]))).code === 'REGISTRO_VIOLADO' ? true : null),
      'the keys to be read again',
    );
  });

  it('is refused in the row of another, and in another column of its row', async () => {
    const { app, ids, open } = await withTwoFollowUps();
    const { sql } = app.database;
    await sql`
      update consultas_evolutivas set observacoes = (select observacoes from consultas_evolutivas where id = ${ids[0]})
      where id = ${ids[1]}`;
    expect((await refusal(open(ids[1]))).code).toBe('REGISTRO_VIOLADO');
    await sql`update consultas_evolutivas set mudancas_quadro = observacoes where id = ${ids[0]}`;
    expect((await refusal(open(ids[0]))).code).toBe('REGISTRO_VIOLADO');
  });

  it('is refused in another order, and when one of a list is missing', async () => {
    const { app, ids, open } = await withTwoFollowUps();
    const { sql } = app.database;
    const [row] = await sql<
      { list: string[] }[]
    >`select sintomas_atuais as list from consultas_evolutivas where id = ${ids[0]}`;
    const list = row?.list ?? [];
    expect(list).toHaveLength(2);
    for (const touched of [[...list].reverse(), list.slice(0, 1), [...list, list[0] ?? '']]) {
      await sql`update consultas_evolutivas set sintomas_atuais = ${touched} where id = ${ids[0]}`;
      expect((await refusal(open(ids[0]))).code).toBe('REGISTRO_VIOLADO');
    }
  });

  it('does not hide plain content of before, which stays readable', async () => {
    const { app, ids, open } = await withTwoFollowUps();
    await app.database.sql`update consultas_evolutivas set observacoes = 'Como era antes.' where id = ${ids[0]}`;
    expect(await open(ids[0])).toMatchObject({ observacoes: 'Como era antes.' });
  });

  it('is read only with the key of its row: a statement that leaves it out fails, sealed or not', async () => {
    for (const key of [null, newKey()]) {
      const app = await start(key === null ? {} : { MASTER_KEY: key });
      const client = await signUp(app);
      await client.trpc.drafts.save.mutate({
        ...{ id: randomUUID(), baseRevision: 0 },
        data: { dados: { nomeCliente: 'Rosa' }, fotos: {}, consentimento: false },
      });
      const { system } = app.deps.database;
      await expect(system.execute(drizzleSql`select data from anamnese_drafts`)).rejects.toMatchObject({
        cause: { message: expect.stringContaining('without the primary key') },
      });
      expect(await system.execute(drizzleSql`select id, data from anamnese_drafts`)).toMatchObject([
        { data: { dados: { nomeCliente: 'Rosa' } } },
      ]);
    }
  });
});

describe('npm run seal-storage', () => {
  it('seals the rows of before while the app is used, and a second run finds nothing to do', async () => {
    const open = await start({});
    const { client, avaliacaoId } = await writeAll(open);
    const sealing = await start({ MASTER_KEY: newKey() }, { beside: open });
    const there = at(sealing, client);
    const before = await there.trpc.avaliacoes.byId.query({ id: avaliacaoId });
    await seal(sealing);
    const lying = await stored(sealing);
    expect(lying.length).toBeGreaterThan(15);
    expect(lying.filter(({ sealed }) => !sealed)).toEqual([]);
    expect(await there.trpc.avaliacoes.byId.query({ id: avaliacaoId })).toEqual(before);
    expect((await there.trpc.pareceres.versoes.query({ id: avaliacaoId })).assinadas).toMatchObject([
      { intacta: true },
    ]);
    await seal(sealing);
    expect((await stored(sealing)).map(({ head }) => head)).toEqual(lying.map(({ head }) => head));
  });

  it('goes on where it was stopped', async () => {
    const open = await start({});
    await writeAll(open);
    const sealing = await start({ MASTER_KEY: newKey() }, { beside: open });
    const stopped = seal(sealing, {}, async () => {
      // One row comes from a process that has not been restarted yet.
      await open.database
        .sql`update cartas set textos = '{"encontrado": "a", "faremos": "b", "emCasa": "c", "retorno": "d"}'`;
      throw new Error('stopped');
    });
    await expect(stopped).rejects.toThrow('stopped');
    expect((await stored(sealing)).filter(({ sealed }) => !sealed).map(({ place }) => place)).toEqual([
      'cartas.textos',
    ]);
    await seal(sealing);
    expect((await stored(sealing)).filter(({ sealed }) => !sealed)).toEqual([]);
  });

  it('changes the data key of rows, which another process goes on reading and writing, and forgets the earlier key', async () => {
    const env = { MASTER_KEY: newKey() };
    const app = await start(env);
    const { client, avaliacaoId } = await writeAll(app);
    const [first] = await app.database.sql<{ id: string }[]>`select id from data_keys`;
    await seal(app, { newKey: true });
    const keys = await app.database.sql<{ id: string }[]>`select id from data_keys`;
    expect(keys).toHaveLength(1);
    expect(keys[0]?.id).not.toBe(first?.id);
    for (const { head } of await stored(app)) expect(head.startsWith(headOf(keys[0]?.id ?? ''))).toBe(true);
    const after = await start(env, { beside: app });
    expect(await at(after, client).trpc.avaliacoes.byId.query({ id: avaliacaoId })).toMatchObject({
      status: 'finalizado',
    });
    // This process did not know the key; it reads the keys again and then goes on.
    await eventually(
      () => client.trpc.avaliacoes.byId.query({ id: avaliacaoId }).catch(() => null),
      'the process that did not know the key',
    );
  });

  it('leaves content that does not open as it is, says where, and keeps the key of before', async () => {
    const app = await start({ MASTER_KEY: newKey() });
    const { draftId } = await writeAll(app);
    await app.database
      .sql`update anamnese_drafts set data = to_jsonb(overlay(data #>> '{}' placing 'AAAA' from 80 for 4)) where id = ${draftId}`;
    const [before] = await app.database.sql`select data from anamnese_drafts where id = ${draftId}`;
    await expect(seal(app, { newKey: true })).rejects.toThrow(
      `1 registros não se abrem, e ficaram como estão: anamnese_drafts ${draftId}`,
    );
    expect((await app.database.sql`select data from anamnese_drafts where id = ${draftId}`)[0]).toEqual(before);
    expect(await app.database.sql`select from data_keys`).toHaveLength(2);
    const newest = await app.database.sql<{ id: string }[]>`select id from data_keys order by created_at desc limit 1`;
    const others = (await stored(app)).filter(({ head }) => !head.startsWith(headOf(newest[0]?.id ?? '')));
    expect(others.map(({ place }) => place)).toEqual(['anamnese_drafts.data']);
  });

  it('changes the master key without touching a row', async () => {
    const [before, after] = [newKey(), newKey()];
    const app = await start({ MASTER_KEY: before });
    const { client, avaliacaoId } = await writeAll(app);
    const lying = await stored(app);
    const folder = await mkdtemp(join(tmpdir(), 'meridia-key-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await writeFile(join(folder, 'master.key'), after);
    await seal(app, { newMasterKeyFile: join(folder, 'master.key') });
    expect(await stored(app)).toEqual(lying);
    const restarted = await start({ MASTER_KEY: after }, { beside: app });
    expect(await at(restarted, client).trpc.avaliacoes.byId.query({ id: avaliacaoId })).toMatchObject({
      status: 'finalizado',
    });
  });
});

describe('a backup of sealed rows', () => {
  const passphrase = 'quatro palavras bem longas';

  async function copied(lock: { passphrase: string } | null) {
    const key = newKey();
    const app = await start({ MASTER_KEY: key });
    const written = await writeAll(app);
    const folder = await mkdtemp(join(tmpdir(), 'meridia-rows-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const dir = join(folder, 'copy');
    await writeBackup(app.deps, app.database.url, { dir, withKey: false, lock }, silent);
    const restoreWith = async (env: Record<string, string>) => {
      const database = await createEmptyDatabase(inject('templateUrl'));
      onTestFinished(() => database.drop());
      const dataDir = join(folder, randomUUID());
      await restoreBackup(targetConfig(database.url, dataDir, env), { dir, unlock: lock }, silent);
      const there = await startTestApp({ env, beside: { database, storageDir: join(dataDir, 'fotos') } });
      const { trpc } = at(there, written.client);
      const whole = await trpc.avaliacoes.byId.query({ id: written.avaliacaoId }).finally(() => there.close());
      return { status: whole.status, sealed: (await stored(there)).every(({ sealed }) => sealed) };
    };
    return { key, restoreWith };
  }

  it('is restored with its key, and with no other', async () => {
    const { key, restoreWith } = await copied(null);
    expect(await restoreWith({ MASTER_KEY: key })).toEqual({ status: 'finalizado', sealed: true });
    await expect(restoreWith({ MASTER_KEY: newKey() })).rejects.toThrow('não é a que selou os registros desta cópia');
    await expect(restoreWith({})).rejects.toThrow('Os registros desta cópia estão selados');
  });

  it('is restored with a new key when the key is lost, if it is sealed itself', async () => {
    const { restoreWith } = await copied({ passphrase });
    expect(await restoreWith({ MASTER_KEY: newKey() })).toEqual({ status: 'finalizado', sealed: true });
    await expect(restoreWith({})).rejects.toThrow('ou uma nova');
  });
});
