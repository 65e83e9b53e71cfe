import { quantile } from '../../tests/bench/figures.ts';
import { type Costs, type Kind, kinds } from './costs.ts';
import { type Arrival, type Host, machineOf, requestsOf } from './place-requests.ts';
import { simulateQueues } from './simulate-queues.ts';

export interface Prediction {
  /** Of all cores, taken by app and database; what passes while nobody asks is in it. */
  use: number;
  times: Partial<Record<Kind, { count: number; p50: number; p95: number; p99: number }>>;
}

/** What a machine makes of these arrivals. @param withClient who asks runs on the same machine */
export function predict(
  costs: Costs,
  host: Host,
  arrivals: readonly Arrival[],
  window: { fromMs: number; untilMs: number },
  { withClient = false } = {},
): Prediction {
  const machine = machineOf(host, costs);
  const { times, busyMs } = simulateQueues(requestsOf(arrivals, costs, host, withClient), machine, window);
  const idle = host.cores - machine.cores;
  const busy = ((busyMs.app ?? 0) + (busyMs.database ?? 0)) / (window.untilMs - window.fromMs);
  const told: Prediction['times'] = {};
  for (const kind of kinds) {
    const ofKind = times.get(kind);
    if (ofKind) told[kind] = timesOf(ofKind);
  }
  return { use: (busy + idle) / host.cores, times: told };
}

export function timesOf(samples: readonly number[]) {
  return {
    count: samples.length,
    p50: quantile(samples, 0.5),
    p95: quantile(samples, 0.95),
    p99: quantile(samples, 0.99),
  };
}
