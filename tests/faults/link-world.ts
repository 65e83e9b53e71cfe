import type postgres from 'postgres';
import { startAppProcess } from '../support/app-process.ts';
import { dumpTables, tablesWith } from '../support/dump-tables.ts';
import { createWorld } from './world.ts';

/** For links that open something without an account: two processes on one database, and a third one with limits. */
export async function openLinkWorld() {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const one = await startAppProcess({ ...world.env, ROLE: 'web' });
  const two = await startAppProcess({ ...world.env, ROLE: 'web' });
  const guarded = await startAppProcess({ ...world.env, ROLE: 'web', LIMITS: 'on' });
  return {
    world,
    sql: world.sql,
    one,
    two,
    guarded,
    close: async () => {
      for (const app of [one, two, guarded]) await app.stop();
      await world.close();
    },
  };
}

/** How many of these words stand in a dump of all tables. */
export async function countInDatabase(sql: postgres.Sql, words: readonly string[]): Promise<number> {
  const dump = await dumpTables(sql);
  return words.filter((word) => tablesWith(dump, [word]).length > 0).length;
}
