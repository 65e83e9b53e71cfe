import { randomUUID } from 'node:crypto';
import type { CreateConsultaEvolutiva } from '@meridia/shared/consulta-evolutiva.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, uploadedFoto } from '../support/api-client.ts';
import { buildConsulta } from '../support/consulta.ts';
import { smallPhoto } from '../support/pictures.ts';
import { insertAvaliacao, insertFoto } from '../support/rows.ts';
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

const newAvaliacao = (createdAt = new Date()) => insertAvaliacao(app.database.sql, client.userId, { createdAt });
const create = (avaliacaoId: string, input: Partial<CreateConsultaEvolutiva> = {}, by = client) =>
  by.trpc.consultasEvolutivas.create.mutate({
    avaliacaoId,
    idempotencyKey: randomUUID(),
    dataConsulta: null,
    conteudo: buildConsulta(),
    fotoId: null,
    ...input,
  });
const list = (avaliacaoId: string) => client.trpc.consultasEvolutivas.list.query({ avaliacaoId });
const overview = (avaliacaoId: string) => client.trpc.consultasEvolutivas.overview.query({ avaliacaoId });
const numbersOf = async (avaliacaoId: string) =>
  (
    await app.database.sql<{ n: number }[]>`
      select numero_consulta as n from consultas_evolutivas where avaliacao_inicial_id = ${avaliacaoId} order by 1`
  ).map(({ n }) => n);

describe('a new follow-up', () => {
  it('keeps what the therapist corrected below its texts, and a changed correction like a changed text', async () => {
    const avaliacaoId = await newAvaliacao();
    const correcao = {
      campo: 'observacoes',
      sinal: 'insonia',
      rotulo: 'insônia',
      decisao: 'removido' as const,
      trecho: 'Chegou mais disposta e dormiu melhor',
    };
    const conteudo = buildConsulta({ correcoes: [correcao] });
    const { id } = await create(avaliacaoId, { conteudo });
    const [created] = (await list(avaliacaoId)).items;
    expect(created).toMatchObject(conteudo);
    const changed = buildConsulta({ correcoes: [{ ...correcao, decisao: 'negado' }] });
    const updatedAt = created?.updatedAt ?? '';
    const edit = { id, updatedAt, dataConsulta: null, conteudo: changed, fotoId: null };
    await client.trpc.consultasEvolutivas.edit.mutate(edit);
    expect((await list(avaliacaoId)).items).toMatchObject([changed]);
    expect(await client.trpc.consultasEvolutivas.versions.query({ id })).toMatchObject([{ conteudo }]);
  });

  it('appears in the timeline with its content, its number and the time', async () => {
    const avaliacaoId = await newAvaliacao();
    const { id, numeroConsulta } = await create(avaliacaoId);
    expect(numeroConsulta).toBe(1);
    const { items, nextCursor } = await list(avaliacaoId);
    expect(nextCursor).toBeNull();
    const [{ dataConsulta, createdAt, updatedAt, ...shown } = { dataConsulta: '', createdAt: '', updatedAt: '' }] =
      items;
    expect(shown).toEqual({
      id,
      avaliacaoId,
      clienteId: null,
      numeroConsulta: 1,
      editadaAt: null,
      anulada: null,
      fotoId: null,
      ...buildConsulta(),
    });
    expect(dataConsulta).toBe(createdAt);
    expect(updatedAt).toBe(createdAt);
    expect(Math.abs(Date.parse(dataConsulta) - Date.now())).toBeLessThan(60_000);
  });

  it('gets the numbers 1 to 30 without gaps when thirty are written at once', async () => {
    const avaliacaoId = await newAvaliacao();
    const made = await Promise.all(Array.from({ length: 30 }, () => create(avaliacaoId)));
    const expected = Array.from({ length: 30 }, (_, index) => index + 1);
    expect(made.map(({ numeroConsulta }) => numeroConsulta).sort((one, other) => one - other)).toEqual(expected);
    expect(await numbersOf(avaliacaoId)).toEqual(expected);
  });

  it('leaves no gap after a refused one', async () => {
    const avaliacaoId = await newAvaliacao();
    await create(avaliacaoId);
    await refusal(create(avaliacaoId, { fotoId: randomUUID() }));
    expect((await create(avaliacaoId)).numeroConsulta).toBe(2);
  });

  it.each([
    ['nothing in the observations', { observacoes: '  ' }],
    ['a score above ten', { escores: { ...buildConsulta().escores, dor: 11 } }],
    ['half a score', { escores: { ...buildConsulta().escores, dor: 2.5 } }],
    ['no planned session at all', { sessoesPlanejadas: 0 }],
    ['a text longer than the field', { observacoes: 'x'.repeat(5001) }],
  ])('is refused with %s, at the field', async (_what, change) => {
    const avaliacaoId = await newAvaliacao();
    const body = await refusal(create(avaliacaoId, { conteudo: { ...buildConsulta(), ...change } }));
    expect(body.code).toBe('VALIDATION');
    const [field] = Object.keys(change);
    expect(Object.keys(body.fields ?? {})[0]).toContain(`conteudo.${field}`);
    expect(await numbersOf(avaliacaoId)).toEqual([]);
  });
});

describe('a request that is sent again', () => {
  it('creates one row, even when the two requests of a double tap arrive together', async () => {
    const avaliacaoId = await newAvaliacao();
    const idempotencyKey = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(avaliacaoId, { idempotencyKey })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await create(avaliacaoId, { idempotencyKey })).toEqual(answers[0]);
    expect(await numbersOf(avaliacaoId)).toEqual([1]);
    expect((await list(avaliacaoId)).items[0]?.editadaAt).toBeNull();
  });

  it('claims the photo once, and succeeds again with the same photo', async () => {
    const avaliacaoId = await newAvaliacao();
    const input = { idempotencyKey: randomUUID(), fotoId: await insertFoto(app.database.sql, client.userId) };
    await create(avaliacaoId, input);
    await create(avaliacaoId, input);
    expect((await list(avaliacaoId)).items.map(({ fotoId }) => fotoId)).toEqual([input.fotoId]);
  });

  it('with other content after a lost answer changes that row and keeps the first version', async () => {
    const avaliacaoId = await newAvaliacao();
    const idempotencyKey = randomUUID();
    const { id } = await create(avaliacaoId, { idempotencyKey });
    const conteudo = buildConsulta({ observacoes: 'Corrigido.' });
    expect((await create(avaliacaoId, { idempotencyKey, conteudo })).id).toBe(id);
    expect(await list(avaliacaoId)).toMatchObject({ items: [{ id, observacoes: 'Corrigido.' }] });
    expect(await client.trpc.consultasEvolutivas.versions.query({ id })).toMatchObject([
      { conteudo: { observacoes: buildConsulta().observacoes } },
    ]);
    const third = buildConsulta({ observacoes: 'De uma aba esquecida.' });
    expect((await refusal(create(avaliacaoId, { idempotencyKey, conteudo: third }))).code).toBe('CONSULTA_CONFLICT');
  });

  it('is refused for another assessment', async () => {
    const idempotencyKey = randomUUID();
    await create(await newAvaliacao(), { idempotencyKey });
    const other = await newAvaliacao();
    expect((await refusal(create(other, { idempotencyKey }))).code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await numbersOf(other)).toEqual([]);
  });
});

describe('the day of a follow-up', () => {
  const avaliacaoAt = new Date('2026-03-10T18:30:00.000Z');
  const dayOf = (date: Date) => date.toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });

  it('may be in the past, and is stored as noon of that day', async () => {
    const avaliacaoId = await newAvaliacao(avaliacaoAt);
    await create(avaliacaoId, { dataConsulta: '2026-03-17' });
    const [item] = (await list(avaliacaoId)).items;
    expect(item?.dataConsulta).toBe('2026-03-17T15:00:00.000Z');
    expect(Math.abs(Date.parse(item?.createdAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('is never before the assessment when both are on the same day', async () => {
    const avaliacaoId = await newAvaliacao(avaliacaoAt);
    await create(avaliacaoId, { dataConsulta: '2026-03-10' });
    expect((await list(avaliacaoId)).items[0]?.dataConsulta).toBe(avaliacaoAt.toISOString());
  });

  it('becomes the present time when it is today', async () => {
    const avaliacaoId = await newAvaliacao(avaliacaoAt);
    await create(avaliacaoId, { dataConsulta: dayOf(new Date()) });
    const [item] = (await list(avaliacaoId)).items;
    expect(Math.abs(Date.parse(item?.dataConsulta ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    ['before the assessment', '2026-03-09', 'A data não pode ser anterior à avaliação inicial.'],
    ['in the future', dayOf(new Date(Date.now() + 24 * 60 * 60 * 1000)), 'A data não pode estar no futuro.'],
  ])('is refused %s', async (_what, dataConsulta, text) => {
    const avaliacaoId = await newAvaliacao(avaliacaoAt);
    const body = await refusal(create(avaliacaoId, { dataConsulta }));
    expect(body).toMatchObject({ code: 'VALIDATION', fields: { dataConsulta: text } });
    expect(await numbersOf(avaliacaoId)).toEqual([]);
  });
});

describe('the tongue photo of a follow-up', () => {
  it('is refused when it belongs to another therapist, shows something else, or is already claimed', async () => {
    const { sql } = app.database;
    const avaliacaoId = await newAvaliacao();
    const claimed = await insertFoto(sql, client.userId);
    await sql`update fotos set avaliacao_id = ${avaliacaoId} where id = ${claimed}`;
    const ofOther = await insertFoto(sql, client.userId);
    await create(avaliacaoId, { fotoId: ofOther });
    const wrong = [
      await insertFoto(sql, stranger.userId),
      await insertFoto(sql, client.userId, { kind: 'face' }),
      claimed,
      ofOther,
      randomUUID(),
    ];
    for (const fotoId of wrong) {
      expect(await refusal(create(avaliacaoId, { fotoId }))).toMatchObject({
        code: 'FOTO_NOT_FOUND',
        fields: { fotoId: 'Escolha a foto de novo' },
      });
    }
    expect(await numbersOf(avaliacaoId)).toEqual([1]);
    expect((await overview(avaliacaoId)).fotos.map(({ id }) => id)).toEqual([claimed, ofOther]);
  });

  it('can no longer be removed alone', async () => {
    const foto = await uploadedFoto(client, 'lingua', await smallPhoto());
    await create(await newAvaliacao(), { fotoId: foto.id });
    expect((await refusal(client.trpc.fotos.remove.mutate({ id: foto.id }))).code).toBe('FOTO_NOT_FOUND');
    expect((await client.fetch(`/api/fotos/${foto.id}`)).status).toBe(200);
    expect(await client.trpc.fotos.byIds.query({ ids: [foto.id] })).toEqual([]);
  });
});

describe('other people', () => {
  it("cannot add one to another therapist's assessment", async () => {
    const avaliacaoId = await newAvaliacao();
    expect((await refusal(create(avaliacaoId, {}, stranger))).code).toBe('AVALIACAO_NOT_FOUND');
    expect(await numbersOf(avaliacaoId)).toEqual([]);
  });

  it('get no notification, while every screen of its therapist does', async () => {
    const [own, foreign] = [await watchAccount(client), await watchAccount(stranger)];
    await create(await newAvaliacao());
    await own.until(2);
    expect(own.told.at(-1)).toEqual(['consultas']);
    expect(foreign.told).toHaveLength(1);
    for (const watcher of [own, foreign]) watcher.close();
  });
});
