import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketPatience } from '@meridia/server/integrations/storage/bucket-requests.ts';
import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import { createS3Storage } from '@meridia/server/integrations/storage/s3-storage.ts';
import { digestOfKey } from '@meridia/server/integrations/storage/storage-key.ts';
import { matterOf } from '@meridia/server/log/matter-of.ts';
import type { Storage } from '@meridia/server/ports.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type S3Server, startS3Server } from '../support/s3-server.ts';

let server: S3Server;
let root: string;
beforeAll(async () => {
  server = await startS3Server();
  root = await mkdtemp(join(tmpdir(), 'meridia-storage-'));
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const folder = randomUUID();
const person = randomUUID();
const newKey = () => `${person}/lingua-${Math.floor(Math.random() * 1e15)}.jpg`;

async function listDigests(storage: Storage): Promise<string[]> {
  const digests: string[] = [];
  for await (const { digest } of storage.list()) digests.push(digest);
  return digests;
}

describe.each([
  ['a folder', () => createDiskStorage(join(root, 'fotos'))],
  ['a bucket', () => createS3Storage(server.settings, folder)],
])('%s', (_name, open) => {
  it('gives back what was stored, byte by byte', async () => {
    const storage = open();
    for (const bytes of [randomBytes(300_000), Buffer.from('ação'), Buffer.alloc(0)]) {
      const key = newKey();
      await storage.put(key, bytes);
      expect(await storage.get(key)).toEqual(bytes);
    }
  });

  it('replaces a blob of the same key', async () => {
    const [storage, key] = [open(), newKey()];
    await storage.put(key, Buffer.from('before'));
    await storage.put(key, Buffer.from('after'));
    expect(await storage.get(key)).toEqual(Buffer.from('after'));
  });

  it('has nothing under an unknown key, and removes what is there or not', async () => {
    const [storage, key] = [open(), newKey()];
    expect(await storage.get(key)).toBeNull();
    await storage.remove(key);
    await storage.put(key, Buffer.from('x'));
    await storage.remove(key);
    expect(await storage.get(key)).toBeNull();
  });

  it.each(['../outside.jpg', '/etc/passwd', 'a/../b.jpg', 'a b.jpg', 'foto', 'a\\b.jpg', ''])(
    'refuses the key %j',
    async (key) => {
      const storage = open();
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
      await expect(storage.get(key)).rejects.toThrow('Not a storage key');
      await expect(storage.remove(key)).rejects.toThrow('Not a storage key');
    },
  );

  it('lists each blob by the digest of its key with its age, and removes what it listed', async () => {
    const [storage, key] = [open(), newKey()];
    await storage.put(key, Buffer.from('x'));
    const digest = digestOfKey(key);
    for await (const blob of storage.list()) {
      if (blob.digest !== digest) continue;
      // A server may count whole seconds.
      expect(Math.abs(blob.modifiedAt.getTime() - Date.now())).toBeLessThan(60_000);
      await blob.remove();
    }
    expect(await storage.get(key)).toBeNull();
    expect(await listDigests(storage)).not.toContain(digest);
  });

  it('does not begin what its caller has given up', async () => {
    const [storage, key] = [open(), newKey()];
    await expect(storage.put(key, Buffer.from('x'), AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await storage.get(key)).toBeNull();
  });

  it('keeps all of many blobs that are written at once', async () => {
    const storage = open();
    const keys = Array.from({ length: 1_030 }, newKey);
    const left = keys.values();
    const lane = async () => {
      for (const key of left) await storage.put(key, Buffer.from(key));
    };
    await Promise.all(Array.from({ length: 20 }, lane));
    // More than one page of a bucket's list.
    expect(await listDigests(storage)).toEqual(expect.arrayContaining(keys.map(digestOfKey)));
    expect(await storage.get(keys[500] ?? '')).toEqual(Buffer.from(keys[500] ?? ''));
  });
});

describe('a bucket', () => {
  /** Much less than usual, and enough for a server that is there on a busy machine. */
  const impatient: BucketPatience = { tryMs: 1_000, totalMs: 3_000, tries: 3 };
  const refusal = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.unreachable(),
      (error: unknown) => error,
    );

  it('knows an object by a name that tells neither the person nor the kind', async () => {
    const own = randomUUID();
    const key = newKey();
    await createS3Storage(server.settings, own).put(key, Buffer.from('x'));
    const files = await readdir(join(server.directory, 'meridia', own), { recursive: true });
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(file).toMatch(new RegExp(`^${digestOfKey(key)}\\b`));
    const told = await Promise.all(files.map((file) => readFile(join(server.directory, 'meridia', own, file), 'utf8')));
    expect(`${files}${told}`).not.toMatch(new RegExp(`${person}|lingua`));
  });

  it('is shared by two installations that see nothing of each other', async () => {
    const [one, other] = [
      createS3Storage(server.settings, randomUUID()),
      createS3Storage(server.settings, randomUUID()),
    ];
    const key = newKey();
    await one.put(key, Buffer.from('x'));
    expect(await other.get(key)).toBeNull();
    expect(await listDigests(other)).toEqual([]);
    await other.remove(key);
    expect(await one.get(key)).toEqual(Buffer.from('x'));
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }, /403 SignatureDoesNotMatch/],
    ['an unknown key', { accessKeyId: 'nobody' }, /403 InvalidAccessKeyId/],
    ['a bucket that does not exist', { bucket: 'elsewhere' }, /404 NoSuchBucket/],
  ])('refuses with %s: nothing is read, stored, listed or called missing', async (_name, wrong, told) => {
    const right = createS3Storage(server.settings, folder);
    const storage = createS3Storage({ ...server.settings, ...wrong }, folder);
    const key = newKey();
    await right.put(key, Buffer.from('x'));
    for (const attempt of [
      () => storage.get(key),
      () => storage.put(key, Buffer.from('y')),
      () => storage.remove(key),
      () => listDigests(storage),
    ]) {
      const error = await refusal(attempt());
      expect(error).toMatchObject({ code: 'UNAVAILABLE', cause: { message: expect.stringMatching(told) } });
      expect(matterOf(error)).toBe('bucket_refused');
    }
    expect(await right.get(key)).toEqual(Buffer.from('x'));
  });

  it('that is frozen, or gone, is given up in time, and used again when it is back', async () => {
    const storage = createS3Storage(server.settings, folder, impatient);
    const key = newKey();
    for (const [leave, comeBack] of [
      [async () => server.freeze(), async () => server.thaw()],
      [() => server.kill(), () => server.start()],
    ] as const) {
      await leave();
      const begun = performance.now();
      const error = await refusal(storage.put(key, Buffer.from('x')));
      expect(performance.now() - begun).toBeLessThan(impatient.totalMs + 3_000);
      expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 10 });
      expect(matterOf(error)).toBe('bucket_away');
      await comeBack();
      await createS3Storage(server.settings, folder).put(key, Buffer.from('back'));
      expect(await storage.get(key)).toEqual(Buffer.from('back'));
    }
  });

  it('tries again what may pass, a few times, and nothing else', async () => {
    const answers: [number, string][] = [];
    const seen: string[] = [];
    const flaky = createServer((request, response) => {
      request.resume();
      seen.push(`${request.method}`);
      const [status, code] = answers.shift() ?? [200, ''];
      response.writeHead(status).end(code && `<Error><Code>${code}</Code></Error>`);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void flaky.close());
    await new Promise((resolve) => flaky.once('listening', resolve));
    const address = flaky.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const storage = createS3Storage({ ...server.settings, endpoint: `http://127.0.0.1:${port}` }, folder);
    const put = async (...refusals: [number, string][]) => {
      answers.splice(0, answers.length, ...refusals);
      seen.length = 0;
      const error = await storage.put(newKey(), Buffer.from('x')).then(
        () => null,
        (failure: unknown) => failure,
      );
      return { error, tries: seen.length };
    };
    expect(await put([503, 'SlowDown'], [500, 'InternalError'])).toEqual({ error: null, tries: 3 });
    expect(await put([400, 'RequestTimeout'])).toEqual({ error: null, tries: 2 });
    expect(await put(...Array.from({ length: 9 }, (): [number, string] => [503, 'SlowDown']))).toMatchObject({
      error: { code: 'UNAVAILABLE' },
      tries: 4,
    });
    expect(await put([403, 'AccessDenied'])).toMatchObject({ error: { code: 'UNAVAILABLE' }, tries: 1 });
    expect(await put([507, 'XMinioStorageFull'])).toMatchObject({ error: { code: 'STORAGE_FULL' }, tries: 1 });
    // A redirect would take the signed request elsewhere.
    expect(await put([307, 'TemporaryRedirect'])).toMatchObject({ error: { code: 'UNAVAILABLE' }, tries: 1 });
  });

  it('stops waiting as soon as its caller gives up', async () => {
    const storage = createS3Storage(server.settings, folder);
    server.freeze();
    onTestFinished(() => server.thaw());
    const caller = new AbortController();
    const begun = performance.now();
    setTimeout(() => caller.abort(), 100);
    await expect(storage.get(newKey(), caller.signal)).rejects.toThrow('aborted');
    expect(performance.now() - begun).toBeLessThan(1_500);
  });
});
