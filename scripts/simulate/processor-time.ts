import { readFileSync } from 'node:fs';
import { descendantsOf } from '../../tests/support/process-memory.ts';

/** Linux tells programs its times in hundredths of a second, whatever it counts in itself. */
const tickMs = 10;

/** Milliseconds of a processor since the start of a process. */
interface ProcessorTime {
  mainMs: number;
  /** All its other threads, also ended ones. */
  threadsMs: number;
  /** All processes below it, also ended ones. */
  childrenMs: number;
}

/** Reads /proc, so Linux only. It counts in steps of 10 ms. */
export function processorTime(pid: number): ProcessorTime {
  const own = readStat(`/proc/${pid}/stat`);
  const main = readStat(`/proc/${pid}/task/${pid}/stat`);
  const living = descendantsOf(pid).map((child) => readStat(`/proc/${child}/stat`));
  return {
    mainMs: main.ownMs,
    threadsMs: Math.max(0, own.ownMs - main.ownMs),
    childrenMs: living.reduce((sum, { ownMs, endedMs }) => sum + ownMs + endedMs, own.endedMs),
  };
}

/** Milliseconds of all processors of this machine that were not idle since its start, also those that its host took away. */
export function machineMs(): number {
  return parseMachine(readIfThere('/proc/stat'));
}

export function parseMachine(text: string): number {
  // user, nice, system, idle, waiting for the disk, interrupts, soft interrupts, stolen; time for guests is in that of users too.
  const ticks = (text.split('\n')[0] ?? '').split(/\s+/).slice(1, 9).map(Number);
  return ticks.reduce((sum, count, index) => (index === 3 || index === 4 ? sum : sum + count), 0) * tickMs;
}

/** The process that started this one. */
export function parentOf(pid: number): number {
  return readStat(`/proc/${pid}/stat`).parent;
}

/** Zeros for a process that has ended meanwhile: its parent has its time then. */
function readStat(path: string) {
  return parseStat(readIfThere(path));
}

export function parseStat(line: string): { parent: number; ownMs: number; endedMs: number } {
  // The program's name stands in brackets and may contain any character. After it come state, parent, …
  const fields = (line.split(') ').at(-1) ?? '').split(' ');
  const ticks = (index: number) => Number(fields[index] ?? 0) || 0;
  return {
    parent: ticks(1),
    ownMs: (ticks(11) + ticks(12)) * tickMs,
    endedMs: (ticks(13) + ticks(14)) * tickMs,
  };
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
