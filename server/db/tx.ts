import { sql } from 'drizzle-orm';
import type { ParameterOrJSON, Row } from 'postgres';
import type { UserActor } from '../auth/actor.ts';
import { mayTryAgain } from './away.ts';
import type { Database, Db, Tx } from './client.ts';
import { longStatementTimeoutMs } from './time-limits.ts';

/**
 * Names the person of a transaction, around the person's id. It fails before a row is read where the connection has another role than that
 * of requests: a pooler that is set up wrongly could hand one out at any time, and row-level security would then show other rows.
 */
const nameBefore = "set_config('app.user_id', case current_user when 'meridia_app' then ";
const nameAfter = " else 'not the role of requests' end, true)::uuid";

/**
 * The only way for requests to use the database: a transaction that sees only the actor's rows. The setting belongs to the
 * transaction, so a pooled connection never carries it over.
 */
export function asUser<T>(database: Database, actor: Pick<UserActor, 'id'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transact(database.app, async (tx) => {
    await tx.execute(sql`select ${sql.raw(nameBefore)}${actor.id}${sql.raw(nameAfter)}`);
    return work(tx);
  });
}

/**
 * Does the same for one frequent read, such as a page of the history, with one prepared statement in one round trip. The
 * statement is its own transaction, and the setting ends with it. The rows come from a lateral subquery that gets the person's id
 * from `set_config`. So PostgreSQL cannot look for rows before `set_config` has run; if it ever did, row-level security would
 * return none.
 *
 * The short reads of a process share one connection. Those that begin in the same turn of the event loop are sent together,
 * because sending is most of such a read's cost (P1). Each waits for those before it.
 * @param select a `select` from `own`-ed tables in which `actor.id` is the person and `$2`, `$3`, … are `params`; instants arrive
 * as text
 * @param options.short false when no index bounds the number of rows that the database looks at, as in a search
 */
export function readAsUser<T extends Row>(
  database: Database,
  actor: UserActor,
  select: string,
  params: readonly ParameterOrJSON<never>[],
  { short = true }: { short?: boolean } = {},
): Promise<T[]> {
  const client = short ? database.quickClient : database.appClient;
  return client.unsafe<T[]>(
    `select answer.*
     from (select ${nameBefore}$1${nameAfter} as id offset 0) as actor, lateral (${select}) as answer`,
    [actor.id, ...params],
    { prepare: true },
  );
}

/** A transaction that sees all rows, for work that belongs to no signed-in person. */
export function asSystem<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transact(database.system, work);
}

/** The same for work with statements of up to two minutes each, such as the erasure of years of rows. */
export function asSystemForLong<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transact(database.systemForLong, async (tx) => {
    // Through a pooler all connections of a role have the same limit.
    await tx.execute(sql.raw(`set local statement_timeout = ${longStatementTimeoutMs}`));
    return work(tx);
  });
}

/**
 * When a connection is lost before COMMIT is sent, the transaction has had no effect and nobody has seen anything of it. So
 * `work` runs once more from its beginning. When COMMIT was sent before the loss, it may have taken effect, and the caller must
 * find out.
 */
async function transact<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const begunAt = performance.now();
  let worked = false;
  const run = () =>
    db.transaction(async (tx) => {
      const result = await work(tx);
      worked = true;
      return result;
    });
  try {
    return await run();
  } catch (error) {
    if (worked || !(await mayTryAgain(error, begunAt))) throw error;
    return run();
  }
}
