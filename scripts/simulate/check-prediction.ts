import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '../../tests/support/random.ts';
import { appMs, type Costs, type Kind, kinds } from './costs.ts';
import { type MeasuredApp, withMeasuredApp } from './measured-app.ts';
import { type Arrival, arrivalsOf, type Host, usualHost } from './place-requests.ts';
import { type Prediction, predict, timesOf } from './predict.ts';
import { othersOf, ownMs, since } from './spent.ts';
import { perReport, ratesOf } from './working-day.ts';

/** Shares of the cores that app and database are to take. */
const levels = [0.3, 0.6];
const most = 0.2;
/** The middle of fewer says little. */
const leastSamples = 15;
/** Begun, but not counted: lines must have formed. */
const window = { fromMs: 10_000, untilMs: 70_000 };

interface Compared {
  what: string;
  predicted: number;
  measured: number;
  count: number;
  /** Null: too few to be judged. */
  within: boolean | null;
}

export interface Level {
  level: number;
  reportsPerSecond: number;
  /** The share of the cores that other programs took meanwhile. */
  others: number;
  rows: Compared[];
}

/**
 * The same arrivals in the model and at the real app on this machine, at two levels of load, each for a minute. The arrivals do not wait for
 * answers, so a slow app gets no less to do.
 */
export function checkPrediction(costs: Costs, seed: number): Promise<Level[]> {
  const host = usualHost(availableParallelism());
  return withMeasuredApp(async (measured) => {
    const told: Level[] = [];
    for (const [index, level] of levels.entries()) {
      const reportsPerSecond = reportsForUse(costs, host, level);
      const arrivals = arrivalsOf(seededRandom(seed + index), ratesOf(reportsPerSecond), window.untilMs);
      const predicted = predict(costs, host, arrivals, window, { withClient: true });
      const real = await play(measured, arrivals, host);
      told.push({ level, reportsPerSecond, others: real.others, rows: compare(predicted, real) });
      await sleep(3_000);
    }
    return told;
  });
}

/** How many reports a second, with all that belongs to them, take this share of the cores. */
function reportsForUse(costs: Costs, { cores }: Pick<Host, 'cores'>, use: number): number {
  const idleMs = costs.idle.appMs + costs.idle.databaseMs;
  const ofReport = kinds.reduce((sum, kind) => {
    const cost = costs.kinds[kind];
    return sum + perReport[kind] * (appMs(cost) + cost.databaseMs);
  }, 0);
  return (use * cores * 1000 - idleMs) / ofReport;
}

async function play(
  { desks, spent }: MeasuredApp,
  arrivals: readonly Arrival[],
  host: Host,
): Promise<Prediction & { others: number }> {
  await desks.stock(arrivals.filter(({ kind }) => kind === 'report').length);
  const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
  const reports: { reportId: string; sentAt: number; atMs: number }[] = [];
  const counts = ({ atMs }: { atMs: number }) => atMs >= window.fromMs && atMs < window.untilMs;
  const begun = performance.now();
  const until = (ms: number) => sleep(Math.max(0, begun + ms - performance.now()));
  const failures: unknown[] = [];
  const used = (async () => {
    await until(window.fromMs);
    const [before, from] = [spent(), performance.now()];
    await until(window.untilMs);
    const took = since(before, spent());
    const tookMs = performance.now() - from;
    return { use: ownMs(took) / tookMs / host.cores, others: othersOf(took, tookMs) };
  })();
  const asked: Promise<void>[] = [];
  for (const arrival of arrivals) {
    if (begun + arrival.atMs > performance.now()) await until(arrival.atMs);
    asked.push(
      (async () => {
        const [sentAt, sent] = [Date.now(), performance.now()];
        const { reportId } = await desks.act(arrival.kind);
        if (reportId !== undefined) reports.push({ reportId, sentAt, atMs: arrival.atMs });
        else if (counts(arrival)) times.get(arrival.kind)?.push(performance.now() - sent);
      })().catch((error: unknown) => void failures.push(error)),
    );
  }
  const { use, others } = await used;
  await Promise.all(asked);
  if (failures.length > 0) throw new Error(`${failures.length} requests failed`, { cause: failures[0] });
  // The last reports are written after their answers.
  await sleep(3_000);
  times.set('report', await desks.finishTimes(reports.filter(counts)));
  const found: Prediction['times'] = {};
  for (const [kind, samples] of times) if (samples.length > 0) found[kind] = timesOf(samples);
  return { use, others, times: found };
}

function compare(predicted: Prediction, real: Prediction): Compared[] {
  const judge = (what: string, expected: number, measured: number, count: number): Compared => ({
    what,
    predicted: expected,
    measured,
    count,
    within: count < leastSamples ? null : Math.abs(measured / expected - 1) <= most,
  });
  return [
    judge('use of the cores', predicted.use, real.use, Number.POSITIVE_INFINITY),
    ...kinds.flatMap((kind) => {
      const [expected, measured] = [predicted.times[kind], real.times[kind]];
      return expected && measured ? [judge(kind, expected.p50, measured.p50, measured.count)] : [];
    }),
  ];
}
