import type { LimitName } from '@meridia/server/auth/limits.ts';
import type { TestApp } from './test-app.ts';

/** Reads and sets the tries that a limit has counted for a key, past the limit itself. */
export function triesIn(app: TestApp) {
  const rowOf = async (limit: LimitName, key: string) =>
    `${limit}:${await app.deps.secretBox.mark(key, 'rate-limits')}`;
  return {
    async read(limit: LimitName, key: string): Promise<number> {
      const [row] = await app.database.sql<{ points: number }[]>`
        select points from rate_limits where key = ${await rowOf(limit, key)}`;
      return row?.points ?? 0;
    },
    async set(limit: LimitName, key: string, tries: number): Promise<void> {
      await app.database.sql`
        insert into rate_limits (key, points, expire)
        values (${await rowOf(limit, key)}, ${tries}, ${Date.now() + 60 * 60_000})`;
    },
  };
}
