import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import type { TestDatabase } from './test-database.ts';

/**
 * A database without tables, on the server of `besideUrl`.
 * @param ordinaryOwner its owner is a role of its own and no superuser, as with a hosted PostgreSQL
 */
export async function createEmptyDatabase(besideUrl: string, { ordinaryOwner = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const server = new URL(besideUrl);
  server.pathname = '/postgres';
  const admin = postgres(server.href, { max: 1, onnotice: () => {} });
  await admin`create database ${admin(name)}`;
  const url = new URL(besideUrl);
  url.pathname = `/${name}`;
  // Row-level security does not apply to it: for preparing and for counting.
  const sql = postgres(url.href, { max: 3, onnotice: () => {} });
  if (ordinaryOwner) {
    await admin.unsafe(`create role ${name} login createrole password '${name}'`);
    await admin.unsafe(`grant meridia_app, meridia_system to ${name} with admin option`);
    await admin.unsafe(`alter database ${name} owner to ${name}`);
    url.username = name;
    url.password = name;
  }
  return {
    url: url.href,
    sql,
    drop: async () => {
      await sql.end({ timeout: 5 });
      await admin`drop database ${admin(name)} with (force)`;
      if (ordinaryOwner) await admin.unsafe(`drop role ${name}`);
      await admin.end({ timeout: 5 });
    },
  };
}
