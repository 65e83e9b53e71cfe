import { randomUUID } from 'node:crypto';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sweepFotos } from '@meridia/server/features/fotos/sweep-fotos.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, uploadedFoto } from '../support/api-client.ts';
import { buildConsulta } from '../support/consulta.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpSubscriber(app);
});
afterAll(() => app.close());

/** Two days from now, when the photos of this test are old. */
const later = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000);

describe('the sweep of photos', () => {
  it('keeps the photos of follow-ups, also of annulled ones, and removes unclaimed photos', async () => {
    const { consultasEvolutivas } = client.trpc;
    const avaliacaoId = await insertAvaliacao(app.database.sql, client.userId);
    const [kept, annulled, abandoned] = [await upload(), await upload(), await upload()];
    for (const fotoId of [kept, annulled]) {
      await consultasEvolutivas.create.mutate({
        avaliacaoId,
        idempotencyKey: randomUUID(),
        dataConsulta: null,
        conteudo: buildConsulta(),
        fotoId,
      });
    }
    const { items } = await consultasEvolutivas.list.query({ avaliacaoId });
    const last = items.find(({ fotoId }) => fotoId === annulled);
    await consultasEvolutivas.annul.mutate({
      id: last?.id ?? '',
      updatedAt: last?.updatedAt ?? '',
      motivo: 'Era de outra cliente.',
    });

    await sweepFotos(app.deps, later());

    const status = async (id: string) => (await client.fetch(`/api/fotos/${id}`)).status;
    expect([await status(kept), await status(annulled), await status(abandoned)]).toEqual([200, 200, 404]);
  });

  it("keeps a clinic's uploaded logo, and removes the replaced one", async () => {
    const { sql } = app.database;
    const [logo, replaced] = [`${client.userId}/logo-2.png`, `${client.userId}/logo-1.png`];
    await sql`insert into clinica_configs (terapeuta_id, logo_key) values (${client.userId}, ${logo})`;
    for (const key of [logo, replaced]) await writeStored(key);
    await sweepFotos(app.deps, later());
    expect(await app.deps.storage.get(logo)).not.toBeNull();
    expect(await app.deps.storage.get(replaced)).toBeNull();
  });
});

async function upload(): Promise<string> {
  return (await uploadedFoto(client, 'lingua', await smallPhoto())).id;
}

async function writeStored(key: string): Promise<void> {
  const path = join(app.storageDir, key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, 'x');
  const now = new Date();
  await utimes(path, now, now);
}
