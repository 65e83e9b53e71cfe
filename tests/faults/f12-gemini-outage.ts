import { buildAnamnese } from '../support/anamnese.ts';
import { startAppProcess } from '../support/app-process.ts';
import { type GeminiScenario, retryAfterSeconds } from '../support/gemini-contract-server.ts';
import { countOutcome, isClean } from './count.ts';
import {
  arrivalsByMark,
  askForReports,
  type EndedReport,
  kindOf,
  markOf,
  readEnded,
  untilAllEnded,
} from './marked-reports.ts';
import type { Outcome } from './outcome.ts';
import { createTherapists, type Therapist } from './therapist.ts';
import { createWorld, type World } from './world.ts';

const mostSeconds = 120;
const mostCalls = 3;

/**
 * The faults of the vendor's answers to all calls of a report, in waves: a fault that is timed to the second gets the machine for
 * itself.
 */
const waves: readonly (readonly Fault[])[] = [
  [{ kind: 'hang' }, { kind: 'drip' }],
  [{ kind: 'rate_limited', waitMs: retryAfterSeconds * 1000 }],
  [{ kind: 'rate_limited_by_header', waitMs: retryAfterSeconds * 1000 }],
  [{ kind: 'server_error' }, { kind: 'unavailable' }, { kind: 'reset' }],
  [{ kind: 'refused', unreachable: true }],
];

interface Fault {
  kind: Extract<GeminiScenario, string> | 'refused';
  /** The waiting time that its answers request. */
  waitMs?: number;
  /** No server listens, so the calls can only be counted by their rows. */
  unreachable?: boolean;
}

/**
 * The model fails in every possible way. Each report ends in time, makes few calls, waits as requested, gives the reason and
 * costs no unit.
 */
export async function geminiOutage({ each = 20 } = {}): Promise<Outcome> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const web = await startAppProcess({ ...world.env, ROLE: 'web' });
  const worker = await startAppProcess({ ...world.env, ROLE: 'worker', WORKER_CONCURRENCY: String(2 * each) });
  try {
    const therapists = await createTherapists(web.baseUrl, world.sql, each);
    world.gemini.playFor((text) => (kindOf(text) ?? 'good') as GeminiScenario);
    const findings: Finding[] = [];
    for (const faults of waves) findings.push(...(await playWave(world, therapists, faults, each)));
    const count = await countOutcome(world.sql, each * waves.flat().length);
    const problems = [
      ...findings.flatMap(({ problems: found }) => found),
      ...(isClean(count) && count.finished === 0 ? [] : [JSON.stringify(count)]),
      ...world.gemini.violations.slice(0, 3),
    ];
    return {
      id: 'F12',
      passed: problems.length === 0,
      figures: `${findings.map(({ figures }) => figures).join('; ')}; failed with the unit returned ${count.failed}/${count.requested}, quota error ${count.quotaError}, requests against the contract ${world.gemini.violations.length}${problems.length > 0 ? ` | ${problems.join('; ')}` : ''}`,
    };
  } finally {
    await worker.stop();
    await web.stop();
    await world.close();
  }
}

interface Finding {
  figures: string;
  problems: string[];
}

async function playWave(
  world: World,
  therapists: readonly Therapist[],
  faults: readonly Fault[],
  each: number,
): Promise<Finding[]> {
  const { gemini, sql } = world;
  const isAway = faults.some(({ unreachable }) => unreachable);
  if (isAway) await gemini.hangUp();
  const marks = faults.flatMap(({ kind }) => Array.from({ length: each }, (_, index) => markOf(kind, index)));
  const ids = await askForReports(
    therapists,
    marks.map((mark) => ({ mark, dados: buildAnamnese({ objetivosCliente: `Dormir melhor (${mark})` }) })),
  );
  await untilAllEnded(sql, 300_000);
  if (isAway) await gemini.listenAgain();
  const arrivals = arrivalsByMark(gemini);
  return Promise.all(
    faults.map(async (fault) => {
      const own = marks.filter((mark) => kindOf(mark) === fault.kind);
      const ended = await Promise.all(own.map((mark) => readEnded(sql, ids.get(mark) ?? '')));
      return judge(
        fault,
        ended,
        own.map((mark) => arrivals.get(mark) ?? []),
      );
    }),
  );
}

function judge(
  { kind, waitMs, unreachable }: Fault,
  ended: readonly EndedReport[],
  arrivals: readonly number[][],
): Finding {
  const slowest = Math.max(...ended.map(({ seconds }) => seconds));
  const calls = ended.map((report, index) => Math.max(report.calls, arrivals[index]?.length ?? 0));
  const gaps = arrivals.flatMap((times) => times.slice(1).map((at, index) => at - (times[index] ?? at)));
  const off = waitMs === undefined ? [] : gaps.map((gap) => Math.abs(gap - waitMs) / 1000);
  const problems = [
    ...(slowest <= mostSeconds ? [] : ['too slow']),
    ...(Math.max(...calls) <= mostCalls ? [] : ['too many calls']),
    ...(ended.every(({ readings }) => readings <= 1) ? [] : ['too many readings']),
    ...(ended.every((report, index) => unreachable || report.calls === arrivals[index]?.length)
      ? []
      : ['calls without a row']),
    ...(gaps.every((gap) => gap >= 1_500) ? [] : ['spins']),
    ...(off.every((seconds) => seconds <= 1) && (waitMs === undefined || off.length > 0)
      ? []
      : ['did not wait as told']),
    ...(ended.every(({ status, html }) => status === 'erro' && html === null) ? [] : ['a report without the model']),
    ...(ended.every(({ erro }) => erro?.includes('serviço de IA')) ? [] : ['an error without its reason']),
  ];
  const median = off.toSorted((a, b) => a - b)[Math.floor(off.length / 2)] ?? 0;
  const waited =
    off.length > 0 ? `, Retry-After missed by ${median.toFixed(2)} s (median) to ${Math.max(...off).toFixed(2)} s` : '';
  return {
    figures: `${kind} ${ended.length}: ended <= ${slowest.toFixed(1)} s, calls <= ${Math.max(...calls)}${waited}`,
    problems: problems.map((problem) => `${kind}: ${problem}`),
  };
}
