import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../support/eventually.ts';
import type { Therapist } from './therapist.ts';
import type { World } from './world.ts';

/** Sends all delayed mail at once, and reads the outbox when none is left. @returns the messages as their files contain them */
export async function readOutbox({ sql, env }: World, { userId }: Therapist): Promise<string[]> {
  await sql`update pgboss.job set start_after = now() where name = 'mail.send' and state = 'created'`;
  await eventually(
    async () => {
      const [row] = await sql<{ waiting: number }[]>`
        select count(*)::int as waiting from mails where account_id = ${userId} and sent_at is null and dropped_at is null`;
      return row?.waiting === 0 ? true : null;
    },
    'the mails to go out',
    120_000,
  );
  const dir = join(env.DATA_DIR ?? '', 'outbox');
  const names = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')));
}
