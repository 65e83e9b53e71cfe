import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { insertDraft, insertFoto } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
let stranger: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
  client = await signUpClient(app.baseUrl);
  stranger = await signUpClient(app.baseUrl);
});
afterAll(() => app.close());

const data = (nomeCliente: string) => ({ dados: { nomeCliente }, fotos: {}, consentimento: false });
const save = (id: string, nomeCliente: string, baseRevision: number, by = client) =>
  by.trpc.drafts.save.mutate({ id, data: data(nomeCliente), baseRevision });

describe('saving a draft', () => {
  it('keeps the unfinished form as it is, and the form opens with the draft that was saved last', async () => {
    const id = randomUUID();
    const unfinished = {
      dados: { nomeCliente: 'Hel', idade: null, email: 'helena@', sintomasGerais: ['insônia'], intensidadeDor: 3 },
      fotos: { lingua: randomUUID() },
      consentimento: true,
    };
    await save(randomUUID(), 'Outro rascunho', 0);
    const saved = await client.trpc.drafts.save.mutate({ id, data: unfinished, baseRevision: 0 });
    expect(saved.revision).toBe(1);
    expect(await client.trpc.drafts.current.query()).toEqual({ id, data: unfinished, ...saved });
  });

  it('keeps whose intake it is, and what was taken over of that client', async () => {
    const id = randomUUID();
    const ofCliente = { ...data('Helena Prado'), clienteId: randomUUID(), trazidos: ['nomeCliente'] };
    await client.trpc.drafts.save.mutate({ id, data: ofCliente, baseRevision: 0 });
    expect(await client.trpc.drafts.byId.query({ id })).toMatchObject({ data: ofCliente });
  });

  it('drops an answer to a question that this release does not ask, and keeps the others', async () => {
    const id = randomUUID();
    const ofAnotherRelease = { ...data('Helena'), dados: { nomeCliente: 'Helena', perguntaDeAmanha: 'sim' } };
    await client.trpc.drafts.save.mutate({ id, data: ofAnotherRelease, baseRevision: 0 });
    expect(await client.trpc.drafts.current.query()).toMatchObject({ id, data: data('Helena') });
    expect(await client.trpc.drafts.current.query()).not.toHaveProperty('data.dados.perguntaDeAmanha');
  });

  it('counts revisions and replaces the whole form', async () => {
    const id = randomUUID();
    await save(id, 'A', 0);
    expect((await save(id, 'B', 1)).revision).toBe(2);
    expect((await save(id, 'C', 2)).revision).toBe(3);
    expect(await client.trpc.drafts.current.query()).toMatchObject({ id, revision: 3, data: data('C') });
  });

  it.each([
    ['an older revision', 1],
    ['no revision at all', 0],
    ['a revision that does not exist yet', 9],
  ])('does not overwrite another device when it is based on %s', async (_what, baseRevision) => {
    const id = randomUUID();
    await save(id, 'A', 0);
    await save(id, 'B', 1);
    expect(await refusal(save(id, 'C', baseRevision))).toEqual({
      code: 'DRAFT_CONFLICT',
      message: 'Este rascunho foi alterado em outro aparelho.',
    });
    expect(await client.trpc.drafts.current.query()).toMatchObject({ id, revision: 2, data: data('B') });
  });

  it('accepts one of ten parallel saves of the same revision', async () => {
    const id = randomUUID();
    await save(id, 'A', 0);
    const results = await Promise.allSettled(Array.from({ length: 10 }, (_, index) => save(id, `B${index}`, 1)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await client.trpc.drafts.current.query()).toMatchObject({ revision: 2 });
  });

  it("finds no draft under another therapist's id, with or without a revision", async () => {
    const id = await insertDraft(app.database.sql, stranger.userId);
    for (const baseRevision of [0, 1]) {
      expect(await refusal(save(id, 'Meu', baseRevision))).toEqual({
        code: 'DRAFT_NOT_FOUND',
        message: 'Este rascunho não existe mais.',
      });
    }
    expect(await stranger.trpc.drafts.current.query()).toMatchObject({ id, revision: 1, data: data('Rascunho') });
  });

  it('of another account that was signed in in this browser is refused', async () => {
    const draft = { id: randomUUID(), data: data('Cliente dela'), baseRevision: 0 };
    const sent = client.trpc.drafts.save.mutate({ ...draft, conta: stranger.userId });
    expect((await refusal(sent)).code).toBe('FORBIDDEN');
    expect((await stranger.trpc.drafts.save.mutate({ ...draft, conta: stranger.userId })).revision).toBe(1);
  });

  it('finds no draft that was discarded in between', async () => {
    const id = randomUUID();
    await save(id, 'A', 0);
    await client.trpc.drafts.discard.mutate({ id });
    expect((await refusal(save(id, 'B', 1))).code).toBe('DRAFT_NOT_FOUND');
  });

  it.each([
    ['a text longer than any field', { dados: { queixaPrincipal: 'x'.repeat(6001) }, fotos: {} }],
    ['a photo that is no id', { dados: {}, fotos: { lingua: '../etc' } }],
  ])('refuses %s', async (_what, wrong) => {
    const sent = client.trpc.drafts.save.mutate({ id: randomUUID(), data: wrong as never, baseRevision: 0 });
    expect((await refusal(sent)).code).toBe('VALIDATION');
  });

  it.each([
    ['half an emoji, as a cut text leaves it', 'Helena \ud83d', 'Helena \ufffd'],
    ['the zero character, as some files paste it', 'Hele\u0000na', 'Helena'],
  ])('saves the form in spite of %s', async (_what, typed, kept) => {
    const id = randomUUID();
    await save(id, typed, 0);
    expect(await client.trpc.drafts.current.query()).toMatchObject({ id, data: data(kept) });
  });
});

describe('the drafts of an account', () => {
  it('are listed with the newest save first, and opened one by one', async () => {
    const ana = await signUpClient(app.baseUrl);
    const [first, second] = [randomUUID(), randomUUID()];
    expect(await ana.trpc.drafts.list.query()).toEqual([]);
    await save(first, ' Ana ', 0, ana);
    await save(second, '', 0, ana);
    await save(first, ' Ana Maria ', 1, ana);
    expect(await ana.trpc.drafts.list.query()).toMatchObject([
      { id: first, nomeCliente: 'Ana Maria' },
      { id: second, nomeCliente: null },
    ]);
    expect(await ana.trpc.drafts.byId.query({ id: second })).toMatchObject({ id: second, revision: 1, data: data('') });
    const clienteId = randomUUID();
    await ana.trpc.drafts.save.mutate({ id: second, baseRevision: 1, data: { ...data(''), clienteId } });
    expect((await ana.trpc.drafts.list.query()).map((draft) => draft.clienteId)).toEqual([clienteId, null]);
    expect(await ana.trpc.drafts.byId.query({ id: first })).toMatchObject({ id: first, revision: 2 });
  });

  it("are nobody else's", async () => {
    const id = await insertDraft(app.database.sql, stranger.userId);
    expect(await client.trpc.drafts.byId.query({ id })).toBeNull();
    expect(await client.trpc.drafts.byId.query({ id: randomUUID() })).toBeNull();
    expect((await client.trpc.drafts.list.query()).map((draft) => draft.id)).not.toContain(id);
  });
});

describe('discarding a draft', () => {
  it('removes it, and succeeds when it is already gone', async () => {
    const id = randomUUID();
    await save(id, 'A', 0);
    expect(await client.trpc.drafts.discard.mutate({ id })).toEqual({});
    expect(await client.trpc.drafts.discard.mutate({ id })).toEqual({});
    expect(await client.trpc.drafts.discard.mutate({ id: randomUUID() })).toEqual({});
    expect(await app.database.sql`select from anamnese_drafts where id = ${id}`).toHaveLength(0);
  });

  it("does not touch another therapist's draft", async () => {
    const id = await insertDraft(app.database.sql, stranger.userId);
    expect(await client.trpc.drafts.discard.mutate({ id })).toEqual({});
    expect(await app.database.sql`select from anamnese_drafts where id = ${id}`).toHaveLength(1);
  });
});

describe('reopening a draft', () => {
  it("shows its remaining photos, and nobody else's", async () => {
    const { sql } = app.database;
    const own = await insertFoto(sql, client.userId);
    const foreign = await insertFoto(sql, stranger.userId);
    const shown = await client.trpc.fotos.byIds.query({ ids: [own, foreign, randomUUID()] });
    expect(shown.map(({ id }) => id)).toEqual([own]);
  });
});
