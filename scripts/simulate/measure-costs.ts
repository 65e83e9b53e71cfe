import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { dayInSaoPaulo } from '@meridia/shared/dates.ts';
import type postgres from 'postgres';
import { median } from '../../tests/bench/figures.ts';
import { weighIdleSocket } from '../../tests/bench/p9-sockets.ts';
import { heldMegabytes } from '../../tests/support/process-memory.ts';
import { type Cost, type Costs, costsSchema, type Kind, kinds, labels } from './costs.ts';
import type { Asked } from './desks.ts';
import { type MeasuredApp, withMeasuredApp } from './measured-app.ts';
import { othersOf, type Spent, scaled, since } from './spent.ts';

/** Processor time is told in steps of 10 ms for each process, so what is cheap is done often. */
const counts: Record<Kind, number> = {
  'sign-in': 30,
  history: 500,
  client: 300,
  draft: 500,
  reading: 400,
  photo: 24,
  report: 40,
  open: 300,
  pdf: 24,
  share: 120,
};
/** People do not ask without a pause, and a processor that has just rested is slower. */
const pauseMs = 10;
/** A report goes on after its answer; longer than it takes. */
const reportPauseMs = 450;
const again = 3;
/** For what is done after the answers, such as the log of reads. */
const afterMs = 500;
const idleMs = 8_000;
const neighbourCount = 400;

/** What each kind of request costs the app and its database, one after the other on a machine that does nothing else. */
export async function measureCosts(): Promise<Costs> {
  const socketKb = (await weighIdleSocket()) * 1024;
  return withMeasuredApp(async (measured) => {
    const [begunAt, begun] = [performance.now(), measured.spent()];
    const idle = await measureIdle(measured);
    const found = new Map<Kind, Cost>();
    for (const kind of kinds) {
      console.log(`measuring: ${labels[kind]}`);
      found.set(kind, await measureKind(measured, kind, idle));
    }
    const neighbour = await measureNeighbour(measured);
    const { app, postmaster } = measured;
    const ended = since(begun, measured.spent());
    return costsSchema.parse({
      measuredOn: dayInSaoPaulo(new Date()),
      machine: { processor: processorName(), cores: availableParallelism() },
      idle: {
        appMs: idle.mainMs + idle.threadsMs + idle.picturesMs,
        databaseMs: idle.databaseMs,
      },
      neighbour,
      others: othersOf(ended, performance.now() - begunAt),
      memory: { appMb: heldMegabytes(app.pid), databaseMb: heldMegabytes(postmaster), socketKb },
      kinds: Object.fromEntries(found),
    });
  });
}

/** Of each second. */
async function measureIdle({ spent }: MeasuredApp): Promise<Spent> {
  await sleep(afterMs);
  const before = spent();
  await sleep(idleMs);
  return scaled(since(before, spent()), 1000 / idleMs);
}

async function measureKind({ sql, desks, spent }: MeasuredApp, kind: Kind, idle: Spent): Promise<Cost> {
  const count = counts[kind];
  if (kind === 'report') await desks.stock(count + again);
  // Threads and processes that had nothing to do for a while have ended.
  await Promise.all(Array.from({ length: again }, () => desks.act(kind)));
  await sleep(afterMs);
  const stored = await readStored(sql);
  const begunAt = performance.now();
  const before = spent();
  const times: number[] = [];
  const asked: (Asked & { sentAt: number })[] = [];
  for (let index = 0; index < count; index += 1) {
    const [sentAt, begun] = [Date.now(), performance.now()];
    asked.push({ ...(await desks.act(kind)), sentAt });
    times.push(performance.now() - begun);
    await sleep(kind === 'report' ? reportPauseMs : pauseMs);
  }
  await sleep(afterMs);
  const took = since(before, spent());
  const seconds = (performance.now() - begunAt) / 1000;
  const grown = await readStored(sql);
  const each = (total: number, ofIdle = 0) => Math.max(0, total - ofIdle * seconds) / count;
  const sum = (of: (one: Asked) => number) => asked.reduce((total, one) => total + of(one), 0);
  return {
    count,
    answerMs: median(kind === 'report' ? await desks.finishTimes(asked.flatMap(withReport)) : times),
    mainMs: each(took.mainMs, idle.mainMs),
    threadsMs: each(took.threadsMs, idle.threadsMs),
    picturesMs: each(took.picturesMs, idle.picturesMs),
    databaseMs: each(took.databaseMs, idle.databaseMs),
    clientMs: each(took.clientMs, idle.clientMs),
    walBytes: each(grown.wal - stored.wal),
    databaseBytes: each(grown.database - stored.database),
    fileBytes: each(grown.files - stored.files),
    sentBytes: each(sum(({ sentBytes }) => sentBytes)),
    receivedBytes: each(sum(({ receivedBytes }) => receivedBytes)),
  };
}

function withReport({ reportId, sentAt }: Asked & { sentAt: number }) {
  return reportId === undefined ? [] : [{ reportId, sentAt }];
}

async function readStored(sql: postgres.Sql): Promise<{ wal: number; database: number; files: number }> {
  const [row] = await sql<{ wal: number; database: number; files: number }[]>`
    select (pg_current_wal_lsn() - '0/0')::float8 as wal, pg_database_size(current_database())::float8 as database,
      (select coalesce(sum(bytes), 0)::float8 from fotos) as files`;
  if (!row) throw new Error('the database told no sizes');
  return row;
}

/** How much more processor time pages of the history take while every other core works on something else. */
async function measureNeighbour({ desks, spent }: MeasuredApp): Promise<number> {
  const pages = async () => {
    const before = spent();
    for (let index = 0; index < neighbourCount; index += 1) await desks.act('history');
    const { mainMs, databaseMs } = since(before, spent());
    return mainMs + databaseMs;
  };
  const alone = await pages();
  const busy = Array.from({ length: availableParallelism() - 1 }, () => new Worker(work, { eval: true, execArgv: [] }));
  const beside = await pages();
  for (const thread of busy) await thread.terminate();
  return Math.max(1, beside / alone);
}

const work = `
  const rows = Array.from({ length: 2_000 }, (_, index) => ({ index, words: 'palavra '.repeat(index % 20) }));
  for (;;) JSON.parse(JSON.stringify(rows));`;

function processorName(): string {
  return /^model name\s*:\s*(.+)$/m.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? 'unknown';
}
