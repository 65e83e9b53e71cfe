import * as schema from '@meridia/drizzle/schema.ts';
import { sql } from 'drizzle-orm';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import type postgres from 'postgres';
import { OwnError } from '../own-error.ts';
import { openClient } from './open-client.ts';
import type { Pooler } from './pooler.ts';
import { createReadLog, type ReadLog } from './read-log.ts';
import { createSealedRows, type SealedRows } from './sealed-rows.ts';
import { idleTransactionTimeoutMs, longStatementTimeoutMs, statementTimeoutMs } from './time-limits.ts';
import { type PoolWatch, watchClient } from './watch-client.ts';

export type Db = PostgresJsDatabase<typeof schema>;
/** An open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The two roles in which the server uses the database; neither owns a table or bypasses row-level security. */
export interface Database {
  /** Role meridia_app: sees only rows of the person set inside the transaction. Used only by `asUser`. */
  app: Db;
  /** The same pool without the query builder. Used only by `readAsUser`. */
  appClient: postgres.Sql;
  /** One connection of the same role, for short reads. Used only by `readAsUser`. */
  quickClient: postgres.Sql;
  /** Role meridia_system: sign-in, worker, webhooks, command line. */
  system: Db;
  /** The system pool without the query builder. */
  systemClient: postgres.Sql;
  /** Logs that people read data of their own. */
  reads: ReadLog;
  /** Seals and opens the content of rows, in all these pools. */
  rows: SealedRows;
  /** The same role for the rare statements that may take minutes; see `asSystemForLong`. */
  systemForLong: Db;
  /** Opens a separate connection for LISTEN and ends the one that it replaces. `close` ends it, too. */
  openListener(instead?: postgres.Sql): postgres.Sql;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  poolSize: number;
  /** Null: requests use the database directly, as notices always do. */
  pooler?: Pooler | null;
  /** Called when reads can no longer be logged. */
  onReadsStuck?: (error: unknown, waiting: number) => void;
  /** Called for sealed content that does not open. The message names column and row, and nothing of the content. */
  onDamaged?: (error: OwnError) => void;
  /** Gets what each pool does; null: nobody wants to know. */
  watch?: ((pool: PoolName) => PoolWatch) | null;
}

/** `quick`: the connection of `quickClient`; `long`: the few connections of `systemForLong`. */
export type PoolName = 'app' | 'quick' | 'system' | 'long';

/** PostgreSQL's numbers of the types that stored content has; a list is written element by element. */
const textType = 25;
const jsonbType = 3802;

/** In seconds, because the driver counts in seconds. */
const waitTimeout = 3;
/**
 * Drizzle's statements are prepared on each connection: an unprepared statement takes two round trips instead of one. Statements
 * with more parameters than this contain lists of many different lengths; the server would keep one prepared statement for each
 * length in its memory.
 */
const mostPreparedParameters = 60;

type Role = 'meridia_app' | 'meridia_system';

interface ConnectOptions {
  timeoutMs?: number;
  max?: number;
  through?: Pooler | null;
}

export function openDatabase(
  url: string,
  { poolSize, pooler = null, onReadsStuck = () => {}, onDamaged, watch = null }: DatabaseOptions,
): Database {
  const rows = createSealedRows(onDamaged);
  const connect = (
    role: Role,
    { timeoutMs = statementTimeoutMs, max = poolSize, through = pooler }: ConnectOptions = {},
  ) => {
    const client = openClient(through?.url ?? url, {
      ...(through && { username: role, prepare: through.prepares }),
      max,
      connect_timeout: waitTimeout,
      idle_timeout: 60,
      wait_timeout: waitTimeout,
      // By this time the server answers, at least to say that the statement took too long. A connection that stays silent longer
      // is dead.
      answer_timeout: timeoutMs / 1_000 + 0.5,
      prepare_unsafe: mostPreparedParameters,
      // Seconds between attempts to connect. The driver's own pause grows to 20 s, so it would come late when the database is
      // back.
      backoff: (attempts) => Math.min(0.02 * 2 ** attempts, 0.5) * (0.5 + Math.random() / 2),
      // Drops the notices of "if not exists" statements.
      onnotice: () => {},
      transform: rows.transform(),
      connection: {
        application_name: role,
        // A pooler has logged in as the role already, and the limits are settings of the role there (ADR 0050).
        ...(!through && {
          role,
          statement_timeout: timeoutMs,
          idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
        }),
      },
    });
    if (!('wait_timeout' in client.options)) throw new OwnError(withoutPatch);
    return client;
  };
  // Statements that are not prepared are not sent together, so one connection would do them one after the other.
  const shortReaders = pooler && !pooler.prepares ? poolSize : 1;
  const watched = (pool: PoolName, client: postgres.Sql) => (watch ? watchClient(client, watch(pool)) : client);
  const appClient = watched('app', connect('meridia_app'));
  const quickClient = watched('quick', connect('meridia_app', { max: shortReaders }));
  const systemClient = watched('system', connect('meridia_system'));
  const patientClient = watched('long', connect('meridia_system', { timeoutMs: longStatementTimeoutMs, max: 2 }));
  const reads = createReadLog(systemClient, { onStuck: onReadsStuck });
  const listeners = new Set<postgres.Sql>();
  let closed = false;
  const build = (client: postgres.Sql): Db => {
    const db = drizzle(client, { schema, casing: 'snake_case' });
    // After Drizzle, which sets that of JSON.
    client.options.serializers[textType] = rows.serializeText;
    client.options.serializers[jsonbType] = rows.serializeJson;
    return db;
  };
  return {
    app: build(appClient),
    system: build(systemClient),
    systemForLong: build(patientClient),
    rows,
    appClient,
    quickClient,
    systemClient,
    reads,
    openListener: (instead) => {
      // Otherwise a listener that replaces its connection would open one more, which nobody ends.
      if (closed) throw new OwnError('the database is closed');
      if (instead) {
        listeners.delete(instead);
        instead.end({ timeout: 0 }).catch(() => {});
      }
      const listener = connect('meridia_system', { through: null });
      listeners.add(listener);
      return listener;
    },
    close: async () => {
      closed = true;
      await reads.close();
      await Promise.all(
        [appClient, quickClient, systemClient, patientClient, ...listeners].map((client) => client.end({ timeout: 5 })),
      );
    },
  };
}

/** Without the patch a lost connection ends the process, and may give one person's transaction to another person (ADR 0016). */
const withoutPatch = 'The package postgres lacks patches/postgres@3.4.9.patch. Install with the pnpm of package.json.';

/** @throws Error when a pooler or a wrong URL dropped the role, because row-level security would then not work. */
export async function assertRoles(database: Database): Promise<void> {
  for (const [db, expected] of [
    [database.app, 'meridia_app'],
    [database.system, 'meridia_system'],
  ] as const) {
    const [row] = await db.execute<{ role: string; bypass: boolean }>(
      sql`select current_user as role, rolbypassrls or rolsuper as bypass from pg_roles where rolname = current_user`,
    );
    if (row?.role !== expected || row.bypass) {
      throw new OwnError(
        `Database connection runs as ${row?.role ?? 'nobody'} instead of ${expected}; a pooler belongs into DATABASE_POOLER_URL (docs/OPERATIONS.md)`,
      );
    }
  }
}
