import * as schema from '@meridia/drizzle/schema.ts';
import { sql } from 'drizzle-orm';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { OwnError } from '../own-error.ts';
import { createReadLog, type ReadLog } from './read-log.ts';

export type Db = PostgresJsDatabase<typeof schema>;
/** An open transaction. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/** The two ways into the database; neither owns a table nor bypasses row-level security. */
export interface Database {
  /** Role meridia_app: only rows of the person named inside the transaction. Reached through `asUser` alone. */
  app: Db;
  /** The same pool without the query builder. Reached through `readAsUser` alone. */
  appClient: postgres.Sql;
  /** Role meridia_system: sign-in, worker, webhooks, command line. */
  system: Db;
  /** The system pool without the query builder. */
  systemClient: postgres.Sql;
  /** Where it is written down that somebody looked at data of their own. */
  reads: ReadLog;
  /** The same role for the rare work whose statements may take minutes; see `asSystemForLong`. */
  systemForLong: Db;
  /** A client of its own for LISTEN, in the place of one that is then ended. `close` ends it with the others, if it still stands. */
  openListener(instead?: postgres.Sql): postgres.Sql;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  poolSize: number;
  /** Told when what people look at can no longer be written down. */
  onReadsStuck?: (error: unknown, waiting: number) => void;
}

/** A statement that runs longer is cancelled by the server. With the wait for a connection a request ends within 10 s. */
const statementTimeoutMs = 6_000;
const longStatementTimeoutMs = 120_000;
/** In seconds, as the driver has it. */
const waitTimeout = 3;
/**
 * Drizzle's statements are prepared on each connection: what is not prepared takes two round trips instead of one. Statements with more
 * parameters are lists of many lengths, and each length would stay in the server's memory.
 */
const mostPreparedParameters = 60;

export function openDatabase(url: string, { poolSize, onReadsStuck = () => {} }: DatabaseOptions): Database {
  const connect = (role: 'meridia_app' | 'meridia_system', timeoutMs = statementTimeoutMs, max = poolSize) => {
    const client = postgres(url, {
      max,
      connect_timeout: waitTimeout,
      idle_timeout: 60,
      wait_timeout: waitTimeout,
      // The server answers by then, if only to say that it took too long: silence means that nobody is there.
      answer_timeout: timeoutMs / 1_000 + 0.5,
      prepare_unsafe: mostPreparedParameters,
      // Seconds between attempts to connect. The driver would go up to 20, and stay away that long from a database that is back.
      backoff: (attempts) => Math.min(0.02 * 2 ** attempts, 0.5) * (0.5 + Math.random() / 2),
      // Notices of "if not exists" statements are no news.
      onnotice: () => {},
      connection: {
        application_name: role,
        role,
        statement_timeout: timeoutMs,
        idle_in_transaction_session_timeout: 30_000,
      },
    });
    if (!('wait_timeout' in client.options)) throw new OwnError(withoutPatch);
    return client;
  };
  const appClient = connect('meridia_app');
  const systemClient = connect('meridia_system');
  const patientClient = connect('meridia_system', longStatementTimeoutMs, 2);
  const reads = createReadLog(systemClient, { onStuck: onReadsStuck });
  const listeners = new Set<postgres.Sql>();
  let closed = false;
  return {
    app: drizzle(appClient, { schema, casing: 'snake_case' }),
    system: drizzle(systemClient, { schema, casing: 'snake_case' }),
    systemForLong: drizzle(patientClient, { schema, casing: 'snake_case' }),
    appClient,
    systemClient,
    reads,
    openListener: (instead) => {
      // Whoever listens would otherwise open one more, which nobody ends.
      if (closed) throw new OwnError('the database is closed');
      if (instead) {
        listeners.delete(instead);
        instead.end({ timeout: 0 }).catch(() => {});
      }
      const listener = connect('meridia_system');
      listeners.add(listener);
      return listener;
    },
    close: async () => {
      closed = true;
      await reads.close();
      await Promise.all(
        [appClient, systemClient, patientClient, ...listeners].map((client) => client.end({ timeout: 5 })),
      );
    },
  };
}

/** Without it a lost connection ends the process, and may hand one person's transaction to another (ADR 0016). */
const withoutPatch = 'The package postgres lacks patches/postgres@3.4.9.patch. Install with the pnpm of package.json.';

/** @throws Error when a pooler or a wrong URL dropped the role, because then row-level security would not hold. */
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
        `Database connection runs as ${row?.role ?? 'nobody'} instead of ${expected}; does a pooler drop start-up parameters?`,
      );
    }
  }
}
