import { maxSocketsPerPerson } from '@meridia/server/plugins/socket-gate.ts';
import type postgres from 'postgres';
import { createTherapist } from '../faults/therapist.ts';
import type { AppProcess } from '../support/app-process.ts';
import { insertAvaliacao } from '../support/rows.ts';
import { collectOnSignal, megabyte, settledRss } from '../support/socket-abuse.ts';
import { withAppAlone } from './app-alone.ts';
import { dropSockets, openSocketsOf, type ProgressSocket, type Watcher } from './progress-sockets.ts';

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
      const open = (count: number) => openSocketsOf(app.baseUrl, people.slice(0, count / maxSocketsPerPerson));
      const thousandMb = await weighSockets(app, open);
      const after: number[] = [];
      for (let cycle = 0; cycle < warmCycles + cycles; cycle += 1) {
        await dropSockets(await open(cycleSockets));
        after.push(await settledRss(app));
      }
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

/** @returns megabytes that an idle socket of an app without a worker holds, as the mean of a thousand */
export function weighIdleSocket(): Promise<number> {
  return withAppAlone(
    async (app, sql) => {
      const people = await createWatchers(app, sql, sockets / maxSocketsPerPerson);
      const open = (count: number) => openSocketsOf(app.baseUrl, people.slice(0, count / maxSocketsPerPerson));
      return (await weighSockets(app, open)) / sockets;
    },
    { NODE_OPTIONS: collectOnSignal },
  );
}

/** @returns megabytes of a thousand */
async function weighSockets(app: AppProcess, open: (count: number) => Promise<ProgressSocket[]>): Promise<number> {
  await dropSockets(await open(maxSocketsPerPerson));
  const before = await settledRss(app);
  const idle = await open(sockets);
  const held = await settledRss(app);
  await dropSockets(idle);
  return (held - before) / megabyte;
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
