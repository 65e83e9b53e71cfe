import { clientes } from '@meridia/drizzle/schema.ts';
import { openDatabase } from '@meridia/server/db/client.ts';
import { asUser } from '@meridia/server/db/tx.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase(inject('templateUrl'));
});
afterAll(() => database.drop());

it("prepares the query builder's statements, so that each takes one round trip and keeps its plan", async () => {
  const opened = openDatabase(database.url, { poolSize: 2 });
  const actor = { id: '00000000-0000-4000-8000-000000000001' };
  const read = () =>
    asUser(opened, actor, async (tx) => {
      await tx.select({ id: clientes.id }).from(clientes).where(eq(clientes.terapeutaId, actor.id));
      return tx.execute<{ runs: number }>(sql`
        select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement like '%from "clientes"%'`);
    });
  try {
    await read();
    // The second transaction has the same connection.
    expect([...(await read())]).toEqual([{ runs: 2 }]);
  } finally {
    await opened.close();
  }
});
