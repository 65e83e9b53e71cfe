import postgres from 'postgres';
import { markPeople, markPeopleAt } from '../../support/log-sink.ts';
import { findDatabase } from './app-beside.ts';

/** After the last test, while the database still runs: tells the search of the logs what people wrote in each app of the run. */
export default async function markPeopleOfRun(): Promise<void> {
  const url = new URL(await findDatabase());
  const sql = postgres(url.href, { max: 1, onnotice: () => {} });
  await markPeople(sql);
  const beside = await sql<{ name: string }[]>`select datname as name from pg_database where datname like 'beside_%'`;
  await sql.end({ timeout: 5 });
  for (const { name } of beside) {
    url.pathname = `/${name}`;
    await markPeopleAt(url.href);
  }
}
