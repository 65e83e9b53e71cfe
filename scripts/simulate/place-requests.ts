import { type Cost, type Costs, type Kind, kinds } from './costs.ts';
import type { Machine, Request, Step } from './simulate-queues.ts';

/** A machine with the app and its PostgreSQL. */
export interface Host {
  cores: number;
  /** Of the app, each with the role `all`. */
  processes: number;
  /** THREADS, WORKER_CONCURRENCY and DATABASE_POOL_SIZE of each. */
  threads: number;
  workers: number;
  poolSize: number;
}

/** The settings that one process has without any of its own. */
export function usualHost(cores: number, processes = 1): Host {
  return { cores, processes, threads: Math.min(8, cores), workers: 4, poolSize: 10 };
}

/** What one process does at the same time at most. */
function placesOfProcess({ cores, threads, workers, poolSize }: Host) {
  return {
    main: 1,
    // Both pools of requests (server/db/client.ts).
    connections: 2 * poolSize,
    // server/auth/passwords.ts
    hashing: Math.min(3, Math.max(1, cores - 1)),
    // server/engine/engine-pool.ts: one text and one shared report at a time, so that the threads stay free for reports.
    engine: threads,
    reading: 1,
    sharing: 1,
    workers,
    // server/images/local-images.ts
    pictures: Math.min(4, Math.max(2, threads)),
    // server/pdf/print-line.ts
    printing: 2,
  };
}
type Station = keyof ReturnType<typeof placesOfProcess>;

/** Where the threads of a kind work: the lines before it, and the pool itself. */
const pools: Partial<Record<Kind, { within: readonly Station[]; at: Station | null }>> = {
  'sign-in': { within: [], at: 'hashing' },
  reading: { within: ['reading'], at: 'engine' },
  report: { within: ['workers'], at: 'engine' },
  pdf: { within: ['printing'], at: null },
  share: { within: ['sharing'], at: 'engine' },
};

/** What the processes for pictures take meanwhile for others is the end of an earlier one. */
const opensPictures: readonly Kind[] = ['photo', 'pdf'];

/** The processes for pictures are nicer by ten, for which Linux gives them 110 of 1024 (server/images/image-processes.ts). */
const nicer = 110 / 1024;
/** Requests take turns on the main thread, none keeps it to its end; so do reports in the engine, which is asked once for each step. */
const mainSliceMs = 2;
const engineSliceMs = 15;

/** The steps of one request, and what it leaves to be done after its answer. */
export function stepsOf(kind: Kind, cost: Cost, withClient = false): { steps: Step[]; late: Step[] } {
  const pool = pools[kind];
  const pooledMs = pool ? cost.threadsMs : 0;
  const picturesMs = opensPictures.includes(kind) ? cost.picturesMs : 0;
  const workMs = cost.mainMs + cost.databaseMs + pooledMs + picturesMs;
  const restMs = cost.answerMs - cost.clientMs - workMs;
  // What took more processor time than the answer took was done beside or after it.
  const inAnswer = restMs < 0 ? Math.max(0, 1 + restMs / workMs) : 1;
  const half = inAnswer / 2;
  const inLine = pool?.within ?? [];
  const keepsPlace = kind === 'report' ? inLine : [];
  const client = (): Step[] => (withClient ? [step({ at: 'client', owner: 'client', cpuMs: cost.clientMs / 2 })] : []);
  const main = (within: readonly string[]) =>
    slices(step({ within, at: 'main', owner: 'app', cpuMs: cost.mainMs * half }), mainSliceMs);
  const database = (within: readonly string[]) =>
    step({ within, at: 'connections', owner: 'database', cpuMs: cost.databaseMs * half });
  const pictures = { owner: 'app', weight: nicer };
  const steps = [
    ...client(),
    ...main([]),
    database([]),
    step({ ...pictures, within: inLine, at: 'pictures', cpuMs: picturesMs * inAnswer }),
    ...slices(step({ within: inLine, at: pool?.at ?? null, owner: 'app', cpuMs: pooledMs * inAnswer }), engineSliceMs),
    database(keepsPlace),
    step({ within: keepsPlace, at: null, owner: 'app', cpuMs: 0, restMs: Math.max(0, restMs) }),
    ...main(keepsPlace),
    ...client(),
  ];
  const late = [
    ...slices(step({ at: 'main', owner: 'app', cpuMs: cost.mainMs * (1 - inAnswer) }), mainSliceMs),
    step({ owner: 'database', cpuMs: cost.databaseMs * (1 - inAnswer) }),
    step({ ...pictures, cpuMs: cost.picturesMs - picturesMs * inAnswer }),
    step({ owner: 'app', cpuMs: cost.threadsMs - pooledMs * inAnswer }),
  ];
  return { steps: steps.filter(takesTime), late: late.filter(takesTime) };
}

function step({
  within = [],
  at = null,
  owner,
  cpuMs,
  restMs = 0,
  weight = 1,
}: Partial<Step> & Pick<Step, 'owner' | 'cpuMs'>): Step {
  return { within, at, owner, cpuMs, restMs, weight };
}

function slices(whole: Step, mostMs: number): Step[] {
  const count = Math.max(1, Math.ceil(whole.cpuMs / mostMs));
  return Array.from({ length: count }, () => ({ ...whole, cpuMs: whole.cpuMs / count }));
}

function takesTime({ cpuMs, restMs }: Step): boolean {
  return cpuMs > 0 || restMs > 0;
}

/** The machine that `simulateQueues` needs. What passes while nobody asks for anything is taken off its cores. */
export function machineOf(host: Host, { idle, neighbour }: Costs): Machine {
  const places: Record<string, number> = { client: 1 };
  for (let number = 0; number < host.processes; number += 1) {
    for (const [name, count] of Object.entries(placesOfProcess(host))) places[ofProcess(name, number)] = count;
  }
  return { cores: host.cores - idleCores(host, idle), places, neighbour };
}

function idleCores({ processes }: Host, idle: Costs['idle']): number {
  return (processes * idle.appMs + idle.databaseMs) / 1000;
}

function ofProcess(name: string, number: number): string {
  return name === 'client' ? name : `${name} ${number}`;
}

export interface Arrival {
  kind: Kind;
  atMs: number;
}

/** Asks of this many a second, each independent of all others (Poisson), until a time. */
export function arrivalsOf(
  random: () => number,
  perSecond: Readonly<Record<Kind, number>>,
  untilMs: number,
): Arrival[] {
  return kinds
    .flatMap((kind) => timesOfOne(random, perSecond[kind], untilMs).map((atMs) => ({ kind, atMs })))
    .sort((one, other) => one.atMs - other.atMs);
}

function timesOfOne(random: () => number, perSecond: number, untilMs: number): number[] {
  const times: number[] = [];
  if (perSecond <= 0) return times;
  for (let atMs = 0; ; times.push(atMs)) {
    atMs -= (Math.log(1 - random()) / perSecond) * 1000;
    if (atMs >= untilMs) return times;
  }
}

/** The requests that the machine plays: arrivals go to its processes in turn. */
export function requestsOf(
  arrivals: readonly Arrival[],
  costs: Costs,
  { processes }: Pick<Host, 'processes'>,
  withClient = false,
): Request[] {
  const parts = new Map(kinds.map((kind) => [kind, stepsOf(kind, costs.kinds[kind], withClient)]));
  return arrivals.flatMap(({ kind, atMs }, index) => {
    const { steps, late } = parts.get(kind) ?? { steps: [], late: [] };
    const number = index % processes;
    const here = (all: readonly Step[]) =>
      all.map((one) => ({
        ...one,
        within: one.within.map((name) => ofProcess(name, number)),
        at: one.at === null ? null : ofProcess(one.at, number),
      }));
    return [{ kind, atMs, steps: here(steps) }, ...(late.length > 0 ? [{ kind: null, atMs, steps: here(late) }] : [])];
  });
}

interface Capacity {
  /** How many times the mix fits into a second at most. */
  perSecond: number;
  /** What is used up then. */
  limitedBy: string;
}

/** What a machine does at most of a mix, by the part that is used up first. No simulation: what each part is busy for, added up. */
export function capacityOf(costs: Costs, mix: Partial<Record<Kind, number>>, host: Host): Capacity {
  const busyMs = new Map<string, number>();
  const add = (name: string, ms: number) => busyMs.set(name, (busyMs.get(name) ?? 0) + ms);
  for (const kind of kinds) {
    const { steps, late } = stepsOf(kind, costs.kinds[kind]);
    for (const { within, at, cpuMs, restMs } of [...steps, ...late]) {
      add('cores', cpuMs * (mix[kind] ?? 0) * costs.neighbour);
      for (const name of at === null ? within : [...within, at]) add(name, (cpuMs + restMs) * (mix[kind] ?? 0));
    }
  }
  const places = new Map<string, number>([['cores', host.cores - idleCores(host, costs.idle)]]);
  for (const [name, count] of Object.entries(placesOfProcess(host))) places.set(name, count * host.processes);
  let least: Capacity = { perSecond: Number.POSITIVE_INFINITY, limitedBy: 'nothing' };
  for (const [name, ms] of busyMs) {
    const perSecond = ms > 0 ? ((places.get(name) ?? Number.POSITIVE_INFINITY) * 1000) / ms : Number.POSITIVE_INFINITY;
    if (perSecond < least.perSecond) least = { perSecond, limitedBy: name };
  }
  return least;
}
