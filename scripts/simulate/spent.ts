import { availableParallelism } from 'node:os';

/** Processor time so far, in milliseconds. */
export interface Spent {
  mainMs: number;
  threadsMs: number;
  picturesMs: number;
  databaseMs: number;
  clientMs: number;
  /** Of everything on this machine. */
  machineMs: number;
}

export function since(before: Spent, after: Spent): Spent {
  return {
    mainMs: after.mainMs - before.mainMs,
    threadsMs: after.threadsMs - before.threadsMs,
    picturesMs: after.picturesMs - before.picturesMs,
    databaseMs: after.databaseMs - before.databaseMs,
    clientMs: after.clientMs - before.clientMs,
    machineMs: after.machineMs - before.machineMs,
  };
}

export function scaled(spent: Spent, factor: number): Spent {
  const { mainMs, threadsMs, picturesMs, databaseMs, clientMs, machineMs } = spent;
  return {
    mainMs: mainMs * factor,
    threadsMs: threadsMs * factor,
    picturesMs: picturesMs * factor,
    databaseMs: databaseMs * factor,
    clientMs: clientMs * factor,
    machineMs: machineMs * factor,
  };
}

/** Of app and database together. */
export function ownMs({ mainMs, threadsMs, picturesMs, databaseMs }: Spent): number {
  return mainMs + threadsMs + picturesMs + databaseMs;
}

/** The share of the cores that went to programs that have nothing to do with the measurement. */
export function othersOf(spent: Spent, tookMs: number): number {
  return Math.max(0, spent.machineMs - ownMs(spent) - spent.clientMs) / tookMs / availableParallelism();
}
