import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operatorMatters } from '@meridia/server/log/operator-matters.ts';
import { createKeyring } from '@meridia/server/storage/keyring.ts';
import { openMasterKey } from '@meridia/server/storage/open-storage.ts';
import { keyIdOf } from '@meridia/server/storage/sealed-file.ts';
import { readPlace } from '@meridia/server/storage/storage-place.ts';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { restoreBackup } from '../../scripts/backup/restore-backup.ts';
import { writeBackup } from '../../scripts/backup/write-backup.ts';
import { carryOutSeal, type SealOrder } from '../../scripts/seal-storage/carry-out-seal.ts';
import { type ApiClient, uploadedFoto } from '../support/api-client.ts';
import { flipByte, silent, targetConfig } from '../support/backups.ts';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { smallPhoto } from '../support/pictures.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

const newKey = () => randomBytes(32).toString('base64');

let app: TestApp;
let client: ApiClient & { userId: string };
afterEach(() => app.close());

async function start(env: Record<string, string>): Promise<void> {
  app = await startTestApp({ env });
  client = await signUpSubscriber(app);
}

/** The same installation with other settings; ended with the test. */
async function startBeside(env: Record<string, string>): Promise<TestApp> {
  const other = await startTestApp({ env, beside: app });
  onTestFinished(() => other.close());
  return other;
}

const seal = (deps: TestApp['deps'], order: Partial<SealOrder> = {}) =>
  carryOutSeal(
    deps,
    app.database.url,
    { newKey: false, newMasterKeyFile: null, ...order },
    {
      progress: silent,
      pause: async () => {},
    },
  );

/** Every file of the folder, as it lies there. */
async function filesLying(): Promise<{ path: string; bytes: Buffer }[]> {
  const entries = await readdir(app.storageDir, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path) })));
}

const isPicture = (bytes: Buffer) => ['ffd8ff', '89504e'].includes(bytes.subarray(0, 3).toString('hex'));
const keyIds = async () => (await filesLying()).map(({ bytes }) => keyIdOf(bytes));
const knownKeys = async () => {
  const rows = await app.database.sql<{ id: string }[]>`select id from data_keys order by created_at`;
  return rows.map(({ id }) => id);
};

async function sendPhotos(): Promise<string[]> {
  const fotos = [
    await uploadedFoto(client, 'lingua', await smallPhoto()),
    await uploadedFoto(client, 'face', await smallPhoto()),
  ];
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await smallPhoto('png'))], { type: 'image/png' }), 'logo.png');
  expect((await client.fetch('/api/clinica/logo', { method: 'POST', body: form })).status).toBe(200);
  return [...fotos.map(({ id }) => `/api/fotos/${id}`), '/api/clinica/logo'];
}

/** Asks the app at this address as the same person. */
async function shown(paths: readonly string[], at = app): Promise<boolean[]> {
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${at.baseUrl}${path}`, { headers: { cookie: client.cookie() } });
      return answer.status === 200 && isPicture(Buffer.from(await answer.arrayBuffer()));
    }),
  );
}

describe('with MASTER_KEY', () => {
  it('photos and logos lie sealed in the folder and are shown to their owner', async () => {
    await start({ MASTER_KEY: newKey() });
    const paths = await sendPhotos();
    const lying = await filesLying();
    expect(lying).toHaveLength(3);
    for (const { bytes } of lying) {
      expect(isPicture(bytes)).toBe(false);
      for (const text of ['JFIF', 'IHDR', 'ICC_PROFILE']) expect(bytes.includes(text)).toBe(false);
    }
    expect(await shown(paths)).toEqual([true, true, true]);
  });

  it('a changed file, and one in the place of another, are never shown', async () => {
    await start({ MASTER_KEY: newKey() });
    const paths = await sendPhotos();
    const [first, second, third] = await filesLying();
    if (!first || !second || !third) throw new Error('files are missing');
    await rename(first.path, `${first.path}-kept`);
    await rename(second.path, first.path);
    await rename(`${first.path}-kept`, second.path);
    await flipByte(third.path);
    expect(await shown(paths)).toEqual([false, false, false]);
  });

  it('nothing starts without the key or with another one, and the start says what is missing', async () => {
    await start({ MASTER_KEY: newKey() });
    await expect(startBeside({})).rejects.toMatchObject({ matter: 'master_key_unset' });
    await expect(startBeside({ MASTER_KEY: newKey() })).rejects.toMatchObject({ matter: 'master_key_wrong' });
    expect(operatorMatters.master_key_unset).toContain('MASTER_KEY_FILE');
  });

  it('processes that start at the same time agree on one key', async () => {
    const env = { MASTER_KEY: newKey() };
    await start(env);
    await app.database.sql`delete from data_keys`;
    await Promise.all([startBeside(env), startBeside(env), startBeside(env)]);
    expect(await knownKeys()).toHaveLength(1);
  });
});

describe('npm run seal-storage', () => {
  it('asks for the key first', async () => {
    await start({});
    await expect(seal(app.deps)).rejects.toThrow('Falta a MASTER_KEY');
  });

  it('seals the files of before, which are shown all the time; afterwards an open file is refused', async () => {
    await start({});
    const before = await sendPhotos();
    const sealing = await startBeside({ MASTER_KEY: newKey() });
    const [open] = await filesLying();
    if (!open) throw new Error('files are missing');
    expect(await keyIds()).toEqual([null, null, null]);
    expect(await shown(before, sealing)).toEqual([true, true, true]);

    await seal(sealing.deps);
    expect(await keyIds()).toEqual([...(await knownKeys()), ...(await knownKeys()), ...(await knownKeys())]);
    expect(await shown(before, sealing)).toEqual([true, true, true]);
    expect((await readPlace(sealing.deps.database.system)).sealedAt).not.toBeNull();

    // A thief with a hand on the disk puts a picture of theirs in its place.
    await writeFile(open.path, open.bytes);
    expect((await shown(before, sealing)).filter(Boolean)).toHaveLength(2);
  });

  it('changes the data key while the app is used, and forgets the earlier one', async () => {
    const env = { MASTER_KEY: newKey() };
    await start(env);
    const paths = await sendPhotos();
    const [first] = await knownKeys();
    await seal(app.deps, { newKey: true });
    const keys = await knownKeys();
    expect(keys).toHaveLength(1);
    expect(keys).not.toContain(first);
    expect(new Set(await keyIds())).toEqual(new Set(keys));
    expect(await shown(paths)).toEqual([true, true, true]);
    expect(await shown(paths, await startBeside(env))).toEqual([true, true, true]);
  });

  it('leaves a file that does not open as it is, says which, and goes on with the others', async () => {
    await start({ MASTER_KEY: newKey() });
    await sendPhotos();
    const [spoilt, ...others] = await filesLying();
    if (!spoilt) throw new Error('files are missing');
    await flipByte(spoilt.path);
    const changed = await readFile(spoilt.path);
    await expect(seal(app.deps, { newKey: true })).rejects.toThrow('1 arquivos não se abrem');
    expect(await readFile(spoilt.path)).toEqual(changed);
    const newest = (await knownKeys()).at(-1);
    const after = (await filesLying()).filter(({ path }) => path !== spoilt.path);
    expect(after.map(({ bytes }) => keyIdOf(bytes))).toEqual(others.map(() => newest));
    // The key of the file that did not open is kept.
    expect(await knownKeys()).toHaveLength(2);
  });

  it('changes the master key without touching a file', async () => {
    const [before, after] = [newKey(), newKey()];
    await start({ MASTER_KEY: before });
    const paths = await sendPhotos();
    const lying = await filesLying();
    const folder = await mkdtemp(join(tmpdir(), 'meridia-key-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'master.key');
    await writeFile(file, `${after}\n`);
    const running = createKeyring(app.deps.database.system, openMasterKey(before), { knownMs: 0 });
    const { id } = await running.newest();
    await seal(app.deps, { newMasterKeyFile: file });
    expect(await filesLying()).toEqual(lying);
    // A process that has not been restarted yet goes on.
    expect((await running.newest()).id).toBe(id);
    await expect(startBeside({ MASTER_KEY: before })).rejects.toMatchObject({ matter: 'master_key_wrong' });
    expect(await shown(paths, await startBeside({ MASTER_KEY_FILE: file }))).toEqual([true, true, true]);
  });
});

describe('a backup of sealed files', () => {
  it('is restored elsewhere, and sealed again there', async () => {
    const env = { MASTER_KEY: newKey() };
    await start(env);
    const paths = await sendPhotos();
    const folder = await mkdtemp(join(tmpdir(), 'meridia-sealed-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const dir = join(folder, 'copy');
    await writeBackup(app.deps, app.database.url, { dir, withKey: false }, silent);
    const target = await createEmptyDatabase(app.database.url);
    const dataDir = join(folder, 'data');
    await restoreBackup(targetConfig(target.url, dataDir, env), { dir }, silent);
    const there = await startTestApp({ env, beside: { database: target, storageDir: join(dataDir, 'fotos') } });
    onTestFinished(async () => {
      await there.close();
      await target.drop();
    });
    expect(await shown(paths, there)).toEqual([true, true, true]);
    const lying = await readdir(join(dataDir, 'fotos'), { recursive: true, withFileTypes: true });
    const files = lying.filter((entry) => entry.isFile());
    expect(files).toHaveLength(3);
    for (const { parentPath, name } of files) expect(keyIdOf(await readFile(join(parentPath, name)))).not.toBeNull();
  });
});
