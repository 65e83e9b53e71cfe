import type { PageCursor } from '@meridia/shared/pagination.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiClient, refusal, signUpClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { insertAvaliacao, insertCliente } from '../support/rows.ts';
import { startTestApp, type TestApp } from '../support/test-app.ts';
import { watchAccount } from '../support/watch-account.ts';

let app: TestApp;
let client: ApiClient & { userId: string };
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Reads all pages from the first to the last; `between` runs after the first one. */
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
  it('is empty for a new therapist', async () => {
    client = await signUpClient(app.baseUrl);
    expect(await client.trpc.avaliacoes.list.query({})).toEqual({ items: [], nextCursor: null });
  });

  it('shows every assessment once, newest first, even when many have the same time', async () => {
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

  it('neither repeats nor skips a row when new ones arrive between pages', async () => {
    client = await signUpClient(app.baseUrl);
    for (let row = 0; row < 12; row += 1) await insert('2026-03-01T10:00:00.000Z');
    const expected = await newestFirst();
    const pages = await readPages(5, async () => {
      await insert('2026-03-02T10:00:00.000Z');
      await insert('2026-03-02T10:00:00.000Z');
    });
    expect(pages.flat()).toEqual(expected);
  });

  it("contains only rows of its own therapist, also with another therapist's cursor", async () => {
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

  it('shows the fields of a card, with the stored status word of imported data', async () => {
    client = await signUpClient(app.baseUrl);
    const id = await insertAvaliacao(app.database.sql, client.userId, {
      status: 'concluido',
      nomeCliente: 'João Lima',
      createdAt: new Date('2026-03-01T10:00:00.123Z'),
    });
    const clienteId = await insertCliente(app.database.sql, client.userId, { avaliacaoIds: [id] });
    await app.database.sql`update clientes set ultimo_padrao = 'Deficiência de Yin do Rim' where id = ${clienteId}`;
    const { items } = await client.trpc.avaliacoes.list.query({});
    expect(items).toEqual([
      {
        id,
        nomeCliente: 'João Lima',
        idade: 42,
        ultimoPadrao: 'Deficiência de Yin do Rim',
        status: 'concluido',
        queixaPrincipal: expect.stringContaining('Cansaço'),
        sintomas: [],
        createdAt: '2026-03-01T10:00:00.123Z',
        novo: false,
        assinatura: null,
      },
    ]);
    expect((await client.trpc.avaliacoes.byId.query({ id })).status).toBe('finalizado');
  });

  it.each([0, 51, -1, 1.5])('refuses a page of %s rows', async (limit) => {
    expect((await refusal(client.trpc.avaliacoes.list.query({ limit }))).code).toBe('VALIDATION');
  });
});

describe('searching the history', () => {
  const find = async (filters: Parameters<typeof client.trpc.avaliacoes.list.query>[0]) =>
    (await client.trpc.avaliacoes.list.query(filters)).items.map(({ nomeCliente }) => nomeCliente).sort();
  const complain = async (nomeCliente: string, queixa: string) => {
    const id = await insert('2026-03-01T10:00:00.000Z', nomeCliente);
    await app.database.sql`update avaliacoes set queixa_principal = ${queixa} where id = ${id}`;
  };
  beforeAll(async () => {
    client = await signUpClient(app.baseUrl);
    await complain('José Antônio Araújo', 'Enxaqueca há 3 meses');
    await complain('JOSEFA ÇELIK', 'Insônia; perde 50% das noites');
    await complain('Ana_Maria O’Neill', String.raw`Dor no ombro \ pescoço`);
  });

  it.each([
    ['jose', ['JOSEFA ÇELIK', 'José Antônio Araújo']],
    ['ARAÚJO', ['José Antônio Araújo']],
    ['araujo antonio', ['José Antônio Araújo']],
    ['celik insonia', ['JOSEFA ÇELIK']],
    ['  enxaqueca  ', ['José Antônio Araújo']],
    ['jose insonia enxaqueca', []],
    // Characters with a meaning in `like` are searched literally.
    ['50%', ['JOSEFA ÇELIK']],
    ['5%noites', []],
    ['a_m', ['Ana_Maria O’Neill']],
    ['j_se', []],
    ['\\', ['Ana_Maria O’Neill']],
    ["' or true --", []],
    ['', ['Ana_Maria O’Neill', 'JOSEFA ÇELIK', 'José Antônio Araújo']],
  ])('%j finds clients whose name has all its words, ignoring accents and case', async (search, names) => {
    expect(await find({ search })).toEqual([...names].sort());
  });

  it('finds nothing of other therapists', async () => {
    const stranger = await signUpClient(app.baseUrl);
    expect((await stranger.trpc.avaliacoes.list.query({ search: 'jose' })).items).toEqual([]);
  });

  it('continues page by page while further matching rows arrive', async () => {
    for (let row = 0; row < 7; row += 1) await insert(`2026-03-02T10:00:0${row}.000Z`, `Página ${row}`);
    const seen: string[] = [];
    let cursor: PageCursor | null = null;
    do {
      const page: { items: { nomeCliente: string }[]; nextCursor: PageCursor | null } =
        await client.trpc.avaliacoes.list.query({ search: 'pagina', limit: 3, cursor });
      seen.push(...page.items.map(({ nomeCliente }) => nomeCliente));
      cursor = page.nextCursor;
      await insert('2026-03-03T10:00:00.000Z', 'Página nova');
    } while (cursor);
    expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((row) => `Página ${row}`));
  });
});

describe('filtering the history', () => {
  it('finds imported data under the status finalizado', async () => {
    client = await signUpClient(app.baseUrl);
    for (const status of ['finalizado', 'concluido', 'pendente', 'erro'] as const)
      await insertAvaliacao(app.database.sql, client.userId, { status, nomeCliente: status });
    const found = async (status: 'finalizado' | 'pendente' | 'erro') =>
      (await client.trpc.avaliacoes.list.query({ status })).items.map(({ nomeCliente }) => nomeCliente).sort();
    expect(await found('finalizado')).toEqual(['concluido', 'finalizado']);
    expect(await found('pendente')).toEqual(['pendente']);
    expect(await found('erro')).toEqual(['erro']);
  });

  it('counts days in São Paulo time, including both ends', async () => {
    client = await signUpClient(app.baseUrl);
    await insert('2026-03-10T02:59:59.999Z', 'no fim do dia 9');
    await insert('2026-03-10T03:00:00.000Z', 'no começo do dia 10');
    await insert('2026-03-11T02:59:59.999Z', 'no fim do dia 10');
    await insert('2026-03-11T03:00:00.000Z', 'no começo do dia 11');
    const { items } = await client.trpc.avaliacoes.list.query({ from: '2026-03-10', to: '2026-03-10' });
    expect(items.map(({ nomeCliente }) => nomeCliente)).toEqual(['no fim do dia 10', 'no começo do dia 10']);
  });

  it.each([{ from: '2026-02-30' }, { to: '0000-01-01' }, { from: '99999-01-01' }, { search: 'x'.repeat(101) }])(
    'refuses %j',
    async (filters) => {
      expect((await refusal(client.trpc.avaliacoes.list.query(filters))).code).toBe('VALIDATION');
    },
  );
});

describe('the prepared statement for the list', () => {
  it('leaves nothing of one person on the connection for the next person', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => signUpClient(app.baseUrl)));
    const own = await Promise.all(
      people.map(({ userId }) => insertAvaliacao(app.database.sql, userId, { nomeCliente: userId })),
    );
    const lists = await Promise.all(
      Array.from({ length: 120 }, async (_, turn) => ({
        turn,
        items: (await people[turn % 6]?.trpc.avaliacoes.list.query({}))?.items.map(({ id }) => id),
      })),
    );
    for (const { turn, items } of lists) expect(items).toEqual([own[turn % 6]]);
    const left = await app.deps.database.app.execute(
      sql`select current_setting('app.user_id', true) as person from generate_series(1, 1)`,
    );
    expect(left[0]?.person ?? '').toBe('');
  });

  it('shows nothing without a person', async () => {
    const rows = await app.deps.database.appClient`select id from avaliacoes`;
    expect(rows).toHaveLength(0);
  });

  it('works again after its connections were cut', async () => {
    await app.database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'meridia_app'`;
    await eventually(
      async () => ((await client.trpc.avaliacoes.list.query({}).catch(() => null)) ? true : null),
      'the list to be read again',
    );
  });
});

describe('the mark of a new report', () => {
  const finish = (id: string) => app.database.sql`update avaliacoes set finished_at = now() where id = ${id}`;
  const seenAt = async (id: string) =>
    (await app.database.sql<{ at: Date | null }[]>`select seen_at as at from avaliacoes where id = ${id}`)[0]?.at;
  const ready = async () => (await client.trpc.avaliacoes.ready.query()).map(({ id }) => id);

  it('stays until the therapist has seen the report, which every open screen learns once; a read alone does not remove it', async () => {
    client = await signUpClient(app.baseUrl);
    const id = await insert('2026-03-01T10:00:00.000Z');
    await finish(id);
    expect(await ready()).toEqual([id]);
    expect((await client.trpc.avaliacoes.list.query({})).items[0]?.novo).toBe(true);

    await client.trpc.avaliacoes.byId.query({ id });
    expect(await ready()).toEqual([id]);

    const screen = await watchAccount(client);
    await client.trpc.avaliacoes.seen.mutate({ id });
    await screen.until(2);
    expect(screen.told.at(-1)).toEqual(['avaliacoes']);
    expect(await ready()).toEqual([]);
    expect((await client.trpc.avaliacoes.list.query({})).items[0]?.novo).toBe(false);

    const first = await seenAt(id);
    await client.trpc.avaliacoes.seen.mutate({ id });
    expect(await seenAt(id)).toEqual(first);
    // Any other notification would have arrived before this one.
    await client.trpc.clinicaConfigs.save.mutate({ nomeClinica: 'Clínica Jade', logoUrl: '' });
    await screen.until(3);
    expect(screen.told.slice(2)).toEqual([['account']]);
    screen.close();
  });

  it('is not removed by opening a report that is still being made', async () => {
    client = await signUpClient(app.baseUrl);
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    await client.trpc.avaliacoes.seen.mutate({ id });
    expect(await seenAt(id)).toBeNull();
    await app.database.sql`
      update avaliacoes set status = 'erro', diagnostico_json = '{"erro":"Falhou."}', finished_at = now() where id = ${id}`;
    expect(await client.trpc.avaliacoes.ready.query()).toMatchObject([{ id, failed: true }]);
    await client.trpc.avaliacoes.seen.mutate({ id });
    expect(await ready()).toEqual([]);
  });

  it('leads from the start screen to reports of any age, until they are opened', async () => {
    client = await signUpClient(app.baseUrl);
    const unopened = async () => (await client.trpc.avaliacoes.unopened.query()).map(({ id }) => id);
    const old = await insert('2026-03-01T10:00:00.000Z');
    await app.database.sql`update avaliacoes set finished_at = now() - interval '90 days' where id = ${old}`;
    const fresh = await insert('2026-03-02T10:00:00.000Z');
    await finish(fresh);
    expect(await ready()).toEqual([fresh]);
    expect(await unopened()).toEqual([fresh, old]);
    await client.trpc.avaliacoes.seen.mutate({ id: old });
    expect(await unopened()).toEqual([fresh]);
  });

  it('returns when the report is made again', async () => {
    client = await signUpClient(app.baseUrl);
    const id = await insert('2026-03-01T10:00:00.000Z');
    await finish(id);
    await client.trpc.avaliacoes.seen.mutate({ id });
    await client.trpc.relatorios.reprocess.mutate({ id });
    expect(await ready()).toEqual([]);
    await app.database.sql`update avaliacoes set status = 'finalizado', finished_at = now() where id = ${id}`;
    expect(await ready()).toEqual([id]);
  });

  it('lasts at most a day, and belongs to its therapist only', async () => {
    client = await signUpClient(app.baseUrl);
    const stranger = await signUpClient(app.baseUrl);
    const old = await insert('2026-03-01T10:00:00.000Z');
    await app.database.sql`update avaliacoes set finished_at = now() - interval '25 hours' where id = ${old}`;
    const foreign = await insertAvaliacao(app.database.sql, stranger.userId);
    await finish(foreign);
    expect(await ready()).toEqual([]);
    expect(await refusal(client.trpc.avaliacoes.seen.mutate({ id: foreign }))).toMatchObject({
      code: 'AVALIACAO_NOT_FOUND',
    });
    expect(await seenAt(foreign)).toBeNull();
  });
});

describe('opening an assessment', () => {
  const reads = async (id: string) => {
    await app.deps.database.reads.flush();
    return (await app.database.sql`select id from access_log where subject_id = ${id}`).length;
  };

  it('is logged once a minute, even when its screen asks several times while the report is being made', async () => {
    client = await signUpClient(app.baseUrl);
    const id = await insertAvaliacao(app.database.sql, client.userId, { status: 'pendente' });
    for (let poll = 0; poll < 3; poll += 1) {
      await client.trpc.avaliacoes.byId.query({ id });
      expect(await reads(id)).toBe(1);
    }
  });

  it('is logged with the reader', async () => {
    client = await signUpClient(app.baseUrl);
    const id = await insert('2026-03-01T10:00:00.000Z');
    await client.trpc.avaliacoes.byId.query({ id });
    await app.deps.database.reads.flush();
    expect(
      await app.database.sql`select actor_id, actor_role, action, owner_id from access_log where subject_id = ${id}`,
    ).toEqual([
      { actor_id: client.userId, actor_role: 'therapist', action: 'avaliacao.read', owner_id: client.userId },
    ]);
  });
});
