import * as schema from '@meridia/drizzle/schema.ts';
import { getTableName, isTable } from 'drizzle-orm';
import { asUnavailable } from '../db/away.ts';
import type { PoolName } from '../db/client.ts';
import type { PoolWatch } from '../db/watch-client.ts';
import type { Logger } from '../log/create-logger.ts';
import { type Meter, secondsSince } from './meter.ts';

const slowSeconds = 0.5;

/** Measures the statements of each pool, and logs the slow ones; null when metrics are off. */
export function watchDatabase(meter: Meter, log: Logger): ((pool: PoolName) => PoolWatch) | null {
  if (!meter.page) return null;
  return (pool) => {
    let running = 0;
    meter.onPage(() => meter.set('statementsRunning', { pool }, running));
    return {
      onStatement: (text) => {
        const begunAt = performance.now();
        running += 1;
        return (failure) => {
          running -= 1;
          const seconds = secondsSince(begunAt);
          meter.time('statement', { pool }, seconds);
          if (failure !== null) meter.count('failedStatements', { pool, reason: reasonOf(failure) });
          if (seconds < slowSeconds) return;
          const statement = nameStatement(text);
          meter.count('slowStatements', { pool, statement });
          log.warn({ pool, statement, tookMs: Math.round(seconds * 1000) }, 'slow statement');
        };
      },
      onConnected: (seconds) => meter.time('connectionWait', { pool }, seconds),
      onTransaction: (seconds) => meter.time('transaction', { pool }, seconds),
    };
  };
}

function reasonOf(failure: unknown): string {
  return asUnavailable(failure) ? 'away' : 'other';
}

const tables = new Set([
  'job',
  'rate_limits',
  ...Object.values(schema).flatMap((one) => (isTable(one) ? [getTableName(one)] : [])),
]);

/** The verb of a statement and the first of our tables in it: the text of a statement might hold more than a log may say. */
export function nameStatement(text: string): string {
  const words = text.toLowerCase().match(/[a-z_]+/g) ?? [];
  const verb = words.find((word) => verbs.has(word)) ?? 'other';
  return `${verb} ${words.find((word) => tables.has(word)) ?? 'other'}`;
}

const verbs = new Set(['select', 'insert', 'update', 'delete', 'copy', 'lock']);
