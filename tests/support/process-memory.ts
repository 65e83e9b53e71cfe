import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const megabyte = 1024 * 1024;

/**
 * Megabytes of a process and all its children; pages that several of them share count once (PSS). Linux only, like the tests that
 * use it.
 */
export function heldMegabytes(pid: number): number {
  return [pid, ...descendantsOf(pid)].reduce((sum, one) => sum + pssOf(one), 0) / megabyte;
}

/**
 * Watches until it is stopped, in a thread of its own: adding up the pages of a large process takes longer than the requests that
 * are timed meanwhile.
 */
export function watchMemory(pid: number): { stop(): { peakMb: number } } {
  const peak = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
  const order: WatchOrder = { pid, peak };
  const thread = new Worker(new URL('./memory-thread.ts', import.meta.url), { workerData: order, execArgv: [] });
  return {
    stop() {
      void thread.terminate();
      return { peakMb: Math.max(peak[0] ?? 0, heldMegabytes(pid)) };
    },
  };
}

export interface WatchOrder {
  pid: number;
  /** Its one element holds the highest value so far, in megabytes. */
  peak: Float64Array;
}

function pssOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`))?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

export function descendantsOf(pid: number): number[] {
  const childrenOf = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    // The program's name stands in brackets and may contain any character.
    const parent = Number(readIfThere(`/proc/${name}/stat`).split(') ').at(-1)?.split(' ')[1]);
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), Number(name)]);
  }
  const found: number[] = [];
  for (let level = childrenOf.get(pid) ?? []; level.length > 0; ) {
    found.push(...level);
    level = level.flatMap((one) => childrenOf.get(one) ?? []);
  }
  return found;
}

/** Empty when the process has ended. */
function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
