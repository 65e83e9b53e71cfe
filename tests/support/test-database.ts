import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { markPeople } from './log-sink.ts';

export interface TestDatabase {
  url: string;
  /** Owner connection without row-level security, for preparing and for counting. */
  sql: postgres.Sql;
  drop(): Promise<void>;
}

/** A private copy of the template. It costs 20 to 150 ms, so there is one per test file and not per test. */
export async function cloneDatabase(templateUrl: string): Promise<TestDatabase> {
  const template = new URL(templateUrl);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = postgres(withDatabase(template, 'postgres'), { max: 1, onnotice: () => {} });
  await createFromTemplate(admin, name, template.pathname.slice(1));
  const url = withDatabase(template, name);
  const sql = postgres(url, { max: 3, onnotice: () => {} });
  return {
    url,
    sql,
    drop: async () => {
      await markPeople(sql);
      await sql.end({ timeout: 5 });
      await admin`drop database ${admin(name)} with (force)`;
      await admin.end({ timeout: 5 });
    },
  };
}

async function createFromTemplate(admin: postgres.Sql, name: string, template: string): Promise<void> {
  // PostgreSQL refuses two copies of a template at the same time, which parallel files would ask for.
  await admin`select pg_advisory_lock(42)`;
  try {
    // Copying files takes half the time of copying pages through the log.
    await admin`create database ${admin(name)} template ${admin(template)} strategy file_copy`;
  } finally {
    await admin`select pg_advisory_unlock(42)`;
  }
}

function withDatabase(url: URL, name: string): string {
  const copy = new URL(url);
  copy.pathname = `/${name}`;
  return copy.href;
}
