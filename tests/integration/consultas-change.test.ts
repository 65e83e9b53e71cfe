import { randomUUID } from 'node:crypto';
import type { ConsultaEvolutivaConteudo } from '@meridia/shared/consulta-evolutiva.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal } from '../support/api-client.ts';
import { buildConsulta } from '../support/consulta.ts';
import { insertAvaliacao, insertConsulta, insertFoto } from '../support/rows.ts';
import { signUpSubscriber } from '../support/subscribers.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { watchAccount } from '../support/watch-account.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpSubscriber(app);
  stranger = await signUpSubscriber(app);
});
afterAll(() => app.close());

interface Written {
  avaliacaoId: string;
  id: string;
  updatedAt: string;
}

async function write(conteudo: Partial<ConsultaEvolutivaConteudo> = {}, avaliacaoId?: string): Promise<Written> {
  const target = avaliacaoId ?? (await insertAvaliacao(app.database.sql, client.userId));
  const { id } = await client.trpc.consultasEvolutivas.create.mutate({
    avaliacaoId: target,
    idempotencyKey: randomUUID(),
    dataConsulta: null,
    conteudo: buildConsulta(conteudo),
    fotoId: null,
  });
  return { avaliacaoId: target, id, updatedAt: (await read({ avaliacaoId: target, id })).updatedAt };
}

async function read({ avaliacaoId, id }: { avaliacaoId: string; id: string }) {
  const { items } = await client.trpc.consultasEvolutivas.list.query({ avaliacaoId });
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error('the follow-up is not in the timeline');
  return found;
}

const edit = (
  { id, updatedAt }: Pick<Written, 'id' | 'updatedAt'>,
  conteudo: Partial<ConsultaEvolutivaConteudo>,
  { fotoId = null, by = client }: { fotoId?: string | null; by?: ApiClient } = {},
) =>
  by.trpc.consultasEvolutivas.edit.mutate({
    id,
    updatedAt,
    dataConsulta: null,
    conteudo: buildConsulta(conteudo),
    fotoId,
  });
const annul = ({ id, updatedAt }: Pick<Written, 'id' | 'updatedAt'>, motivo = 'Era de outra cliente.', by = client) =>
  by.trpc.consultasEvolutivas.annul.mutate({ id, updatedAt, motivo });
const versions = (id: string) => client.trpc.consultasEvolutivas.versions.query({ id });
const overview = (avaliacaoId: string) => client.trpc.consultasEvolutivas.overview.query({ avaliacaoId });

describe('an edited follow-up', () => {
  it('keeps every earlier version, newest first, and tells when it was changed', async () => {
    const written = await write({ observacoes: 'A' });
    const before = await read(written);
    await edit(written, { observacoes: 'B', escores: { ...buildConsulta().escores, dor: 1 } });
    await edit(await read(written), { observacoes: 'C' });
    const now = await read(written);
    expect(now).toMatchObject({ observacoes: 'C', numeroConsulta: 1, dataConsulta: before.dataConsulta });
    const kept = await versions(written.id);
    expect(kept.map(({ conteudo }) => conteudo)).toEqual([
      {
        ...buildConsulta({ observacoes: 'B', escores: { ...buildConsulta().escores, dor: 1 } }),
        dataConsulta: before.dataConsulta,
      },
      { ...buildConsulta({ observacoes: 'A' }), dataConsulta: before.dataConsulta },
    ]);
    expect(now.editadaAt).toBe(kept[0]?.ate);
  });

  it("is not overwritten by a device that had not seen another device's change", async () => {
    const written = await write();
    await edit(written, { observacoes: 'Do outro aparelho' });
    expect((await refusal(edit(written, { observacoes: 'Deste aparelho' }))).code).toBe('CONSULTA_CONFLICT');
    expect(await read(written)).toMatchObject({ observacoes: 'Do outro aparelho' });
    expect(await versions(written.id)).toHaveLength(1);
  });

  it('accepts one of ten changes to the same version', async () => {
    const written = await write();
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => edit(written, { observacoes: `Mudança ${index}` })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await versions(written.id)).toHaveLength(1);
  });

  it('is changed once when the same change is sent again after its answer was lost', async () => {
    const written = await write();
    await edit(written, { observacoes: 'B' });
    await edit(written, { observacoes: 'B' });
    expect(await versions(written.id)).toHaveLength(1);
  });

  it('stays unchanged and sends no notification when the content is the same', async () => {
    const written = await write();
    const screen = await watchAccount(client);
    await edit(written, {});
    expect(await read(written)).toMatchObject({ updatedAt: written.updatedAt, editadaAt: null });
    await edit(written, { observacoes: 'B' });
    await screen.until(2);
    expect(screen.told).toHaveLength(2);
    screen.close();
  });

  it('may get its missing photo later, but never another photo in its place', async () => {
    const { sql } = app.database;
    const written = await write();
    const first = await insertFoto(sql, client.userId);
    await edit(written, {}, { fotoId: first });
    const now = await read(written);
    expect(now).toMatchObject({ fotoId: first, editadaAt: null });
    await edit(written, {}, { fotoId: first });
    const second = await insertFoto(sql, client.userId);
    expect((await refusal(edit(now, {}, { fotoId: second }))).code).toBe('FOTO_NOT_FOUND');
    const foreign = await insertFoto(sql, stranger.userId);
    expect((await refusal(edit(await write(), {}, { fotoId: foreign }))).code).toBe('FOTO_NOT_FOUND');
    expect(await read(written)).toMatchObject({ fotoId: first });
  });
});

describe('an annulled follow-up', () => {
  it('stays in the timeline with its reason, no longer counts in curve and totals, and keeps its number', async () => {
    const first = await write();
    const second = await write({ sintomasAtuais: ['tontura'] }, first.avaliacaoId);
    const foto = await insertFoto(app.database.sql, client.userId);
    await edit(second, { sintomasAtuais: ['tontura'] }, { fotoId: foto });
    expect(await overview(first.avaliacaoId)).toMatchObject({
      total: 2,
      ultima: { numeroConsulta: 2 },
      fotos: [{ id: foto }],
    });
    await annul(await read(second));
    expect(await read(second)).toMatchObject({
      numeroConsulta: 2,
      sintomasAtuais: ['tontura'],
      anulada: { motivo: 'Era de outra cliente.' },
    });
    const after = await overview(first.avaliacaoId);
    expect(after).toMatchObject({ total: 1, proximoNumero: 3, ultima: { numeroConsulta: 1 }, fotos: [] });
    expect(after.pontos.map(({ numeroConsulta }) => numeroConsulta)).toEqual([null, 1]);
    await write({}, first.avaliacaoId);
    expect((await overview(first.avaliacaoId)).pontos.map(({ numeroConsulta }) => numeroConsulta)).toEqual([
      null,
      1,
      3,
    ]);
  });

  it('is annulled once, and cannot be changed any more', async () => {
    const written = await write();
    await annul(written);
    const annulled = await read(written);
    await annul(annulled, 'De novo.');
    expect(await read(written)).toEqual(annulled);
    expect((await refusal(edit(annulled, { observacoes: 'B' }))).code).toBe('CONSULTA_CONFLICT');
  });

  it('is not annulled by a device that had not seen its last change, nor without a reason', async () => {
    const written = await write();
    await edit(written, { observacoes: 'B' });
    expect((await refusal(annul(written))).code).toBe('CONSULTA_CONFLICT');
    expect((await refusal(annul(await read(written), '  '))).code).toBe('VALIDATION');
    expect((await read(written)).anulada).toBeNull();
  });
});

describe('follow-ups of another therapist', () => {
  it('answer like unknown ones to every call', async () => {
    const { sql } = app.database;
    const foreign = await insertConsulta(sql, stranger.userId, await insertAvaliacao(sql, stranger.userId));
    const missing = { id: randomUUID(), updatedAt: foreign.updatedAt };
    for (const target of [foreign, missing]) {
      expect((await refusal(edit(target, { observacoes: 'B' }))).code).toBe('CONSULTA_NOT_FOUND');
      expect((await refusal(annul(target))).code).toBe('CONSULTA_NOT_FOUND');
      expect((await refusal(versions(target.id))).code).toBe('CONSULTA_NOT_FOUND');
    }
  });
});
