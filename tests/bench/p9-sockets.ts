import { maxSocketsPerPerson } from '@meridia/server/plugins/socket-gate.ts';
import type postgres from 'postgres';
import { createTherapist } from '../faults/therapist.ts';
import type { AppProcess } from '../support/app-process.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { collectOnSignal, megabyte, settledRss } from '../support/socket-abuse.ts';
import { withAppAlone } from './app-alone.ts';
import { openProgressSockets, type ProgressSocket } from './progress-sockets.ts';

const sockets = 1_000;
const warmCycles = 3;
const cycles = 10;
const cycleSockets = 2_000;
const bars = { baseMb: 200, thousandMb: 60, grown: 0.05 };

/**
 * P9: what 1,000 idle sockets that wait for a report hold in memory, and whether it grows when 2,000 are opened and dropped again and again.
 * Memory is the resident size after a garbage collection.
 */
export async function measureSockets(): Promise<{ passed: boolean; figures: string }> {
  return withAppAlone(
    async (app, sql) => {
      const base = await settledRss(app);
      const people = await createWatchers(app, sql, cycleSockets / maxSocketsPerPerson);
      const open = (count: number) => openAll(app, people.slice(0, count / maxSocketsPerPerson));
      await dropAll(await open(maxSocketsPerPerson));
      const before = await settledRss(app);
      const idle = await open(sockets);
      const held = await settledRss(app);
      await dropAll(idle);
      const after: number[] = [];
      for (let cycle = 0; cycle < warmCycles + cycles; cycle += 1) {
        await dropAll(await open(cycleSockets));
        after.push(await settledRss(app));
      }
      const thousandMb = (held - before) / megabyte;
      // V8 and malloc keep what the first crowds needed, and give it to the next ones.
      const grown = (after.at(-1) ?? 0) / (after[warmCycles - 1] ?? 1) - 1;
      return {
        passed: base / megabyte <= bars.baseMb && thousandMb <= bars.thousandMb && grown <= bars.grown,
        figures: `${thousandMb.toFixed(1)} MB for ${sockets} idle sockets (bar ${bars.thousandMb}); ${(base / megabyte).toFixed(0)} MB after the start (bar ${bars.baseMb}); after ${warmCycles} times ${cycleSockets} sockets ${((after[warmCycles - 1] ?? 0) / megabyte).toFixed(0)} MB stay, and ${cycles} times more add ${(grown * 100).toFixed(1)} % (bar ${bars.grown * 100} %)`,
      };
    },
    { NODE_OPTIONS: collectOnSignal },
  );
}

interface Watcher {
  cookie: string;
  avaliacaoId: string;
}

/** People with a running report each: a socket waits for it and is told nothing. */
async function createWatchers(app: AppProcess, sql: postgres.Sql, count: number): Promise<Watcher[]> {
  const watchers: Watcher[] = [];
  for (let index = 0; index < count; index += 1) {
    const { client, userId } = await createTherapist(app.baseUrl, sql);
    watchers.push({ cookie: client.cookie(), avaliacaoId: await insertAvaliacao(sql, userId, { status: 'pendente' }) });
  }
  return watchers;
}

async function openAll(app: AppProcess, people: readonly Watcher[]): Promise<ProgressSocket[]> {
  const opened: ProgressSocket[] = [];
  for (const { cookie, avaliacaoId } of people)
    opened.push(...(await openProgressSockets(app.baseUrl, cookie, avaliacaoId, maxSocketsPerPerson)));
  return opened;
}

/** Waits until the server has forgotten them too: it counts the sockets of a person, and a second crowd beside the first is another measure. */
async function dropAll(opened: readonly ProgressSocket[]): Promise<void> {
  for (const socket of opened) socket.close();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
}
