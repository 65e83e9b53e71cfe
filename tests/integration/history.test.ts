import type { PageCursor } from '@meridia/shared/pagination.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** All pages from the first to the last; `between` runs after the first one. */
async function readPages(limit: number, between = async () => {}): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: PageCursor | null = null;
  do {
    const page: { items: { id: string }[]; nextCursor: PageCursor | null } = await client.trpc.avaliacoes.list.query({
      limit,
      cursor,
    });
    pages.push(page.items.map(({ id }) => id));
    cursor = page.nextCursor;
    if (pages.length === 1) await between();
  } while (cursor);
  return pages;
}

const insert = (createdAt: string, nomeCliente = 'Helena') =>
  insertAvaliacao(app.database.sql, client.userId, { createdAt: new Date(createdAt), nomeCliente });

const newestFirst = async () =>
  (
    await app.database.sql<{ id: string }[]>`
      select id from avaliacoes where terapeuta_id = ${client.userId} order by created_at desc, id desc`
  ).map(({ id }) => id);

describe('the history', () => {
  it('is empty for who has none', async () => {
    client = await signUpClient(app.baseUrl);
    expect(await client.trpc.avaliacoes.list.query({})).toEqual({ items: [], nextCursor: null });
  });

  it('shows every assessment once, newest first, though many have the very same time', async () => {
    client = await signUpClient(app.baseUrl);
    for (const time of ['2026-03-01T10:00:00.001Z', '2026-03-01T10:00:00.002Z']) {
      for (let row = 0; row < 11; row += 1) await insert(time);
    }
    await insert('2026-03-01T10:00:00.003Z');
    const expected = await newestFirst();
    for (const limit of [1, 5, 11, 22, 23, 50]) {
      const pages = await readPages(limit);
      expect(pages.flat()).toEqual(expected);
      expect(pages.length).toBe(Math.ceil(23 / limit));
    }
  });

  it('neither repeats nor skips a row when new ones arrive while it is being read', async () => {
    client = await signUpClient(app.baseUrl);
    for (let row = 0; row < 12; row += 1) await insert('2026-03-01T10:00:00.000Z');
    const expected = await newestFirst();
    const pages = await readPages(5, async () => {
      await insert('2026-03-02T10:00:00.000Z');
      await insert('2026-03-02T10:00:00.000Z');
    });
    expect(pages.flat()).toEqual(expected);
  });

  it('holds only rows of its own therapist, and a cursor of somebody else opens nothing of theirs', async () => {
    const other = await signUpClient(app.baseUrl);
    client = await signUpClient(app.baseUrl);
    const own = await insert('2026-03-01T10:00:00.000Z');
    const foreign = await insertAvaliacao(app.database.sql, other.userId, {
      createdAt: new Date('2026-03-02T10:00:00Z'),
    });
    const { items } = await client.trpc.avaliacoes.list.query({
      cursor: { createdAt: '2026-03-03T10:00:00.000Z', id: foreign },
    });
    expect(items.map(({ id }) => id)).toEqual([own]);
  });

  it('shows what stands on a card, with the stored word of imported data', async () => {
    client = await signUpClient(app.baseUrl);
    const id = await insertAvaliacao(app.database.sql, client.userId, {
      status: 'concluido',
      nomeCliente: 'João Lima',
      createdAt: new Date('2026-03-01T10:00:00.123Z'),
    });
    const { items } = await client.trpc.avaliacoes.list.query({});
    expect(items).toEqual([
      {
        id,
        nomeCliente: 'João Lima',
        status: 'concluido',
        queixaPrincipal: expect.stringContaining('Cansaço'),
        sintomas: [],
        createdAt: '2026-03-01T10:00:00.123Z',
      },
    ]);
    expect((await client.trpc.avaliacoes.byId.query({ id })).status).toBe('finalizado');
  });

  it.each([0, 51, -1, 1.5])('refuses a page of %s rows', async (limit) => {
    expect((await refusal(client.trpc.avaliacoes.list.query({ limit }))).code).toBe('VALIDATION');
  });
});

describe('opening an assessment', () => {
  it('writes down who looked at it', async () => {
    client = await signUpClient(app.baseUrl);
    const id = await insert('2026-03-01T10:00:00.000Z');
    await client.trpc.avaliacoes.byId.query({ id });
    expect(
      await app.database.sql`select actor_id, actor_role, action, owner_id from access_log where subject_id = ${id}`,
    ).toEqual([
      { actor_id: client.userId, actor_role: 'therapist', action: 'avaliacao.read', owner_id: client.userId },
    ]);
  });
});
