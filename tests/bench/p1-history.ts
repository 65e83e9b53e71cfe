import { createTherapist } from '../faults/therapist.ts';
import { createWorld } from '../faults/world.ts';
import { startAppProcess } from '../support/app-process.ts';
import { insertHistory } from '../support/history-rows.ts';
import { median, ms } from './figures.ts';
import { loadHttp } from './http-load.ts';
import { startRawServer } from './raw-server.ts';

const rounds = 7;
const roundMs = 3_000;
const bar = 0.5;

/**
 * P1: the first page of the history with its session check and row-level security, compared with the same rows from bare Fastify
 * and postgres.js in the same run. The rounds of both alternate. A round does not count when the bare server is off by a quarter,
 * because something disturbed it.
 */
export async function measureHistory(): Promise<{ passed: boolean; figures: string }> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const app = await startAppProcess({ ...world.env, ROLE: 'web' });
  const raw = await startRawServer(world, './raw-history-server.ts');
  try {
    const { client, userId } = await createTherapist(app.baseUrl, world.sql);
    await insertHistory(world.sql, userId, 1_000);
    const asked = {
      ours: () =>
        loadHttp(app.baseUrl, `/trpc/avaliacoes.list?batch=1&input=${encodeURIComponent('{"0":{}}')}`, {
          headers: { cookie: client.cookie() },
          forMs: roundMs,
        }),
      raw: () => loadHttp(raw.baseUrl, `/list?terapeuta=${userId}`, { forMs: roundMs }),
    };
    // First lets both compile their code and prepare their statements.
    for (const ask of [asked.raw, asked.ours]) assertPage((await ask()).body);
    const pairs: { ours: number; raw: number; p50Ms: number }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const peer = await asked.raw();
      const own = await asked.ours();
      pairs.push({ ours: own.rps, raw: peer.rps, p50Ms: own.p50Ms });
    }
    const usual = median(pairs.map((pair) => pair.raw));
    const steady = pairs.filter((pair) => Math.abs(pair.raw - usual) <= usual / 4);
    const ratio = median(steady.map((pair) => pair.ours / pair.raw));
    return {
      passed: ratio >= bar && steady.length >= 5,
      figures: `history ${median(steady.map((pair) => pair.ours)).toFixed(0)} requests/s, ${ms(median(steady.map((pair) => pair.p50Ms)))} p50; ${ratio.toFixed(2)}x of Fastify + postgres.js (${usual.toFixed(0)}/s), ${steady.length} of ${rounds} rounds undisturbed, bar ${bar}x`,
    };
  } finally {
    raw.child.kill();
    await app.stop();
    await world.close();
  }
}

// Both must have returned the whole page.
function assertPage(body: string): void {
  const cards = body.match(/"queixaPrincipal"/g)?.length;
  if (cards !== 20) throw new Error(`a page of ${cards} cards: ${body.slice(0, 200)}`);
}
