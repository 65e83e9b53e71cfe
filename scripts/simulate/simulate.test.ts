import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../tests/support/random.ts';
import type { Cost, Costs, kinds } from './costs.ts';
import { connectionsOfProcess, forecast, plannedUse } from './forecast.ts';
import { arrivalsOf, capacityOf, stepsOf, usualHost } from './place-requests.ts';
import { predict } from './predict.ts';
import { parseMachine, parseStat, processorTime } from './processor-time.ts';
import { busyReportsPerSecond, perReport, ratesOf, therapistsFor } from './working-day.ts';

const nothing: Cost = {
  count: 1,
  answerMs: 0,
  mainMs: 0,
  threadsMs: 0,
  picturesMs: 0,
  databaseMs: 0,
  clientMs: 0,
  walBytes: 0,
  databaseBytes: 0,
  fileBytes: 0,
  sentBytes: 0,
  receivedBytes: 0,
};
const costsWith = (changed: Partial<Record<(typeof kinds)[number], Partial<Cost>>>): Costs => ({
  measuredOn: '2026-11-28',
  machine: { processor: 'none', cores: 2 },
  idle: { appMs: 0, databaseMs: 0 },
  neighbour: 1,
  others: 0,
  memory: { appMb: 500, databaseMb: 100, socketKb: 80 },
  kinds: {
    'sign-in': { ...nothing, ...changed['sign-in'] },
    history: { ...nothing, ...changed.history },
    client: { ...nothing, ...changed.client },
    draft: { ...nothing, ...changed.draft },
    reading: { ...nothing, ...changed.reading },
    photo: { ...nothing, ...changed.photo },
    report: { ...nothing, ...changed.report },
    open: { ...nothing, ...changed.open },
    pdf: { ...nothing, ...changed.pdf },
    share: { ...nothing, ...changed.share },
  },
});

const sum = (steps: readonly { cpuMs: number; restMs: number }[]) =>
  steps.reduce((total, { cpuMs, restMs }) => total + cpuMs + restMs, 0);

describe('the steps of a request', () => {
  it('take as long as the answer did, and the rest of it without a processor', () => {
    const { steps, late } = stepsOf(
      'history',
      { ...nothing, answerMs: 9, mainMs: 2, databaseMs: 1, clientMs: 1 },
      true,
    );
    expect(sum(steps)).toBeCloseTo(9, 9);
    expect(steps.reduce((total, { restMs }) => total + restMs, 0)).toBeCloseTo(5, 9);
    expect(late).toEqual([]);
  });

  it('leave what does not fit into the answer to be done later', () => {
    const { steps, late } = stepsOf('open', { ...nothing, answerMs: 6, mainMs: 4, databaseMs: 4, threadsMs: 1 });
    expect(sum(steps)).toBeCloseTo(6, 9);
    expect(sum(late)).toBeCloseTo(3, 9);
  });

  it('go through the pool of their kind, in slices where others get a turn between', () => {
    const { steps } = stepsOf('report', { ...nothing, answerMs: 100, mainMs: 10, threadsMs: 40 });
    expect(steps.filter(({ at }) => at === 'main')).toHaveLength(6);
    const engine = steps.filter(({ at }) => at === 'engine');
    expect(engine).toHaveLength(3);
    expect(engine.every(({ within }) => within.includes('workers'))).toBe(true);
    const [picture] = stepsOf('photo', { ...nothing, answerMs: 500, picturesMs: 400 }).steps;
    expect(picture).toMatchObject({ at: 'pictures', cpuMs: 400 });
    expect(picture?.weight).toBeLessThan(0.2);
  });

  it('never wait for pictures that they do not open, whatever a process for pictures did meanwhile', () => {
    const { steps, late } = stepsOf('draft', { ...nothing, answerMs: 3, mainMs: 1, picturesMs: 0.1 });
    expect(steps.map(({ at }) => at)).not.toContain('pictures');
    expect(late).toMatchObject([{ at: null, cpuMs: 0.1 }]);
  });
});

describe('what a machine does at most', () => {
  it('is limited by the part that is used up first', () => {
    const answering = costsWith({ history: { answerMs: 10, mainMs: 10 } });
    const one = capacityOf(answering, { history: 1 }, usualHost(4));
    expect(one.perSecond).toBeCloseTo(100, 6);
    expect(one.limitedBy).toBe('main');
    // With four processes the threads that answer and the cores are used up together.
    expect(capacityOf(answering, { history: 1 }, usualHost(4, 4)).perSecond).toBeCloseTo(400, 6);
    const written = costsWith({ report: { answerMs: 50, threadsMs: 40, databaseMs: 10 } });
    const reports = capacityOf(written, { report: 1 }, usualHost(2));
    expect(reports.perSecond).toBeCloseTo(40, 6);
    expect(reports.limitedBy).toBe('cores');
    const hashed = costsWith({ 'sign-in': { answerMs: 80, threadsMs: 80 } });
    expect(capacityOf(hashed, { 'sign-in': 1 }, usualHost(8)).limitedBy).toBe('hashing');
  });

  it('has no room for what passes while nobody asks', () => {
    const costs = { ...costsWith({ report: { answerMs: 100, threadsMs: 100 } }), idle: { appMs: 60, databaseMs: 40 } };
    expect(capacityOf(costs, { report: 1 }, usualHost(2)).perSecond).toBeCloseTo(19, 9);
  });
});

describe('a prediction', () => {
  const costs = costsWith({
    history: { answerMs: 4, mainMs: 2, databaseMs: 1 },
    report: { answerMs: 60, mainMs: 5, databaseMs: 5, threadsMs: 40 },
  });
  const host = usualHost(2);
  const window = { fromMs: 10_000, untilMs: 210_000 };
  const rates = { ...ratesOf(0), history: 100, report: 10 };

  it('uses as much of the cores as its requests add up to, and is the same for the same seed', () => {
    const arrivals = arrivalsOf(seededRandom(3), rates, window.untilMs);
    const told = predict(costs, host, arrivals, window);
    expect(told.use).toBeCloseTo((100 * 3 + 10 * 50) / 2000, 1);
    expect(Math.abs((told.times.history?.count ?? 0) / 20_000 - 1)).toBeLessThan(0.02);
    expect(told.times.history?.p50).toBeGreaterThanOrEqual(4);
    expect(told.times.report?.p95).toBeGreaterThan(60);
    expect(predict(costs, host, arrivalsOf(seededRandom(3), rates, window.untilMs), window)).toEqual(told);
    expect(predict(costs, host, arrivalsOf(seededRandom(4), rates, window.untilMs), window)).not.toEqual(told);
  });

  it('has nobody wait on a machine with room for all', () => {
    const few = arrivalsOf(seededRandom(3), { ...ratesOf(0), history: 0.5 }, window.untilMs);
    const { p50, p99 } = predict(costs, usualHost(16, 4), few, window).times.history ?? {};
    expect([p50, p99].map((value) => Math.round((value ?? 0) * 1e6) / 1e6)).toEqual([4, 4]);
  });

  it('counts who asks only where she runs on the same machine', () => {
    const asking = costsWith({ history: { answerMs: 10, mainMs: 2, clientMs: 5 } });
    const one = [{ kind: 'history' as const, atMs: 20_000 }];
    expect(predict(asking, host, one, window, { withClient: true }).times.history?.p50).toBeCloseTo(10, 6);
    expect(predict(asking, host, one, window).times.history?.p50).toBeCloseTo(5, 6);
  });
});

describe('the forecast', () => {
  const costs = costsWith({
    draft: { answerMs: 1, databaseBytes: 4_000, walBytes: 1_000 },
    report: { answerMs: 60, mainMs: 60, databaseMs: 30, databaseBytes: 100_000, walBytes: 100_000 },
    photo: { answerMs: 60, picturesMs: 300, fileBytes: 200_000 },
  });

  it('grows with the therapists, and forgets drafts', () => {
    const [few, many] = [forecast(costs, 1_000), forecast(costs, 100_000)];
    for (const name of [
      'appCores',
      'databaseCores',
      'databaseGbPerYear',
      'filesGbPerYear',
      'walMbPerSecond',
    ] as const) {
      expect(many[name] / few[name]).toBeCloseTo(100, 6);
    }
    const reportsPerYear = few.databaseGbPerYear / 0.0001;
    expect(few.filesGbPerYear).toBeCloseTo(reportsPerYear * perReport.photo * 0.0002, 6);
    expect(few.databaseCores).toBeCloseTo((busyReportsPerSecond(1_000) * 30) / 1000 / plannedUse, 9);
    expect(many.connections).toBe(many.processes * connectionsOfProcess);
  });

  it('needs as many processes as threads that answer', () => {
    const perProcess = therapistsFor((plannedUse * 1000) / 60);
    expect(forecast(costs, Math.floor(perProcess * 2.9)).processes).toBe(3);
    expect(forecast(costs, 10).processes).toBe(1);
  });
});

describe('the processor time of a process', () => {
  it('is read from a line of /proc, whatever the program is called', () => {
    const line = '4711 (a) b (c) S 17 4711 4711 0 -1 4194560 1 2 3 4 150 25 30 5 20 0 1 0 100 0 0';
    expect(parseStat(line)).toEqual({ parent: 17, ownMs: 1750, endedMs: 350 });
    expect(parseStat('')).toEqual({ parent: 0, ownMs: 0, endedMs: 0 });
  });

  it('is told beside that of the whole machine, without its idle time and its waits for the disk', () => {
    expect(parseMachine('cpu  100 20 30 9000 800 5 6 7 1 1\ncpu0 1 2 3 4')).toBe(1680);
  });

  it.runIf(process.platform === 'linux')('grows with its work', () => {
    const before = processorTime(process.pid).mainMs + processorTime(process.pid).threadsMs;
    const end = process.cpuUsage().user + 200_000;
    for (let work = 1; process.cpuUsage().user < end; ) work = Math.sqrt(work + 1);
    const grown = processorTime(process.pid).mainMs + processorTime(process.pid).threadsMs - before;
    expect(grown).toBeGreaterThanOrEqual(150);
  });
});
