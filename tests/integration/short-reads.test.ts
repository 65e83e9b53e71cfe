import type { UserActor } from '@meridia/server/auth/actor.ts';
import { type Database, openDatabase, type PoolName } from '@meridia/server/db/client.ts';
import { readAsUser } from '@meridia/server/db/tx.ts';
import { listAvaliacoes } from '@meridia/server/features/avaliacoes/queries.ts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/test-database.ts';

const actor: UserActor = {
  type: 'user',
  id: '00000000-0000-4000-8000-000000000001',
  role: 'therapist',
  sessionId: 's',
};
let copy: TestDatabase;
let database: Database;
const asked: PoolName[] = [];
beforeAll(async () => {
  copy = await cloneDatabase(inject('templateUrl'));
  database = openDatabase(copy.url, {
    poolSize: 3,
    watch: (pool) => ({
      onStatement: () => {
        asked.push(pool);
        return () => {};
      },
      onConnected: () => {},
      onTransaction: () => {},
    }),
  });
});
afterAll(async () => {
  await database.close();
  await copy.drop();
});

const server = (short?: boolean) =>
  readAsUser<{ pid: number }>(
    database,
    actor,
    'select pg_backend_pid() as pid',
    [],
    short === undefined ? {} : { short },
  );

describe('short reads', () => {
  it('share one connection, which the others do not use', async () => {
    const short = (await Promise.all(Array.from({ length: 5 }, () => server()))).flat().map(({ pid }) => pid);
    expect(new Set(short).size).toBe(1);
    const [other] = await server(false);
    expect(short).not.toContain(other?.pid);
  });

  it('do not wait for a read that is not short', async () => {
    const ended: string[] = [];
    await Promise.all([
      readAsUser(database, actor, 'select pg_sleep(1)::text', [], { short: false }).then(() => ended.push('long')),
      server().then(() => ended.push('short')),
    ]);
    expect(ended).toEqual(['short', 'long']);
  });

  it.each([
    [{}, 'quick'],
    [{ cursor: { createdAt: '2026-11-21T12:00:00Z', id: actor.id } }, 'quick'],
    [{ search: 'ombro' }, 'app'],
    [{ status: 'pendente' }, 'app'],
    [{ assinatura: 'assinado' }, 'app'],
    [{ from: '2026-11-01' }, 'app'],
  ] as const)('are pages of the history without a filter: %j', async (filters, pool) => {
    asked.length = 0;
    await listAvaliacoes(database, actor, { limit: 20, ...filters });
    expect(asked).toEqual([pool]);
  });
});
