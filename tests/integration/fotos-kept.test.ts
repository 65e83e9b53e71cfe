import { randomUUID } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { dirname, join } from 'node:path';
import { sweepFotos } from '@meridia/server/features/fotos/sweep-fotos.ts';
import { errorBodySchema } from '@meridia/shared/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApiClient,
  createApiClient,
  refusal,
  signUpClient,
  testPassword,
  uploadedFoto,
} from '../support/api-client.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertAvaliacao, insertDraft } from '../support/rows.ts';
import { listStoredFiles } from '../support/stored-files.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { email: string; userId: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpClient(app.baseUrl);
  stranger = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

describe('looking at a photo', () => {
  it('is private: never cached, never read as another type, never run', async () => {
    const { id, bytes } = await uploadedFoto(client, 'lingua', await smallPhoto());
    const response = await client.fetch(`/api/fotos/${id}`);
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'same-origin',
    });
  });

  it('is refused without a session, and the refusal is not cached either', async () => {
    const { id } = await uploadedFoto(client, 'lingua', await smallPhoto());
    const response = await fetch(`${app.baseUrl}/api/fotos/${id}`);
    expect(response.status).toBe(401);
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  it('ends with the session that opened it', async () => {
    const { id } = await uploadedFoto(client, 'lingua', await smallPhoto());
    const elsewhere = createApiClient(app.baseUrl);
    await elsewhere.trpc.accounts.login.mutate({ email: client.email, password: testPassword });
    expect((await elsewhere.fetch(`/api/fotos/${id}`)).status).toBe(200);
    const cookie = elsewhere.cookie();
    await elsewhere.trpc.accounts.logout.mutate();
    expect((await fetch(`${app.baseUrl}/api/fotos/${id}`, { headers: { cookie } })).status).toBe(401);
  });

  it('answers requests for a range or with a condition just as privately', async () => {
    const { id } = await uploadedFoto(client, 'lingua', await smallPhoto());
    for (const header of [
      { range: 'bytes=0-99' },
      { 'if-none-match': '*' },
      { 'if-modified-since': new Date().toUTCString() },
    ]) {
      const response = await client.fetch(`/api/fotos/${id}`, { headers: header });
      expect([header, response.status, response.headers.get('cache-control')]).toEqual([
        header,
        200,
        'private, no-store',
      ]);
      const foreign = await stranger.fetch(`/api/fotos/${id}`, { headers: header });
      expect([header, foreign.status]).toEqual([header, 404]);
    }
  });

  it('never opens a file whose name is given or guessed instead of an id', async () => {
    const { id } = await uploadedFoto(client, 'lingua', await smallPhoto());
    const [row] = await app.database.sql<{ storage_key: string }[]>`select storage_key from fotos where id = ${id}`;
    const key = row?.storage_key ?? '';
    const names = [key, `${id}.jpg`, id.slice(0, -1), `${id}%00.jpg`, '..', '../..', '../../etc/passwd', `..%2f${key}`];
    for (const name of [...names, encodeURIComponent(key), '%2e%2e%2f%2e%2e%2fetc%2fpasswd', `${id}/..%2f..`]) {
      const { status, type } = await rawGet(`/api/fotos/${name}`);
      expect([name, status >= 400 && status < 500, type]).toEqual([name, true, expect.stringMatching(/json|html/)]);
    }
  });

  it('answers not found when the file is gone', async () => {
    const { id } = await uploadedFoto(client, 'lingua', await smallPhoto());
    const [row] = await app.database.sql`select storage_key from fotos where id = ${id}`;
    await app.deps.storage.remove(row?.storage_key);
    const response = await client.fetch(`/api/fotos/${id}`);
    expect(response.status).toBe(404);
    expect(errorBodySchema.parse(await response.json())).toEqual({
      code: 'FOTO_NOT_FOUND',
      message: 'Foto não encontrada.',
    });
  });
});

describe('removing a photo', () => {
  it('removes row and file', async () => {
    const { id } = await uploadedFoto(client, 'face', await smallPhoto());
    const before = await listStoredFiles(app);
    await client.trpc.fotos.remove.mutate({ id });
    expect(await listStoredFiles(app)).toHaveLength(before.length - 1);
    expect(await app.database.sql`select from fotos where id = ${id}`).toHaveLength(0);
  });

  it("is refused for a photo of an assessment, and for another therapist's photo", async () => {
    const claimed = await uploadedFoto(client, 'lingua', await smallPhoto());
    const avaliacao = await insertAvaliacao(app.database.sql, client.userId);
    await app.database.sql`update fotos set avaliacao_id = ${avaliacao} where id = ${claimed.id}`;
    const foreign = await uploadedFoto(stranger, 'lingua', await smallPhoto());
    const before = await listStoredFiles(app);
    for (const { id } of [claimed, foreign]) {
      expect((await refusal(client.trpc.fotos.remove.mutate({ id }))).code).toBe('FOTO_NOT_FOUND');
    }
    expect(await listStoredFiles(app)).toEqual(before);
  });
});

describe('the sweep of photos', () => {
  /** Two days from now, when the photos of this test are old. */
  const later = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);

  it('removes unclaimed photos and files without a row, and nothing else', async () => {
    const { sql } = app.database;
    const photo = await smallPhoto();
    const abandoned = await uploadedFoto(client, 'lingua', photo);
    const orphanOfDraft = await upload('lingua', { draftId: randomUUID() });
    const drafted = await upload('face', { draftId: await insertDraft(sql, client.userId) });
    const claimed = await uploadedFoto(client, 'orelha', photo);
    const avaliacao = await insertAvaliacao(sql, client.userId);
    await sql`update fotos set avaliacao_id = ${avaliacao} where id = ${claimed.id}`;
    const orphan = await writeStored(`${client.userId}/lingua-1.jpg`);
    const unfinished = await writeStored(`${client.userId}/lingua-2.jpg.0a1b2c3d4e5f.part`);

    await sweepFotos(app.deps, later());

    const left = (await sql<{ id: string }[]>`select id from fotos`).map(({ id }) => id);
    expect(left).toContain(drafted);
    expect(left).toContain(claimed.id);
    expect(left).not.toContain(abandoned.id);
    expect(left).not.toContain(orphanOfDraft);
    const files = await listStoredFiles(app);
    expect(files).not.toContain(orphan);
    expect(files).not.toContain(unfinished);
    const keys = (await sql<{ key: string }[]>`select storage_key as key from fotos`).map(({ key }) =>
      join(app.storageDir, key),
    );
    expect(files.sort()).toEqual(keys.sort());
  });

  it('keeps everything younger than a day, because an upload may be running', async () => {
    const { id } = await uploadedFoto(client, 'lingua', await smallPhoto());
    const fresh = await writeStored(`${client.userId}/lingua-3.jpg`);
    await sweepFotos(app.deps);
    expect(await app.database.sql`select from fotos where id = ${id}`).toHaveLength(1);
    expect(await listStoredFiles(app)).toContain(fresh);
  });

  it('is not stopped by a file of another program, and keeps that file', async () => {
    const foreign = await writeStored(`${client.userId}/.DS_Store`);
    const orphan = await writeStored(`${client.userId}/lingua-4.jpg`);
    await sweepFotos(app.deps, later());
    const files = await listStoredFiles(app);
    expect(files).toContain(foreign);
    expect(files).not.toContain(orphan);
  });

  it('finds nothing the second time, and does no harm when two run at once', async () => {
    await writeStored(`${client.userId}/lingua-5.jpg`);
    await Promise.all([sweepFotos(app.deps, later()), sweepFotos(app.deps, later())]);
    expect(await sweepFotos(app.deps, later())).toEqual({ rows: 0, files: 0 });
  });
});

async function upload(kind: 'lingua' | 'face', { draftId }: { draftId: string }): Promise<string> {
  const response = await client.uploadFoto(kind, await smallPhoto(), { draftId });
  const { id } = (await response.json()) as { id: string };
  return id;
}

async function writeStored(key: string): Promise<string> {
  const path = join(app.storageDir, key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'x');
  const now = new Date();
  await utimes(path, now, now);
  return path;
}

/** Sends the path unchanged; `fetch` would normalise it first. */
async function rawGet(path: string): Promise<{ status: number; type: string }> {
  const { hostname, port } = new URL(app.baseUrl);
  const headers = { cookie: client.cookie() };
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '' });
    }).once('error', reject);
  });
}
