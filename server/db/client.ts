import * as schema from '@meridia/drizzle/schema.ts';
import { sql } from 'drizzle-orm';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';

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
  /** A client of its own for LISTEN, in the place of one that is then ended. `close` ends it with the others, if it still stands. */
  openListener(instead?: postgres.Sql): postgres.Sql;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  poolSize: number;
  /** A statement that runs longer is cancelled by the server. */
  statementTimeoutMs?: number;
}

export function openDatabase(url: string, { poolSize, statementTimeoutMs = 8_000 }: DatabaseOptions): Database {
  const connect = (role: 'meridia_app' | 'meridia_system') =>
    postgres(url, {
      max: poolSize,
      connect_timeout: 5,
      idle_timeout: 60,
      // Notices of "if not exists" statements are no news.
      onnotice: () => {},
      connection: {
        application_name: role,
        role,
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: 30_000,
      },
    });
  const appClient = connect('meridia_app');
  const systemClient = connect('meridia_system');
  const listeners = new Set<postgres.Sql>();
  return {
    app: drizzle(appClient, { schema, casing: 'snake_case' }),
    system: drizzle(systemClient, { schema, casing: 'snake_case' }),
    appClient,
    systemClient,
    openListener: (instead) => {
      if (instead) {
        listeners.delete(instead);
        instead.end({ timeout: 0 }).catch(() => {});
      }
      const listener = connect('meridia_system');
      listeners.add(listener);
      return listener;
    },
    close: async () => {
      await Promise.all([appClient, systemClient, ...listeners].map((client) => client.end({ timeout: 5 })));
    },
  };
}

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
      throw new Error(
        `Database connection runs as ${row?.role ?? 'nobody'} instead of ${expected}; does a pooler drop start-up parameters?`,
      );
    }
  }
}
