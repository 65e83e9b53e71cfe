/** A part of the work of one request. */
export interface Step {
  /** Stations that are kept over all following steps that name them too. */
  within: readonly string[];
  /** The station of this step alone; null: none. */
  at: string | null;
  /** Whose processor time it is. */
  owner: string;
  cpuMs: number;
  /** What passes afterwards without a processor, such as the disk's time. The stations stay taken. */
  restMs: number;
  /** A task of the weight 0.1 gets a tenth of the processor time of one of the weight 1 when there is not enough for both. */
  weight: number;
}

export interface Request {
  /** Null: work that nobody waits for. */
  kind: string | null;
  atMs: number;
  steps: readonly Step[];
}

export interface Machine {
  /** May have a fraction, when something else takes the rest. */
  cores: number;
  /** How many requests each station serves at the same time; others wait in the order of their arrival. */
  places: Readonly<Record<string, number>>;
  /** How much more processor time the same work takes while all other cores are busy. */
  neighbour: number;
}

interface Outcome {
  /** Milliseconds from arrival to end of each request that arrived in the window, by kind. */
  times: Map<string, number[]>;
  /** Processor time that was taken in the window, by owner. */
  busyMs: Record<string, number>;
}

interface Visit {
  request: Request;
  step: number;
  held: string[];
}

interface Task {
  visit: Visit;
  leftMs: number;
  weight: number;
  owner: string;
  restMs: number;
}

/** With so many unfinished requests the machine is overloaded, and no time of an answer means anything. */
const mostUnfinished = 5_000;
/** Rounding leaves less than this of a finished task. */
const nothingMs = 1e-6;

/**
 * Plays requests on a machine, event by event: stations with lines, in front of cores that all running tasks share (processor sharing, at
 * most one core for a task). Deterministic: randomness is in the requests alone.
 * @param requests in the order of their arrival
 * @throws Error when more arrives than the machine can do
 */
export function simulateQueues(
  requests: readonly Request[],
  { cores, places, neighbour }: Machine,
  window: { fromMs: number; untilMs: number },
): Outcome {
  const stations = new Map(Object.entries(places).map(([name, free]) => [name, { free, line: [] as Visit[] }]));
  const running: Task[] = [];
  const resting = createAgenda<Visit>();
  const times = new Map<string, number[]>();
  const busyMs: Record<string, number> = {};
  let unfinished = 0;
  let arrived = 0;
  let now = 0;
  let shares: number[] = [];
  let slower = 1;

  while (arrived < requests.length || unfinished > 0) {
    const nextArrival = requests[arrived]?.atMs ?? Number.POSITIVE_INFINITY;
    let nextEnd = Number.POSITIVE_INFINITY;
    for (const [index, { leftMs }] of running.entries()) {
      nextEnd = Math.min(nextEnd, now + (leftMs * slower) / (shares[index] ?? 1));
    }
    const next = Math.min(nextArrival, nextEnd, resting.nextAt());
    if (next === Number.POSITIVE_INFINITY) throw new Error('requests wait for a station that nobody leaves');
    passUntil(Math.max(now, next));
    const ended = takeEnded();
    for (let visit = resting.takeDue(now); visit; visit = resting.takeDue(now)) leave(visit);
    for (const { visit, restMs } of ended) restOrLeave(visit, restMs);
    while ((requests[arrived]?.atMs ?? Number.POSITIVE_INFINITY) <= now) {
      const request = requests[arrived];
      arrived += 1;
      if (!request) break;
      unfinished += 1;
      if (unfinished > mostUnfinished) throw new Error('more arrives than this machine can do');
      enter({ request, step: 0, held: [] });
    }
    shares = sharesOf(running, cores);
    const busy = Math.min(running.length, cores);
    slower = cores > 1 ? 1 + ((neighbour - 1) * Math.max(0, busy - 1)) / (cores - 1) : 1;
  }
  return { times, busyMs };

  function passUntil(at: number): void {
    const passedMs = at - now;
    const countedMs = Math.max(0, Math.min(at, window.untilMs) - Math.max(now, window.fromMs));
    for (const [index, task] of running.entries()) {
      const share = shares[index] ?? 1;
      task.leftMs -= (share * passedMs) / slower;
      busyMs[task.owner] = (busyMs[task.owner] ?? 0) + share * countedMs;
    }
    now = at;
  }

  function takeEnded(): Task[] {
    const ended = running.filter(({ leftMs }) => leftMs <= nothingMs);
    if (ended.length > 0) running.splice(0, running.length, ...running.filter(({ leftMs }) => leftMs > nothingMs));
    return ended;
  }

  /** Takes the stations of the step one after the other, and works when it has all of them. */
  function enter(visit: Visit): void {
    const step = visit.request.steps[visit.step];
    if (!step) {
      unfinished -= 1;
      const { kind, atMs } = visit.request;
      if (kind === null || atMs < window.fromMs || atMs >= window.untilMs) return;
      const ofKind = times.get(kind) ?? [];
      times.set(kind, ofKind);
      ofKind.push(now - atMs);
      return;
    }
    const missing = stationsOf(step).find((name) => !visit.held.includes(name));
    if (missing === undefined) {
      const { cpuMs, weight, owner, restMs } = step;
      if (cpuMs > 0) running.push({ visit, leftMs: cpuMs, weight, owner, restMs });
      else restOrLeave(visit, restMs);
      return;
    }
    const station = stationNamed(missing);
    if (station.free === 0) {
      station.line.push(visit);
      return;
    }
    station.free -= 1;
    visit.held.push(missing);
    enter(visit);
  }

  function restOrLeave(visit: Visit, restMs: number): void {
    if (restMs > 0) resting.add(now + restMs, visit);
    else leave(visit);
  }

  function leave(visit: Visit): void {
    const kept = visit.request.steps[visit.step + 1]?.within ?? [];
    const freed = visit.held.filter((name) => !kept.includes(name));
    visit.held = visit.held.filter((name) => kept.includes(name));
    visit.step += 1;
    for (const name of freed) {
      const station = stationNamed(name);
      const first = station.line.shift();
      if (!first) {
        station.free += 1;
        continue;
      }
      first.held.push(name);
      enter(first);
    }
    enter(visit);
  }

  function stationNamed(name: string) {
    const station = stations.get(name);
    if (!station) throw new Error(`this machine has no ${name}`);
    return station;
  }
}

function stationsOf({ within, at }: Step): readonly string[] {
  return at === null ? within : [...within, at];
}

/** How much of a core each task gets: all of one where there are enough, otherwise by weight, and never more than one. */
function sharesOf(tasks: readonly Task[], cores: number): number[] {
  const shares = tasks.map(() => 1);
  if (tasks.length <= cores) return shares;
  let free = cores;
  let open = [...tasks.keys()];
  const weightOf = (index: number) => tasks[index]?.weight ?? 0;
  for (;;) {
    const unit = free / open.reduce((sum, index) => sum + weightOf(index), 0);
    const whole = open.filter((index) => weightOf(index) * unit >= 1);
    if (whole.length === 0 || whole.length === open.length) {
      for (const index of open) shares[index] = Math.min(1, weightOf(index) * unit);
      return shares;
    }
    free -= whole.length;
    open = open.filter((index) => !whole.includes(index));
  }
}

/** Things that are due at a time, the earliest first: a binary heap. */
function createAgenda<T>() {
  const heap: { at: number; what: T }[] = [];
  const atOf = (index: number) => heap[index]?.at ?? Number.POSITIVE_INFINITY;
  const swap = (one: number, other: number) => {
    const [first, second] = [heap[one], heap[other]];
    if (!first || !second) return;
    heap[one] = second;
    heap[other] = first;
  };
  return {
    nextAt: () => atOf(0),
    add(at: number, what: T): void {
      heap.push({ at, what });
      for (let index = heap.length - 1; index > 0; ) {
        const parent = (index - 1) >> 1;
        if (atOf(parent) <= atOf(index)) return;
        swap(parent, index);
        index = parent;
      }
    },
    takeDue(now: number): T | null {
      const [first] = heap;
      if (!first || first.at > now) return null;
      const last = heap.pop();
      if (last && heap.length > 0) {
        heap[0] = last;
        for (let index = 0; ; ) {
          const [left, right] = [2 * index + 1, 2 * index + 2];
          const least = atOf(right) < atOf(left) ? right : left;
          if (atOf(least) >= atOf(index)) break;
          swap(index, least);
          index = least;
        }
      }
      return first.what;
    },
  };
}
