import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import journal from '@meridia/drizzle/migrations/meta/_journal.json' with { type: 'json' };
import { migrateDatabase } from '@meridia/server/db/migrate.ts';
import { verifyChain } from '@meridia/server/features/access-log/verify-chain.ts';
import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import type { Storage } from '@meridia/server/ports.ts';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { carryOutBackup } from '../../scripts/backup/carry-out-backup.ts';
import { exportTable } from '../../scripts/backup/export-table.ts';
import { writeHashed } from '../../scripts/backup/hashed-file.ts';
import { listTables } from '../../scripts/backup/list-tables.ts';
import { type Manifest, writeManifest } from '../../scripts/backup/manifest.ts';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { type Lock, noSeal, type Unlock } from '../../scripts/backup/seal.ts';
import { tablePath } from '../../scripts/backup/verify-backup.ts';
import { writeBackup } from '../../scripts/backup/write-backup.ts';
import { type ApiClient, createApiClient, signUpClient, testPassword, uploadedFoto } from '../support/api-client.ts';
import { dumpRows, editManifest, flipByte, silent, targetConfig } from '../support/backups.ts';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { eventually } from '../support/eventually.ts';
import { smallPhoto } from '../support/pictures.ts';
import { requestReport, untilSettled } from '../support/reports.ts';
import { insertUpload } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import type { TestDatabase } from '../support/test-database.ts';
import { insertDelivery, insertWebhook } from '../support/webhooks.ts';

let app: TestApp;
let client: ApiClient & { userId: string; email: string };
let folder: string;
let finished: string;
let pending: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meridia-backup-'));
  app = await startTestApp({ env: { REQUIRE_EMAIL_CONFIRMATION: 'false' } });
  client = await signUpClient(app.baseUrl, 'Inês d’Ávila\tde\\Nóbrega\n"Zoë"');
  const { sql } = app.database;
  await sql`insert into clinica_configs (terapeuta_id, nome_clinica, logo_key)
    values (${client.userId}, 'Espaço', ${`${client.userId}/logo-1.png`})`;
  await app.deps.storage.put(`${client.userId}/logo-1.png`, await smallPhoto('png'));
  finished = await requestReport(client, 'Maria das Dores');
  await app.startWorker();
  await untilSettled(sql, finished);
  // Imitates a report whose worker has only begun: its row exists, and the restored queue has no job for it.
  pending = await requestReport(client, 'José Pendente');
  await untilSettled(sql, pending);
  await eventually(async () => {
    const [unsent] = await sql`select from mails where kind = 'confirmation' and sent_at is null`;
    return unsent ? null : true;
  }, 'the confirmation mail');
  // The worker would begin the report again, and in two minutes send the mails about both reports, while a test compares rows.
  app.stopWorker();
  await app.deps.queue.rest();
  await sql`update avaliacoes set status = 'pendente', finished_at = null where id = ${pending}`;
  await sql`update mails set sent_at = null, dropped_at = null where kind = 'confirmation'`;
  await client.trpc.avaliacoes.list.query({});
  const webhook = await insertWebhook(sql, client.userId);
  await insertDelivery(sql, client.userId, webhook);
  await insertDelivery(sql, client.userId, webhook, { state: 'pendente' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

let dir: string;
let count = 0;
let target: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  count += 1;
  dir = join(folder, `copy-${count}`);
  dataDir = join(folder, `data-${count}`);
});

/** The database that `restore` writes to in the rest of this test. */
async function aim(at: TestDatabase | Promise<TestDatabase>) {
  const database = await at;
  target = database;
  onTestFinished(() => database.drop());
}

const backup = async (storage: Storage = app.deps.storage, withKey = false, lock: Lock | null = null) => {
  // The reads of the last moments are not in the access log yet.
  await app.deps.database.reads.flush();
  return writeBackup({ ...app.deps, storage }, app.database.url, { dir, withKey, lock }, silent);
};
const restore = (env: Record<string, string> = {}, unlock: Unlock | null = null) =>
  restoreBackup(targetConfig(target.url, dataDir, env), { dir, unlock }, silent);

const passphrase = { passphrase: 'cinco palavras bem ao acaso' };
const sealed = await generateX25519Identity().then(async (identity) => ({
  identity,
  recipient: await identityToRecipient(identity),
}));

/** Every file of a folder as it lies on the disk, unpacked where it is gzip, each behind `file:`. */
async function stolenText(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFile(join(parentPath, name)));
  const bytes = await Promise.all(files);
  expect(bytes.length).toBeGreaterThan(25);
  return bytes
    .flatMap((file) => [file, file.readUInt16BE(0) === 0x1f8b ? gunzipSync(file) : Buffer.alloc(0)])
    .map((file) => `file:${file.toString('latin1')}${file.toString('utf8')}`)
    .join('');
}

describe('a backup', () => {
  it('contains rows and photos that only its owner can read, and gets its name when it is complete', async () => {
    const { files, lost, tables } = await backup();
    expect(await readdir(folder)).not.toContain(`${dir}.partial`);
    expect(lost).toEqual([]);
    expect(files.count).toBe(3);
    expect(tables.find(({ name }) => name === 'avaliacoes')).toMatchObject({
      rows: 2,
      columns: expect.not.arrayContaining(['busca']),
    });
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const modes = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mode & 0o777),
    );
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(entries.map(({ name }) => name)).not.toContain('secret.key');
    // Whoever has it reads it.
    expect(await stolenText(dir)).toContain('Maria das Dores');
  });

  it('leaves out row and file of a photo that is deleted during the copy', async () => {
    const draft = await uploadedFoto(client, 'face', await smallPhoto());
    let deleted = false;
    const files = await backup({
      ...app.deps.storage,
      get: async (key) => {
        if (!deleted) {
          deleted = true;
          await client.trpc.fotos.remove.mutate({ id: draft.id });
        }
        return app.deps.storage.get(key);
      },
    });
    expect(files).toMatchObject({ files: { count: 3 }, lost: [] });
    expect(files.tables.find(({ name }) => name === 'fotos')?.rows).toBe(2);
  });

  it('leaves out photos that are still arriving', async () => {
    const key = `${client.userId}/piece.parte`;
    await app.deps.storage.put(key, await smallPhoto());
    const upload = await insertUpload(app.database.sql, client.userId, { key });
    const files = await backup();
    expect(files).toMatchObject({ files: { count: 3 }, lost: [] });
    expect(files.tables.find(({ name }) => name === 'foto_uploads')?.rows).toBe(0);
    await app.database.sql`delete from foto_uploads where id = ${upload}`;
    await app.deps.storage.remove(key);
  });

  it('is made even when a photo is missing, and reports the missing photo', async () => {
    const [foto] = await app.database.sql`select storage_key as key from fotos where avaliacao_id = ${pending}`;
    const withoutOne = {
      ...app.deps.storage,
      get: async (key: string) => (key === foto?.key ? null : app.deps.storage.get(key)),
    };
    await expect(
      carryOutBackup({ ...app.deps, storage: withoutOne }, app.database.url, { dir, withKey: false }, silent),
    ).rejects.toThrow(`já faltavam na pasta das fotos: ${foto?.key}`);
    expect(await readdir(dir)).toContain('manifest.json');
  });

  it('refuses an existing folder, and a folder inside the photos', async () => {
    await backup();
    await expect(backup()).rejects.toThrow('já existe');
    dir = join(app.storageDir, 'copy');
    await expect(backup()).rejects.toThrow('dentro da pasta das fotos');
  });

  it('that fails leaves no files', async () => {
    const broken = { ...app.deps.storage, get: () => Promise.reject(new Error('disk gone')) };
    await expect(backup(broken)).rejects.toThrow('disk gone');
    expect((await readdir(folder)).filter((name) => name.startsWith(`copy-${count}`))).toEqual([]);
  });
});

describe('restoring into an empty database', () => {
  it('brings back every row, file and sequence; then the therapist signs in, the unfinished report is finished, and the chain of the access log continues', async () => {
    await aim(createEmptyDatabase(app.database.url));
    await app.deps.secretBox.seal('made with the first use', 'place');
    await backup(app.deps.storage, true);
    const { last: copied } = await verifyChain(app.deps.database);
    const { loaded, again, manifest, key } = await restore();
    await expectSame();
    expect(loaded).toMatchObject({ reports: 2, changedFotos: 0, secondFactors: 0 });
    // The confirmation mail, and the mails about two finished reports.
    expect(again).toEqual({ reports: 1, messages: 3, deliveries: 1 });
    expect(key).toBe('restored');
    expect(await readFile(join(dataDir, 'secret.key'), 'utf8')).toBe(
      await readFile(app.deps.config.secretKeyFile, 'utf8'),
    );
    for (const [name, last] of Object.entries(manifest.sequences)) {
      const [next] = await target.sql`select nextval(${name}::regclass)::text as value`;
      expect([name, next?.value]).toEqual([name, String(Number(last ?? 0) + 1)]);
    }
    const there = await startTestApp({
      beside: { ...app, database: target, storageDir: join(dataDir, 'fotos') },
      env: { REQUIRE_EMAIL_CONFIRMATION: 'false' },
    });
    try {
      const person = createApiClient(there.baseUrl);
      await person.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
      const report = await person.trpc.avaliacoes.byId.query({ id: finished });
      expect(report.relatorioHtml).toBe((await client.trpc.avaliacoes.byId.query({ id: finished })).relatorioHtml);
      expect((await person.fetch(`/api/fotos/${report.fotos[0]?.id}`)).status).toBe(200);
      await there.startWorker();
      expect(await untilSettled(target.sql, pending)).toMatchObject({ status: 'finalizado' });
      await there.deps.database.reads.flush();
      const chain = await verifyChain(there.deps.database, copied);
      expect(chain).toMatchObject({ rows: (copied?.id ?? 0) + 2, broken: null });
    } finally {
      await there.close();
    }
  });

  it.each([
    ['a passphrase', passphrase, passphrase],
    ['a public key', { recipients: [sealed.recipient] }, sealed],
  ])('sealed with %s tells nothing to a thief, and comes back whole', async (_name, lock, unlock) => {
    await aim(createEmptyDatabase(app.database.url));
    await backup(app.deps.storage, true, lock);
    const inside = await stolenText(dir);
    for (const marked of ['Inês', 'Maria das Dores', 'José Pendente', client.email, client.userId]) {
      expect(inside.includes(marked), marked).toBe(false);
    }
    // The first bytes of a JPEG, of a PNG and of a gzip file.
    for (const head of ['ffd8ff', '89504e47', '1f8b08']) {
      expect(inside.includes(`file:${Buffer.from(head, 'hex').toString('latin1')}`), head).toBe(false);
    }

    await restore({}, unlock);
    await expectSame();
    expect(await readFile(join(dataDir, 'secret.key'))).toEqual(await readFile(app.deps.config.secretKeyFile));
  });

  it('works for an owner under row-level security, and turns it on again', async () => {
    await aim(createEmptyDatabase(app.database.url, { ordinaryOwner: true }));
    await backup();
    expect((await restore()).key).toBe('missing');
    await expectSame();
    const [tables] = await target.sql`
      select count(*) filter (where not relforcerowsecurity)::int as open from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'`;
    expect(tables).toEqual({ open: 0 });
    // A backup that this owner makes contains every row as well.
    dir = `${dir}-again`;
    const { tables: copied } = await writeBackup(
      { ...app.deps, storage: createDiskStorage(join(dataDir, 'fotos')) },
      ...([target.url, { dir, withKey: false }, silent] as const),
    );
    expect(copied.find(({ name }) => name === 'avaliacoes')?.rows).toBe(2);
  });

  it('accepts the tables of a first start as empty, and refuses when anybody has signed up', async () => {
    const fresh = await startTestApp();
    await aim({ ...fresh.database, drop: () => fresh.close() });
    await backup();
    await expect(restore()).rejects.toThrow('Um MeridIA está usando este banco de dados');
    await fresh.deps.database.close();
    await restore();
    await expectSame();
    dataDir = `${dataDir}-another`;
    await expect(restore()).rejects.toThrow(/O banco de dados não está vazio \(.*accounts/);
  });

  it('applies later migrations to the restored rows', async () => {
    await aim(createEmptyDatabase(app.database.url));
    const before = await createEmptyDatabase(app.database.url);
    try {
      // The next migration marks finished reports as seen.
      const beforeSeen = journal.entries.find(({ tag }) => tag === '0004_plans_and_payment')?.when ?? 0;
      await migrateDatabase(before.url, { upTo: beforeSeen });
      await before.sql`insert into accounts (id, email, password_hash) values (${client.userId}, 'ana@example.com', 'x')`;
      await before.sql`
        insert into avaliacoes (terapeuta_id, nome_cliente, idade, sexo, telefone, email, queixa_principal, sintomas, lingua_rachaduras,
          lingua_marcas_dente, imagem_lingua_url, consentimento_lgpd, consentimento_versao, dados_anamnese, idempotency_key, finished_at)
        values (${client.userId}, 'João Ávila', 40, 'outro', '1', 'a@b.c', 'Dor', '{}', false, false, '/', true, '1', '{}', ${client.userId}, now())`;
      await copyRows(before.sql, beforeSeen);
      await restore();
      const [row] = await target.sql`select busca, seen_at = finished_at as seen from avaliacoes`;
      expect(row).toEqual({ busca: 'joao avila dor', seen: true });
    } finally {
      await before.drop();
    }
  });

  async function expectSame() {
    expect(await dumpRows(target.sql)).toEqual(await dumpRows(app.database.sql));
    const storage = createDiskStorage(join(dataDir, 'fotos'));
    const keys = (
      await app.database.sql<{ key: string }[]>`
        select storage_key as key from fotos union select logo_key from clinica_configs where logo_key is not null`
    ).map(({ key }) => key);
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(await storage.get(key)).toEqual(await app.deps.storage.get(key));
  }

  /** A backup of a database without photos, with the tables of an earlier version. */
  async function copyRows(sql: postgres.Sql, migration: number) {
    await mkdir(join(dir, 'tables'), { recursive: true });
    await sql`select set_config('backup.missing', '', false)`;
    const tables: Manifest['tables'] = [];
    for (const table of await listTables(sql)) {
      tables.push({ ...table, ...(await exportTable(sql, table, join(dir, tablePath(table.name)), noSeal)) });
    }
    const list = await writeHashed(join(dir, 'files.sha256'), Readable.from([]));
    await writeManifest(
      dir,
      {
        format: 1,
        app: 'earlier',
        createdAt: new Date().toISOString(),
        migration,
        tables,
        sequences: {},
        files: { count: 0, bytes: 0, list },
        lost: [],
        secretKey: null,
        dataKeys: null,
      },
      noSeal,
    );
  }
});

describe('restore', () => {
  beforeEach(() => aim(createEmptyDatabase(app.database.url)));

  /** The restore has created nothing: no table, no file. */
  async function expectUntouched() {
    expect(await dumpRows(target.sql)).toEqual({});
    expect(await readdir(dataDir).catch(() => [])).toEqual([]);
  }

  it.each([
    ['', null],
    ['sealed ', sealed],
  ])('refuses a %sbackup when one byte of any file has changed', async (_name, keys) => {
    await backup(app.deps.storage, true, keys && { recipients: [keys.recipient] });
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      const whole = await readFile(path);
      await flipByte(path);
      await expect(restore({}, keys), path).rejects.toThrow(/A cópia (está danificada ou incompleta|não se abre)/);
      await writeFile(path, whole);
    }
    await expectUntouched();
  });

  it('opens a sealed backup with nothing but its passphrase', async () => {
    // One backup for all: its passphrase is made slow to guess, which costs a second of processor time.
    await backup(app.deps.storage, true, passphrase);
    for (const [unlock, refusal] of [
      [null, 'Esta cópia está selada.'],
      [{ passphrase: 'outras cinco palavras quaisquer' }, 'A cópia não se abre com esta senha'],
      [sealed, 'A cópia não se abre com esta senha'],
    ] as const) {
      await expect(restore({}, unlock)).rejects.toThrow(refusal);
    }
    await expectUntouched();
  });

  it('refuses half a backup', async () => {
    await backup();
    await rm(join(dir, 'manifest.json'));
    await expect(restore()).rejects.toThrow('não é uma cópia completa');
    await rm(dir, { recursive: true });
    await backup();
    await rm(join(dir, 'tables/avaliacoes.gz'));
    await expect(restore()).rejects.toThrow('A cópia está danificada ou incompleta: tables/avaliacoes.gz');
    await expectUntouched();
  });

  it('refuses a backup of a newer MeridIA', async () => {
    await backup();
    await editManifest(dir, (manifest) => {
      manifest.migration = 99_999_999_999_999;
    });
    await expect(restore()).rejects.toThrow('de uma versão mais nova');
    await editManifest(dir, (manifest) => {
      manifest.format = 3;
    });
    await expect(restore()).rejects.toThrow('de uma versão mais nova do MeridIA (formato 3)');
    await expectUntouched();
  });

  it('refuses a target that is not empty, and says what it found', async () => {
    await backup();
    await createDiskStorage(join(dataDir, 'fotos')).put('algo/foto-1.jpg', Buffer.from('x'));
    await expect(restore()).rejects.toThrow('A pasta das fotos não está vazia.');
    await rm(dataDir, { recursive: true });
    await target.sql`create table nota (texto text)`;
    await expect(restore()).rejects.toThrow('O banco de dados não está vazio (nota)');
  });

  it('leaves database and folder empty when loading fails', async () => {
    await backup();
    await editManifest(dir, (manifest) => {
      const tables = manifest.tables as { name: string; rows: number }[];
      for (const table of tables) if (table.name === 'fotos') table.rows += 1;
    });
    await expect(restore()).rejects.toThrow('fotos: 2 rows instead of 3');
    const rows = await dumpRows(target.sql);
    expect(Object.entries(rows).filter(([, all]) => all.length > 0)).toEqual([]);
    for await (const { digest } of createDiskStorage(join(dataDir, 'fotos')).list()) expect(digest).toBe('none');
  });
});
