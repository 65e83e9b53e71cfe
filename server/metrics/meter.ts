import type { counters, gauges, timers } from './instruments.ts';

type LabelsOf<Of extends { labels: readonly string[] }> = Record<Of['labels'][number], string>;

export interface MetricsPage {
  type: string;
  text: string;
}

/** Where counts and durations go; nowhere when metrics are off. */
export interface Meter {
  count<Name extends keyof typeof counters>(name: Name, labels: LabelsOf<(typeof counters)[Name]>): void;
  time<Name extends keyof typeof timers>(name: Name, labels: LabelsOf<(typeof timers)[Name]>, seconds: number): void;
  set<Name extends keyof typeof gauges>(name: Name, labels: LabelsOf<(typeof gauges)[Name]>, value: number): void;
  /** Called before each page, to set gauges. What it throws is left out of the page. */
  onPage(read: () => void | Promise<void>): void;
  /** The page for Prometheus; null when metrics are off, and then nothing needs to be measured. */
  page: (() => Promise<MetricsPage>) | null;
}

export const noMeter: Meter = { count: () => {}, time: () => {}, set: () => {}, onPage: () => {}, page: null };

/** Seconds since a moment of `performance.now()`. */
export function secondsSince(begunAt: number): number {
  return (performance.now() - begunAt) / 1000;
}

/** Times a step, whatever its end. */
export async function timed<T>(step: () => Promise<T>, tell: (seconds: number, failure: unknown) => void): Promise<T> {
  const begunAt = performance.now();
  try {
    const result = await step();
    tell(secondsSince(begunAt), null);
    return result;
  } catch (error) {
    tell(secondsSince(begunAt), error ?? 'unknown');
    throw error;
  }
}
