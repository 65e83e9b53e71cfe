import { hashToken, newToken } from '@meridia/server/auth/random-token.ts';
import type { PageCursor } from '@meridia/shared/pagination.ts';
import { createTherapist } from '../faults/therapist.ts';
import { createWorld, type World } from '../faults/world.ts';
import { startAppProcess } from '../support/app-process.ts';
import { eventually } from '../support/eventually.ts';
import { insertHistory } from '../support/history-rows.ts';
import { median, ms } from './figures.ts';
import { loadHttp } from './http-load.ts';
import { arrangeManyAvaliacoes, manyPerson } from './many-avaliacoes.ts';

const many = 1_000_000;
const few = 1_000;
const pageSize = 20;
const rounds = 7;
const roundMs = 1_000;
const bar = 1.2;

/**
 * P4: the first page and page 25,000 of a therapist with a million assessments, against the first and a middle page of a
 * therapist with a thousand; over HTTP, one request after the other, the four in turns. The number of rows that the database
 * reads for a page shows whether a query counts or skips rows.
 */
export async function measureHistoryPages(): Promise<{ passed: boolean; figures: string }> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  await arrangeManyAvaliacoes(world.sql, { people: 1, avaliacoes: many });
  const app = await startAppProcess({ ...world.env, ROLE: 'web' });
  try {
    const small = await createTherapist(app.baseUrl, world.sql);
    await insertHistory(world.sql, small.userId, few);
    const big = { userId: manyPerson(1), cookie: await signIn(world, manyPerson(1)) };
    const pages = {
      'few, first': page(small.client.cookie(), null),
      'few, amid': page(small.client.cookie(), await cursorAfter(world, small.userId, few / 2)),
      'many, first': page(big.cookie, null),
      'many, page 25,000': page(big.cookie, await cursorAfter(world, big.userId, 24_999 * pageSize)),
    };
    const ask = ({ path, cookie }: ReturnType<typeof page>) =>
      loadHttp(app.baseUrl, path, { headers: { cookie }, connections: 1, forMs: roundMs });
    const times: Record<keyof typeof pages, number[]> = {
      'few, first': [],
      'few, amid': [],
      'many, first': [],
      'many, page 25,000': [],
    };
    for (const warmUp of Object.values(pages)) assertPage((await ask(warmUp)).body);
    for (let round = 0; round < rounds; round += 1) {
      for (const name of ['few, first', 'many, first', 'few, amid', 'many, page 25,000'] as const) {
        times[name].push((await ask(pages[name])).p50Ms);
      }
    }
    const ratioOf = (name: keyof typeof pages, to: keyof typeof pages) =>
      median(times[name].map((time, round) => time / (times[to][round] ?? Number.NaN)));
    const first = ratioOf('many, first', 'few, first');
    const deep = ratioOf('many, page 25,000', 'few, amid');
    const touched = await rowsTouched(world, () => ask(pages['many, page 25,000']));
    return {
      passed: first <= bar && deep <= bar && touched <= 2 * (pageSize + 1),
      figures: `a million rows: page 1 ${ms(median(times['many, first']))} p50, ${first.toFixed(2)}x of a thousand rows; page 25,000 ${ms(median(times['many, page 25,000']))}, ${deep.toFixed(2)}x; ${touched.toFixed(1)} rows touched per page; bar ${bar}x`,
    };
  } finally {
    await app.stop();
    await world.close();
  }
}

function page(cookie: string, cursor: PageCursor | null) {
  const input = encodeURIComponent(JSON.stringify({ 0: { cursor, limit: pageSize } }));
  return { cookie, path: `/trpc/avaliacoes.list?batch=1&input=${input}` };
}

// The person was inserted directly into the tables, and so is the session.
async function signIn(world: World, userId: string): Promise<string> {
  const token = newToken();
  await world.sql`
    insert into sessions (id, user_id, expires_at) values (${hashToken(token)}, ${userId}, now() + interval '30 days')`;
  return `session=${token}`;
}

/** The cursor of a person who has scrolled past this many rows. */
async function cursorAfter(world: World, userId: string, rows: number): Promise<PageCursor> {
  const [last] = await world.sql<{ id: string; created_at: Date }[]>`
    select id, created_at from avaliacoes where terapeuta_id = ${userId}
    order by created_at desc, id desc offset ${rows - 1} limit 1`;
  if (!last) throw new Error('no such page');
  return { id: last.id, createdAt: last.created_at.toISOString() };
}

function assertPage(body: string): void {
  const cards = body.match(/"queixaPrincipal"/g)?.length;
  if (cards !== pageSize) throw new Error(`a page of ${cards} cards: ${body.slice(0, 200)}`);
}

/** Rows of `avaliacoes` that the database fetched for one answer, by its own statistics. */
async function rowsTouched(world: World, ask: () => Promise<{ count: number }>): Promise<number> {
  const read = async () => {
    const [row] = await world.sql<{ touched: number }[]>`
      select (idx_tup_fetch + seq_tup_read)::int as touched from pg_stat_user_tables where relname = 'avaliacoes'`;
    return row?.touched ?? 0;
  };
  // Backends report their statistics only after they have been idle for a while.
  const settled = (least: number) =>
    eventually(
      async () => {
        const before = await read();
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        const after = await read();
        return after === before && after >= least ? after : null;
      },
      'the statistics',
      60_000,
    );
  const before = await settled(0);
  const { count } = await ask();
  return ((await settled(before + count * pageSize)) - before) / count;
}
