import type postgres from 'postgres';
import { OwnError } from '../own-error.ts';
import { openClient } from './open-client.ts';
import { idleTransactionTimeoutMs, statementTimeoutMs } from './time-limits.ts';

/** A pooler in transaction mode, such as PgBouncer. It logs in to the database as the role that has logged in to it (ADR 0050). */
export interface Pooler {
  /** The user in it is replaced by each role. */
  url: string;
  /** Whether it carries prepared statements from one connection of the database to the next. */
  prepares: boolean;
}

/**
 * Asks a pooler, as each of the two roles, what it hands out.
 * @param directUrl the way to the same database without it
 * @throws OwnError when requests would run with another role, without time limits, or in another database
 */
export async function askPooler(url: string, directUrl: string): Promise<Pooler> {
  const database = await withClient(directUrl, {}, identify);
  const prepares: boolean[] = [];
  for (const username of ['meridia_app', 'meridia_system']) {
    await withClient(url, { username }, async (client) => {
      await assertSession(client, username);
      if ((await identify(client)) !== database) throw refused('it leads to another database than DATABASE_URL');
      prepares.push(await carriesPrepared(client));
    });
  }
  return { url, prepares: prepares.every(Boolean) };
}

async function assertSession(client: postgres.Sql, expected: string): Promise<void> {
  const [session] = await client<
    { role: string; login: string; bypass: boolean; statementMs: number; idleMs: number }[]
  >`
    select current_user as role, session_user as login, rolbypassrls or rolsuper as bypass,
      (select setting::int from pg_settings where name = 'statement_timeout') as "statementMs",
      (select setting::int from pg_settings where name = 'idle_in_transaction_session_timeout') as "idleMs"
    from pg_roles where rolname = current_user`;
  if (!session) throw refused('it answers nothing');
  const { role, login, bypass, statementMs, idleMs } = session;
  // A role that is taken after the login may be missing on the next connection: PgBouncer ignores errors of its `connect_query`.
  if (role !== expected || login !== expected || bypass) {
    throw refused(`who logs in as ${expected} gets a connection of ${login}, with the role ${role}`);
  }
  if (!isWithin(statementMs, statementTimeoutMs) || !isWithin(idleMs, idleTransactionTimeoutMs)) {
    throw refused(`${expected} has no time limits of its own, or longer ones than ops/pooler.sql sets`);
  }
}

/** Zero is no limit. */
function isWithin(ms: number, most: number): boolean {
  return ms > 0 && ms <= most;
}

/** Server and database; the same for a primary and its standbys. */
async function identify(client: postgres.Sql): Promise<string> {
  const [found] = await client<{ name: string }[]>`
    select concat_ws('/', system_identifier, oid) as name from pg_control_system(), pg_database
    where datname = current_database()`;
  return found?.name ?? '';
}

/**
 * PgBouncer from 1.21 on, with `max_prepared_statements`, gives prepared statements names of its own, this one among them. Without that, a
 * statement would be prepared on one connection and run on another.
 */
async function carriesPrepared(client: postgres.Sql): Promise<boolean> {
  const [found] = await client<{ yes: boolean }[]>`
    select exists (select from pg_prepared_statements where starts_with(name, ${'PGBOUNCER_'})) as yes`;
  return found?.yes === true;
}

async function withClient<T>(
  url: string,
  { username }: { username?: string },
  work: (client: postgres.Sql) => Promise<T>,
): Promise<T> {
  const client = openClient(url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
    ...(username && { username }),
    connection: { application_name: 'meridia_pooler_check' },
  });
  try {
    return await work(client);
  } finally {
    await client.end({ timeout: 1 });
  }
}

function refused(problem: string): OwnError {
  return new OwnError(
    `DATABASE_POOLER_URL: ${problem} (docs/OPERATIONS.md, 'Behind a pooler') / o pooler não serve: veja docs/OPERATIONS.md`,
  );
}
