import { sql } from 'drizzle-orm';
import type { UserActor } from '../auth/actor.ts';
import type { Database, Tx } from './client.ts';

/**
 * The one doorway of requests to the database: a transaction that sees only the actor's rows.
 * The setting is local to the transaction, so a pooled connection never carries it over.
 */
export function asUser<T>(database: Database, actor: UserActor, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.app.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.user_id', ${actor.id}, true)`);
    return work(tx);
  });
}

/** A transaction over all rows, for work that belongs to no signed-in person. */
export function asSystem<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.system.transaction(work);
}
