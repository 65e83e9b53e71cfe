import { describe, expect, it } from 'vitest';
import { quantile } from '../../tests/bench/figures.ts';
import { seededRandom } from '../../tests/support/random.ts';
import { type Machine, type Request, type Step, simulateQueues } from './simulate-queues.ts';

const everything = { fromMs: 0, untilMs: Number.POSITIVE_INFINITY };
const machine = ({ cores = 1, places = {}, neighbour = 1 }: Partial<Machine> = {}): Machine => ({
  cores,
  places,
  neighbour,
});
const work = (cpuMs: number, step: Partial<Step> = {}): Step => ({
  within: [],
  at: null,
  owner: 'app',
  cpuMs,
  restMs: 0,
  weight: 1,
  ...step,
});
const ask = (atMs: number, ...steps: Step[]): Request => ({ kind: 'a', atMs, steps });
const timesOf = (requests: Request[], on: Machine) => simulateQueues(requests, on, everything).times.get('a') ?? [];
/** To the nanosecond, without what rounding leaves. */
const exactTimesOf = (requests: Request[], on: Machine) =>
  timesOf(requests, on).map((time) => Math.round(time * 1e6) / 1e6);

const exponential = (random: () => number, mean: number) => -Math.log(1 - random()) * mean;

/** Requests whose arrivals are independent of each other, so many that the mean is known to some per cent. */
function poisson(count: number, meanGapMs: number, steps: (random: () => number) => Step[]): Request[] {
  const random = seededRandom(11);
  let atMs = 0;
  return Array.from({ length: count }, () => {
    atMs += exponential(random, meanGapMs);
    return ask(atMs, ...steps(random));
  });
}

const meanOf = (samples: readonly number[]) => samples.reduce((sum, one) => sum + one, 0) / samples.length;

/** Erlang's formula: the share of arrivals that wait, with exponential service. */
function erlangC(servers: number, load: number): number {
  let term = 1;
  let sum = 1;
  for (let number = 1; number < servers; number += 1) {
    term *= load / number;
    sum += term;
  }
  const last = (term * load) / servers / (1 - load / servers);
  return last / (sum + last);
}

/**
 * The mean wait with service of one length (M/D/c), by the exact chain of the number in the system from one length to the next: all that were
 * in service then have left, and as many have come as a Poisson number says.
 */
function waitWithFixedService(servers: number, load: number, serviceMs: number): number {
  const size = 400;
  const come = [Math.exp(-load)];
  for (let count = 1; count < size; count += 1) come.push(((come[count - 1] ?? 0) * load) / count);
  let chance: number[] = Array.from({ length: size }, (_, count) => (count === 0 ? 1 : 0));
  for (let round = 0; round < 600; round += 1) {
    const next = new Array<number>(size).fill(0);
    for (const [count, share] of chance.entries()) {
      if (share < 1e-15) continue;
      const stay = Math.max(0, count - servers);
      for (let more = 0; more < 60 && stay + more < size; more += 1) {
        next[stay + more] = (next[stay + more] ?? 0) + share * (come[more] ?? 0);
      }
    }
    chance = next;
  }
  const waiting = chance.reduce((sum, share, count) => sum + share * Math.max(0, count - servers), 0);
  return (waiting * serviceMs) / load;
}

describe('the simulated queues, against what is known', () => {
  it('keep a line before one place as M/M/1 does, in the mean and at the 95th percentile', () => {
    const requests = poisson(100_000, 10, (random) => [work(exponential(random, 6), { at: 'desk' })]);
    const times = timesOf(requests, machine({ places: { desk: 1 } }));
    const mean = 6 / (1 - 0.6);
    expect(Math.abs(meanOf(times) / mean - 1)).toBeLessThan(0.04);
    expect(Math.abs(quantile(times, 0.95) / (mean * Math.log(20)) - 1)).toBeLessThan(0.05);
  });

  it('share one processor as M/G/1 with processor sharing does: a request of any length is slower by the same factor', () => {
    const random = seededRandom(5);
    const requests = poisson(100_000, 10, () => [work(random() < 0.5 ? 2 : 12)]).map((request) => ({
      ...request,
      kind: request.steps[0]?.cpuMs === 2 ? 'short' : 'long',
    }));
    const { times, busyMs } = simulateQueues(requests, machine(), everything);
    expect(Math.abs(meanOf(times.get('short') ?? []) / (2 / (1 - 0.7)) - 1)).toBeLessThan(0.06);
    expect(Math.abs(meanOf(times.get('long') ?? []) / (12 / (1 - 0.7)) - 1)).toBeLessThan(0.06);
    expect(Math.abs((busyMs.app ?? 0) / (requests.at(-1)?.atMs ?? 1) - 0.7)).toBeLessThan(0.01);
  });

  it.each([
    { servers: 2, load: 1.4 },
    { servers: 4, load: 3.2 },
  ])('keep $servers places as M/M/c does (Erlang)', ({ servers, load }) => {
    const requests = poisson(100_000, 10 / load, (random) => [work(exponential(random, 10), { at: 'desks' })]);
    const times = timesOf(requests, machine({ cores: servers, places: { desks: servers } }));
    const wait = (erlangC(servers, load) * 10) / (servers - load);
    expect(Math.abs((meanOf(times) - 10) / wait - 1)).toBeLessThan(0.06);
  });

  it.each([
    { servers: 1, load: 0.8 },
    { servers: 2, load: 1.6 },
    { servers: 3, load: 2.1 },
  ])('keep $servers places with service of one length as M/D/c does', ({ servers, load }) => {
    const requests = poisson(100_000, 10 / load, () => [work(10, { at: 'desks' })]);
    const times = timesOf(requests, machine({ cores: servers, places: { desks: servers } }));
    expect(Math.abs((meanOf(times) - 10) / waitWithFixedService(servers, load, 10) - 1)).toBeLessThan(0.06);
  });

  it('agree with the formula for one server themselves', () => {
    expect(waitWithFixedService(1, 0.8, 10)).toBeCloseTo((0.8 * 10) / (2 * (1 - 0.8)), 3);
    expect(erlangC(1, 0.6)).toBeCloseTo(0.6, 9);
    expect(erlangC(2, 1)).toBeCloseTo(1 / 3, 9);
  });
});

describe('the simulated queues, step by step', () => {
  it('give a task one core at most, and share what there is', () => {
    expect(exactTimesOf([ask(0, work(10))], machine({ cores: 4 }))).toEqual([10]);
    expect(exactTimesOf([ask(0, work(10)), ask(0, work(10)), ask(0, work(10))], machine({ cores: 2 }))).toEqual([
      15, 15, 15,
    ]);
    expect(exactTimesOf([ask(0, work(10))], machine({ cores: 0.5 }))).toEqual([20]);
  });

  it('let a nice task have little beside others, and everything when it is alone', () => {
    const [short, nice] = timesOf([ask(0, work(11)), ask(0, work(10, { weight: 0.1 }))], machine()).sort(
      (a, b) => a - b,
    );
    expect(short).toBeCloseTo(12.1, 6);
    expect(nice).toBeCloseTo(21, 6);
  });

  it('give a task no more than a core, and what it leaves to the nice ones', () => {
    const nice = work(10, { weight: 0.1 });
    expect(exactTimesOf([ask(0, work(10)), ask(0, nice), ask(0, nice)], machine({ cores: 2 }))).toEqual([10, 15, 15]);
  });

  it('make work longer beside busy cores, and count the longer work as busy', () => {
    const on = machine({ cores: 2, neighbour: 1.5 });
    expect(exactTimesOf([ask(0, work(10))], on)).toEqual([10]);
    const { times, busyMs } = simulateQueues([ask(0, work(10)), ask(0, work(10))], on, everything);
    expect(times.get('a')).toEqual([15, 15]);
    expect(busyMs.app).toBeCloseTo(30, 6);
    // Only while they are busy: 5 ms alone, 7.5 beside each other, 5 alone.
    expect(exactTimesOf([ask(0, work(10)), ask(5, work(10))], on)).toEqual([12.5, 12.5]);
  });

  it('keep an outer place over all steps that name it, and an inner one for its own step', () => {
    const report = [
      work(10, { within: ['worker'], at: 'engine' }),
      work(0, { within: ['worker'], restMs: 100 }),
      work(1, { within: ['worker'] }),
    ];
    const on = machine({ cores: 4, places: { worker: 1, engine: 1 } });
    expect(exactTimesOf([ask(0, ...report), ask(0, ...report)], on)).toEqual([111, 222]);
    // Another one in the engine waits for the step alone.
    expect(exactTimesOf([ask(0, ...report), ask(0, work(5, { at: 'engine' }))], on)).toEqual([15, 111]);
  });

  it('count only what falls into the window', () => {
    const { times, busyMs } = simulateQueues(
      [ask(0, work(10)), ask(20, work(10, { owner: 'client' })), { ...ask(30, work(5)), kind: null }],
      machine(),
      { fromMs: 5, untilMs: 25 },
    );
    expect(times.get('a')).toEqual([10]);
    expect(busyMs).toEqual({ app: 5, client: 5 });
  });

  it('say so when more arrives than can be done, or a station is missing', () => {
    expect(() =>
      timesOf(
        poisson(20_000, 1, () => [work(10)]),
        machine(),
      ),
    ).toThrow(/more arrives/);
    expect(() => timesOf([ask(0, work(1, { at: 'nowhere' }))], machine())).toThrow(/no nowhere/);
  });
});
