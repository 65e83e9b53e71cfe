import { mailKinds } from '@meridia/shared/queue-health.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { operatorMatters } from '../log/operator-matters.ts';
import { counters, gauges, timers } from './instruments.ts';
import type { Meter } from './meter.ts';

/** A reader of gauges may ask the database, which may be away; Prometheus gives up after ten seconds. */
const readWithinMs = 3_000;

/** Opens a registry of its own: two apps in one process, as in tests, do not share counts. */
export function openMeter(): Meter {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const opened = {
    counters: mapValues(
      counters,
      ({ name, help, labels }) => new Counter({ name, help, labelNames: [...labels], registers }),
    ),
    timers: mapValues(
      timers,
      ({ name, help, labels, buckets }) =>
        new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers }),
    ),
    gauges: mapValues(
      gauges,
      ({ name, help, labels }) => new Gauge({ name, help, labelNames: [...labels], registers }),
    ),
  };
  // Prometheus sees no increase in a series that begins with 1: the first matter would raise no alarm.
  for (const matter of Object.keys(operatorMatters)) opened.counters.matters.inc({ matter }, 0);
  for (const kind of mailKinds) opened.counters.mails.inc({ kind, outcome: 'given_up' }, 0);
  const readers: (() => void | Promise<void>)[] = [];
  return {
    count: (name, labels) => opened.counters[name].inc(labels),
    time: (name, labels, seconds) => opened.timers[name].observe(labels, seconds),
    set: (name, labels, value) => opened.gauges[name].set(labels, value),
    onPage: (read) => void readers.push(read),
    page: async () => {
      await Promise.all(readers.map((read) => withinTime(read)));
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

async function withinTime(read: () => void | Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, readWithinMs);
  });
  const reading = (async () => read())().catch(() => {});
  await Promise.race([reading, late]);
  clearTimeout(timer);
}

function mapValues<Key extends string, From, To>(record: Record<Key, From>, map: (from: From) => To): Record<Key, To>;
function mapValues<From, To>(record: Record<string, From>, map: (from: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
