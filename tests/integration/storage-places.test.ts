import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@meridia/server/config.ts';
import { sweepFotos } from '@meridia/server/features/fotos/sweep-fotos.ts';
import type { BucketPatience } from '@meridia/server/integrations/storage/bucket-requests.ts';
import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import { createS3Storage } from '@meridia/server/integrations/storage/s3-storage.ts';
import { digestOfKey } from '@meridia/server/integrations/storage/storage-key.ts';
import { operatorMatters } from '@meridia/server/log/operator-matters.ts';
import type { Storage } from '@meridia/server/ports.ts';
import { openStorage } from '@meridia/server/storage/open-storage.ts';
import { readPlace } from '@meridia/server/storage/storage-place.ts';
import { createTwoShelves } from '@meridia/server/storage/two-shelves.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { fotoSchema } from '@meridia/shared/foto.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { writeBackup } from '../../scripts/backup/write-backup.ts';
import { carryOutDemo } from '../../scripts/demo/carry-out-demo.ts';
import { carryOutMove } from '../../scripts/move-storage/carry-out-move.ts';
import { moveFiles } from '../../scripts/move-storage/move-files.ts';
import { type ApiClient, testPassword, uploadedFoto } from '../support/api-client.ts';
import { editManifest, silent, targetConfig } from '../support/backups.ts';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { createLogLines } from '../support/log-lines.ts';
import { smallPhoto } from '../support/pictures.ts';
import { type Manifesto, readJson, readZip } from '../support/read-zip.ts';
import { insertDraft, insertUpload } from '../support/rows.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

let app: TestApp;
let client: ApiClient & { userId: string };
afterEach(() => app.close());

const lines = createLogLines();

async function start(env: Record<string, string>): Promise<void> {
  lines.clear();
  app = await startTestApp({ env, replace: { log: lines.log } });
  client = await signUpSubscriber(app);
  // Databases of tests are copies of one, and would share its folder in the bucket.
  await app.database.sql`update storage_places set folder = ${randomUUID()}`;
}

const place = () => readPlace(app.deps.database.system);
const disk = () => createDiskStorage(app.storageDir);
const bucket = async () => createS3Storage(server.settings, (await place()).folder);
const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

async function digestsIn(storage: Storage): Promise<string[]> {
  const digests: string[] = [];
  for await (const { digest } of storage.list()) digests.push(digest);
  return digests.sort();
}

/** The digests of all files that rows name. */
async function digestsOfRows(): Promise<string[]> {
  const rows = await app.database.sql<{ key: string }[]>`
    select storage_key as key from fotos union select logo_key from clinica_configs where logo_key is not null
    union select unnest(pieces) from foto_uploads`;
  return rows.map(({ key }) => digestOfKey(key)).sort();
}

async function sendLogo(): Promise<Response> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await smallPhoto('png'))], { type: 'image/png' }), 'logo.png');
  return client.fetch('/api/clinica/logo', { method: 'POST', body: form });
}

const statusOf = async (path: string) => (await client.fetch(path)).status;

/** Two photos, a logo, and a piece of a photo that is still arriving. */
async function arrangeFiles(): Promise<string[]> {
  const fotos = [
    await uploadedFoto(client, 'lingua', await smallPhoto()),
    await uploadedFoto(client, 'face', await smallPhoto()),
  ];
  expect((await sendLogo()).status).toBe(200);
  const piece = `${client.userId}/piece-${randomUUID()}.parte`;
  await app.deps.storage.put(piece, Buffer.from('half a photo'));
  await insertUpload(app.database.sql, client.userId, { key: piece });
  return fotos.map(({ id }) => id);
}

describe('an installation that begins with a bucket', () => {
  beforeEach(() => start(server.env));

  it('keeps photos and logos there, and nothing on the disk', async () => {
    const ids = await arrangeFiles();
    expect(await place()).toMatchObject({ home: 's3', inBucket: true });
    expect(await digestsIn(await bucket())).toEqual(await digestsOfRows());
    expect(await digestsIn(disk())).toEqual([]);
    for (const id of ids) expect(await statusOf(`/api/fotos/${id}`)).toBe(200);
    expect(await statusOf('/api/clinica/logo')).toBe(200);

    const { ticket } = await client.trpc.accounts.beginExport.mutate({ password: testPassword });
    const exported = await client.fetch(`/api/conta/exportacao?ticket=${ticket}`);
    const manifesto = readJson<Manifesto>(
      await readZip(new Uint8Array(await exported.arrayBuffer())),
      'manifesto.json',
    );
    // Two photos and the logo.
    expect(manifesto).toMatchObject({ imagens: 3, ausentes: [] });
  });

  it('removes there what its people remove, and sweeps there what no row names', async () => {
    const [first = ''] = await arrangeFiles();
    await client.trpc.fotos.remove.mutate({ id: first });
    expect((await sendLogo()).status).toBe(200);
    expect(await digestsIn(await bucket())).toEqual(await digestsOfRows());
    const orphan = `${client.userId}/face-1.jpg`;
    await app.deps.storage.put(orphan, await smallPhoto());

    expect((await sweepFotos(app.deps)).files).toBe(0);
    await sweepFotos(app.deps, later(2));
    expect(await app.deps.storage.get(orphan)).toBeNull();
    expect(await digestsIn(await bucket())).toEqual(await digestsOfRows());
    expect(await statusOf('/api/clinica/logo')).toBe(200);

    await client.trpc.accounts.erase.mutate({ password: testPassword, confirmation: 'EXCLUIR' });
    expect(await digestsIn(await bucket())).toEqual([]);
  });

  it('gets the demonstration there', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const order = { email: 'demo@meridia.app.br', password: 'Quatro-Luas-Verdes-8', anew: false, admin: false };
    await carryOutDemo(app.deps, { ...order, extras: 0, force: false, clients: 3 }, silent);
    const files = await digestsIn(await bucket());
    expect(files.length).toBeGreaterThan(3);
    expect(files).toEqual(await digestsOfRows());
    expect(await digestsIn(disk())).toEqual([]);
  });

  it('does not start without its settings while files may be in the bucket', async () => {
    await expect(
      openStorage({ bucket: null, masterKey: null, storageDir: app.storageDir }, app.deps.database),
    ).rejects.toThrow('As fotos estão em um bucket, e falta a configuração dele');
  });

  it('refuses in a process that was started without its settings before, and calls no photo missing', async () => {
    const [id = ''] = await arrangeFiles();
    const files = await digestsIn(await bucket());
    app.deps.storage = createTwoShelves({ disk: disk(), bucket: null, readPlace: place });
    expect(await statusOf(`/api/fotos/${id}`)).toBe(503);
    expect((await client.uploadFoto('face', await smallPhoto())).status).toBe(503);
    await expect(sweepFotos(app.deps, later(2))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(lines.read({ matter: 'bucket_unset' })).toHaveLength(1);
    expect(await digestsIn(disk())).toEqual([]);
    expect(await digestsIn(await bucket())).toEqual(files);
  });

  it('is left as it was by a restore that fails, before or in the middle', async () => {
    await arrangeFiles();
    const folder = await mkdtemp(join(tmpdir(), 'meridia-places-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const dir = join(folder, 'copy');
    await writeBackup(app.deps, app.database.url, { dir, withKey: false }, silent);
    const target = await createEmptyDatabase(app.database.url);
    onTestFinished(() => target.drop());
    const objects = async () =>
      (await readdir(server.directory, { recursive: true })).filter((path) => path.includes('_S3rver_object'));
    const before = await objects();
    expect(before.length).toBeGreaterThan(3);
    const restore = (env: Record<string, string>) =>
      restoreBackup(targetConfig(target.url, join(folder, 'data'), env), { dir }, silent);
    await expect(restore({ ...server.env, S3_SECRET_ACCESS_KEY: 'wrong' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
    });
    await editManifest(dir, (manifest) => {
      const tables = manifest.tables as { name: string; rows: number }[];
      for (const table of tables) if (table.name === 'fotos') table.rows += 1;
    });
    await expect(restore(server.env)).rejects.toThrow('fotos: 2 rows instead of 3');
    expect(await objects()).toEqual(before);
    expect((await target.sql`select from fotos`).length).toBe(0);
  });

  it('is copied by a backup, and restored into a folder or into a bucket', async () => {
    await arrangeFiles();
    const folder = await mkdtemp(join(tmpdir(), 'meridia-places-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const dir = join(folder, 'copy');
    const { files } = await writeBackup(app.deps, app.database.url, { dir, withKey: false }, silent);
    // The piece of a photo is no part of a backup.
    expect(files.count).toBe(3);
    const foreign = await digestsIn(await bucket());
    for (const env of [{}, server.env]) {
      const target = await createEmptyDatabase(app.database.url);
      onTestFinished(() => target.drop());
      const config = targetConfig(target.url, join(folder, `data-${Object.keys(env).length}`), env);
      await restoreBackup(config, { dir }, silent);
      const [row] = await target.sql<{ home: string; folder: string }[]>`select home, folder from storage_places`;
      expect(row?.home).toBe(config.bucket ? 's3' : 'disk');
      expect(row?.folder).not.toBe((await place()).folder);
      const restored = config.bucket
        ? createS3Storage(config.bucket, row?.folder ?? '')
        : createDiskStorage(config.storageDir);
      const rows = await target.sql<{ key: string }[]>`
        select storage_key as key from fotos union select logo_key from clinica_configs where logo_key is not null`;
      expect(await digestsIn(restored)).toEqual(rows.map(({ key }) => digestOfKey(key)).sort());
      for (const { key } of rows) expect(await restored.get(key)).toEqual(await app.deps.storage.get(key));
    }
    // Another installation in the same bucket changes nothing of this one.
    expect(await digestsIn(await bucket())).toEqual(foreign);
  });

  it('answers for a minute without its bucket, loses nothing, and goes on by itself', async () => {
    const impatient: BucketPatience = { tryMs: 150, totalMs: 600, tries: 3 };
    // A bucket that is there may take as long as this machine needs.
    let patience: BucketPatience | undefined;
    app.deps.storage = createTwoShelves({
      disk: disk(),
      bucket: (folder) => createS3Storage(server.settings, folder, patience),
      readPlace: place,
    });
    const photo = await smallPhoto();
    const before = await uploadedFoto(client, 'lingua', photo);
    await client.trpc.fotos.remove.mutate({ id: (await uploadedFoto(client, 'lingua', photo)).id });

    const acknowledged: string[] = [before.id];
    let refused = 0;
    const send = async () => {
      const response = await client.uploadFoto('face', photo);
      const body: unknown = await response.json();
      if (response.ok) {
        acknowledged.push(fotoSchema.parse(body).id);
        return;
      }
      refused += 1;
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBe(10);
      expect(errorBodySchema.parse(body)).toMatchObject({
        code: 'UNAVAILABLE',
        message: 'Neste momento as fotos não podem ser guardadas nem abertas. Espere alguns segundos e tente de novo.',
      });
    };
    for (const [leave, comeBack] of [
      [async () => server.freeze(), async () => server.thaw()],
      [() => server.kill(), () => server.start()],
    ] as const) {
      await send();
      patience = impatient;
      const running = Promise.all([send(), send()]);
      await leave();
      await running;
      const refusedBefore = refused;
      await Promise.all([send(), send(), send()]);
      expect(refused).toBe(refusedBefore + 3);
      expect((await sendLogo()).status).toBe(503);
      expect(await statusOf(`/api/fotos/${before.id}`)).toBe(503);
      // What needs no photo works, and a removal is not undone by its file.
      expect((await client.trpc.avaliacoes.list.query({})).items).toEqual([]);
      const removed = acknowledged.pop() ?? '';
      await client.trpc.fotos.remove.mutate({ id: removed });
      await comeBack();
      patience = undefined;
      await send();
    }
    const rows = await app.database.sql<{ id: string }[]>`select id from fotos`;
    const ids = new Set(rows.map(({ id }) => id));
    for (const id of acknowledged) {
      expect(ids.has(id)).toBe(true);
      expect(await statusOf(`/api/fotos/${id}`)).toBe(200);
    }
    expect(ids.size).toBe(acknowledged.length);
    // The operator gets one line, and no line tells a key or whose photo it was.
    expect(lines.read({ matter: 'bucket_away' })).toEqual([
      expect.objectContaining({ times: 1, msg: operatorMatters.bucket_away }),
    ]);
    expect(lines.text()).not.toMatch(/S3RVER|AWS4|lingua-|face-/);
    expect(lines.text()).not.toContain(server.settings.endpoint);
    // A file whose answer was lost, or that could not be removed, stays for the sweep; a row without a file never.
    expect(await digestsIn(await bucket())).toEqual(expect.arrayContaining(await digestsOfRows()));
    // The sweep keeps the photos of a draft.
    await app.database.sql`update fotos set draft_id = ${await insertDraft(app.database.sql, client.userId)}`;
    await sweepFotos(app.deps, later(1.01));
    expect(await digestsOfRows()).toHaveLength(acknowledged.length);
    expect(await digestsIn(await bucket())).toEqual(await digestsOfRows());
  });
});

describe('npm run move-storage', () => {
  let told: string[];
  beforeEach(async () => {
    told = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void told.push(line));
    await start({});
  });
  afterEach(() => void vi.restoreAllMocks());

  /** The same app after a restart with the settings of the bucket. */
  const withBucket = async (env = server.env) => {
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: join(app.storageDir, '..'), ...env });
    app.deps.config = config;
    app.deps.storage = await openStorage(config, app.deps.database);
    return config;
  };
  const move = (to: 's3' | 'disk') => carryOutMove(app.deps, app.database.url, to, { progress: silent, waitMs: 0 });

  it('moves every file into the bucket and back, while the app gives each of them out', async () => {
    const ids = await arrangeFiles();
    await withBucket();
    expect(await place()).toMatchObject({ home: 'disk', inBucket: false });
    await move('s3');
    expect(await place()).toMatchObject({ home: 's3', inBucket: true });
    expect(await digestsIn(disk())).toEqual([]);
    expect(await digestsIn(await bucket())).toEqual(await digestsOfRows());
    expect(told.join('\n')).toContain('4 arquivos movidos');
    ids.push((await uploadedFoto(client, 'orelha', await smallPhoto())).id);
    for (const id of ids) expect(await statusOf(`/api/fotos/${id}`)).toBe(200);

    await move('disk');
    expect(await place()).toMatchObject({ home: 'disk', inBucket: false });
    expect(await digestsIn(disk())).toEqual(await digestsOfRows());
    expect(await digestsIn(await bucket())).toEqual([]);
    expect(told.join('\n')).toContain('as linhas S3_… podem sair da configuração');
    for (const id of ids) expect(await statusOf(`/api/fotos/${id}`)).toBe(200);
    expect(await statusOf('/api/clinica/logo')).toBe(200);
  });

  it('may end at any request: each file is given out all the time, and the next run does the rest', async () => {
    const ids = await arrangeFiles();
    await withBucket();
    await app.database.sql`update storage_places set home = 's3', in_bucket = true`;
    const files = await digestsOfRows();
    // Dies at the first request to the bucket, then at the second one, and so on.
    for (let mayAsk = 0; ; mayAsk += 1) {
      let asked = 0;
      const fragile = dyingAfter(await bucket(), () => {
        asked += 1;
        return asked > mayAsk;
      });
      const ended = await moveFiles({ database: app.deps.database, from: disk(), to: fragile, progress: silent }).then(
        () => true,
        () => false,
      );
      for (const id of ids) expect(await statusOf(`/api/fotos/${id}`)).toBe(200);
      expect(await statusOf('/api/clinica/logo')).toBe(200);
      const both = new Set([...(await digestsIn(disk())), ...(await digestsIn(await bucket()))]);
      expect([...both].sort()).toEqual(files);
      if (ended) break;
      expect(mayAsk).toBeLessThan(40);
    }
    await move('s3');
    expect(await digestsIn(disk())).toEqual([]);
    expect(await digestsIn(await bucket())).toEqual(files);
  });

  it('removes nothing when a copy comes back different', async () => {
    await arrangeFiles();
    await withBucket();
    const files = await digestsIn(disk());
    const there = await bucket();
    const spoiling: Storage = {
      ...there,
      put: (key, bytes) => there.put(key, Buffer.concat([bytes, Buffer.from('x')])),
    };
    const moving = moveFiles({ database: app.deps.database, from: disk(), to: spoiling, progress: silent });
    await expect(moving).rejects.toThrow('Um arquivo copiado não voltou igual.');
    expect(await digestsIn(disk())).toEqual(files);
    // Spoiled copies are replaced by the next run.
    await move('s3');
    expect(await digestsIn(await bucket())).toEqual(files);
    const [row] = await app.database.sql<{ key: string }[]>`select storage_key as key from fotos limit 1`;
    expect((await (await bucket()).get(row?.key ?? ''))?.subarray(-1).toString()).not.toBe('x');
  });

  it('does not bring back what is erased while it copies', async () => {
    const [first = ''] = await arrangeFiles();
    await withBucket();
    await app.database.sql`update storage_places set home = 's3', in_bucket = true`;
    const [row] = await app.database.sql<{ key: string }[]>`select storage_key as key from fotos where id = ${first}`;
    const there = await bucket();
    const late: Storage = {
      ...there,
      put: async (key, bytes) => {
        // The worst moment: the file is read, and not yet written.
        if (key === row?.key) await client.trpc.fotos.remove.mutate({ id: first });
        await there.put(key, bytes);
      },
    };
    await moveFiles({ database: app.deps.database, from: disk(), to: late, progress: silent });
    expect(await there.get(row?.key ?? '')).toBeNull();
    expect(await digestsIn(there)).toEqual(await digestsOfRows());
  });

  it('takes what a late request brings to the old place, and names what has no file anywhere', async () => {
    await arrangeFiles();
    await withBucket();
    const lost = `${client.userId}/face-77.jpg`;
    const late = `${client.userId}/face-78.jpg`;
    const insert = (key: string) => app.database.sql`
      insert into fotos (terapeuta_id, kind, storage_key, sha256, bytes, width, height, observacoes)
      select terapeuta_id, kind, ${key}, sha256, bytes, width, height, observacoes from fotos limit 1`;
    /** While the tool waits for what is late. */
    const pause = async () => {
      expect(await digestsIn(disk())).toEqual([]);
      await disk().put(late, await smallPhoto());
      await insert(late);
      await insert(lost);
    };
    const moving = carryOutMove(app.deps, app.database.url, 's3', { progress: silent, pause });
    await expect(moving).rejects.toMatchObject({
      message: expect.stringContaining(`1 fotos ou logos não têm arquivo em nenhum lugar: ${lost}`),
    });
    expect(await (await bucket()).get(late)).not.toBeNull();
    expect(await digestsIn(disk())).toEqual([]);
  });

  it('changes nothing with wrong settings, without them, or beside another move', async () => {
    await arrangeFiles();
    const files = await digestsIn(disk());
    await expect(move('s3')).rejects.toThrow('Falta a configuração do bucket');
    await withBucket({ ...server.env, S3_SECRET_ACCESS_KEY: 'wrong' });
    await expect(move('s3')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('SignatureDoesNotMatch') },
    });
    await withBucket();
    const keeper = await app.database.sql.reserve();
    await keeper`select pg_advisory_lock(hashtext('meridia move-storage'))`;
    await expect(move('s3')).rejects.toThrow('Outro trabalho com todas as fotos está em andamento');
    await keeper`select pg_advisory_unlock_all()`;
    keeper.release();
    expect(await place()).toMatchObject({ home: 'disk', inBucket: false });
    expect(await digestsIn(disk())).toEqual(files);
  });
});

/** A storage that ends the process, as it were, at a request. */
function dyingAfter(storage: Storage, dies: () => boolean): Storage {
  const orDie = async () => {
    if (dies()) throw new Error('the process ends here');
  };
  return {
    ...storage,
    put: async (key, bytes) => {
      await orDie();
      await storage.put(key, bytes);
    },
    get: async (key) => {
      await orDie();
      return storage.get(key);
    },
  };
}
