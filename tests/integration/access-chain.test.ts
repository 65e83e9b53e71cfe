import { randomUUID } from 'node:crypto';
import journal from '@meridia/drizzle/migrations/meta/_journal.json' with { type: 'json' };
import { type Database, openDatabase } from '@meridia/server/db/client.ts';
import { migrateDatabase } from '@meridia/server/db/migrate.ts';
import { type ChainVerdict, verifyChain } from '@meridia/server/features/access-log/verify-chain.ts';
import postgres from 'postgres';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { insertAccess } from '../support/access-rows.ts';
import { createEmptyDatabase } from '../support/empty-database.ts';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';

let copy: TestDatabase;
let database: Database;
beforeAll(async () => {
  copy = await cloneDatabase(inject('templateUrl'));
  database = openDatabase(copy.url, { poolSize: 4 });
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const reader = randomUUID();
const verify = (known?: { id: number; hash: string }) => verifyChain(database, known);
const whole = (rows: number): Partial<ChainVerdict> => ({ rows, broken: null });

beforeEach(async () => {
  await copy.sql`truncate access_log, access_log_head`;
  await insertAccess(
    copy.sql,
    Array.from({ length: 9 }, () => ({ actorId: reader })),
  );
});

describe('the chain of the access log', () => {
  it('is whole while nobody changes it, no matter when it is checked', async () => {
    expect(await verify()).toMatchObject({ ...whole(9), older: 0, last: { id: 9 } });
    await insertAccess(copy.sql, [{ actorId: reader }]);
    expect(await verify()).toMatchObject(whole(10));
  });

  it.each([
    ['its time', `created_at = created_at + interval '1 ms'`],
    ['its reader', 'actor_id = gen_random_uuid()'],
    ["its reader's role", `actor_role = 'admin'`],
    ['its action', `action = 'foto.read'`],
    ['its subject', 'subject_id = gen_random_uuid()'],
    ['its owner', 'owner_id = gen_random_uuid()'],
    ['its hash', `hash = sha256('')`],
  ])('is broken when a row has another value for %s', async (_what, change) => {
    await copy.sql.unsafe(`update access_log set ${change} where id = 5`);
    expect((await verify()).broken).toEqual({ id: 5, why: 'changed' });
  });

  it.each([
    ['the first row', 'id = 1', { id: 1, why: 'missing' }],
    ['a row in the middle', 'id = 5', { id: 5, why: 'missing' }],
    ['the last row', 'id = 9', { id: 9, why: 'missing' }],
    ['all rows', 'true', { id: 1, why: 'missing' }],
  ])('is broken when %s was deleted', async (_what, where, broken) => {
    await copy.sql.unsafe(`delete from access_log where ${where}`);
    expect((await verify()).broken).toEqual(broken);
  });

  it('is broken when two rows have changed places', async () => {
    await copy.sql`update access_log set id = case id when 4 then -5 when 5 then -4 end where id in (4, 5)`;
    await copy.sql`update access_log set id = -id where id < 0`;
    expect((await verify()).broken).toEqual({ id: 4, why: 'changed' });
  });

  it('is broken when a row was inserted between others or added at the end', async () => {
    const add = (id: number) => copy.sql`
      insert into access_log (id, actor_id, actor_role, action, subject_id, owner_id)
      values (${id}, ${reader}, 'therapist', 'foto.read', ${reader}, ${reader})`;
    await add(10);
    expect((await verify()).broken).toEqual({ id: 10, why: 'not linked' });
    await copy.sql`update access_log set id = id + 100 where id >= 5`;
    await copy.sql`update access_log set id = id - 99 where id >= 100`;
    await add(5);
    expect((await verify()).broken).toEqual({ id: 5, why: 'not linked' });
  });

  it('is broken when the last rows were removed or its end was reset, if an earlier end is known', async () => {
    const { last } = await verify();
    expect(await verify(last ?? undefined)).toMatchObject(whole(9));
    await copy.sql`delete from access_log where id > 7`;
    await copy.sql`update access_log_head set last_id = 7, last_hash = (select hash from access_log where id = 7)`;
    expect(await verify()).toMatchObject(whole(7));
    expect((await verify(last ?? undefined)).broken).toEqual({ id: 8, why: 'missing' });
    await copy.sql`delete from access_log_head`;
    expect((await verify()).broken).toEqual({ id: 1, why: 'not linked' });
    await copy.sql`delete from access_log`;
    expect((await verify(last ?? undefined)).broken).toEqual({ id: 9, why: 'missing' });
  });

  it('is broken when all of it was written again, if an earlier end is known', async () => {
    const { last } = await verify();
    const rows = await copy.sql<{ subject: string }[]>`select subject_id as subject from access_log order by id`;
    await copy.sql`truncate access_log, access_log_head`;
    const forged = rows.map(({ subject }, index) => ({ actorId: reader, subjectId: index === 3 ? reader : subject }));
    await insertAccess(copy.sql, forged);
    expect(await verify()).toMatchObject(whole(9));
    expect((await verify(last ?? undefined)).broken).toEqual({ id: 9, why: 'changed' });
  });

  it('orders the rows of many parallel transactions, and leaves no gap for a transaction that was rolled back', async () => {
    const writers = postgres(copy.url, { max: 8, connection: { role: 'meridia_system' } });
    await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        writers
          .begin(async (tx) => {
            await tx`
              insert into access_log (actor_id, actor_role, action, subject_id, owner_id)
              select ${reader}, 'visitor', 'relatorio.share', gen_random_uuid(), ${reader} from generate_series(1, 3)`;
            if (index % 4 === 0) throw new RolledBack();
          })
          .catch((error: unknown) => {
            if (!(error instanceof RolledBack)) throw error;
          }),
      ),
    );
    await writers.end();
    expect(await verify()).toMatchObject({ ...whole(9 + 450), last: { id: 459 } });
  });

  it('sets number, time and hash itself and ignores those of the writer', async () => {
    const writer = postgres(copy.url, { max: 1, connection: { role: 'meridia_system' } });
    await writer`
      insert into access_log (id, created_at, hash, actor_id, actor_role, action, subject_id, owner_id)
      values (4, '2020-01-01', '', ${reader}, 'visitor', 'relatorio.share', ${reader}, ${reader})`;
    await writer.end();
    expect(await verify()).toMatchObject(whole(10));
    const [row] =
      await copy.sql`select created_at > now() - interval '1 minute' as fresh from access_log where id = 10`;
    expect(row?.fresh).toBe(true);
  });

  it('gets one row for reads repeated within a minute, also from two processes at the same moment', async () => {
    const other = openDatabase(copy.url, { poolSize: 4 });
    const actor = { type: 'user', id: reader, role: 'therapist', sessionId: 'none' } as const;
    const subjects = Array.from({ length: 20 }, () => randomUUID());
    for (const { reads } of [database, other])
      for (const subjectId of subjects) reads.note(actor, { action: 'foto.read', subjectId });
    await Promise.all([database.reads.flush(), other.reads.flush()]);
    await other.close();
    expect(await verify()).toMatchObject(whole(9 + 20));
  });
});

class RolledBack extends Error {}

describe('a database of the release before there was a chain', () => {
  const before = (journal.entries.find(({ tag }) => tag.endsWith('access_chain'))?.when ?? 0) - 1;

  it.each([
    ['a superuser', false],
    ['an ordinary owner, whom row-level security binds', true],
  ])('keeps its rows, and the chain begins after them, under %s', async (_owner, ordinaryOwner) => {
    const old = await createEmptyDatabase(inject('templateUrl'), { ordinaryOwner });
    await migrateDatabase(old.url, { upTo: before });
    // Writes as that release did: the number is a default, and therapists' reads come from their own transaction.
    const asBefore = async () => {
      const app = postgres(old.url, { max: 1, connection: { role: 'meridia_app' } });
      await app.begin(async (tx) => {
        await tx`select set_config('app.user_id', ${reader}, true)`;
        await tx`
          insert into access_log (id, actor_id, actor_role, action, subject_id, owner_id, created_at)
          values (default, ${reader}, 'therapist', 'avaliacao.read', gen_random_uuid(), ${reader}, default)`;
      });
      await app.end();
    };
    for (let read = 0; read < 3; read += 1) await asBefore();
    const rows = await old.sql`select * from access_log order by id`;
    expect(rows).toHaveLength(3);
    await migrateDatabase(old.url);
    const opened = openDatabase(old.url, { poolSize: 2 });
    expect(await verifyChain(opened)).toEqual({ rows: 0, older: 3, last: null, broken: null });
    // A process of that release may still run beside the first process of this one.
    await asBefore();
    opened.reads.note(
      { type: 'user', id: reader, role: 'therapist', sessionId: '' },
      { action: 'foto.read', subjectId: reader },
    );
    await opened.reads.flush();
    expect(await verifyChain(opened)).toMatchObject({ rows: 2, older: 3, last: { id: 5 }, broken: null });
    const kept = await old.sql`select id, actor_id, subject_id, created_at from access_log where id <= 3 order by id`;
    expect(kept).toEqual(
      rows.map(({ id, actor_id, subject_id, created_at }) => ({ id, actor_id, subject_id, created_at })),
    );
    await opened.close();
    await old.drop();
  });
});
