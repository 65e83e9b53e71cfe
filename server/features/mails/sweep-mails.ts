import { mails } from '@meridia/drizzle/schema.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../ports.ts';

/** Days that the trace of a message is kept. */
const keptDays = 90;

/** Removes what was sent or given up long ago, and what lost its job that long ago. */
export async function sweepMails({ database }: Pick<Deps, 'database'>): Promise<void> {
  await database.system
    .delete(mails)
    .where(
      sql`coalesce(${mails.sentAt}, ${mails.droppedAt}, ${mails.createdAt}) < now() - make_interval(days => ${keptDays})`,
    );
}
