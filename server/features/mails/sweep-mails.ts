import { mails } from '@meridia/drizzle/schema.ts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../../ports.ts';

/** How many days the row of a mail is kept. */
const keptDays = 90;

/** Removes mails that were sent or given up long ago, and old ones that are still open because their job was lost. */
export async function sweepMails({ database }: Pick<Deps, 'database'>): Promise<void> {
  await database.system
    .delete(mails)
    .where(
      sql`coalesce(${mails.sentAt}, ${mails.droppedAt}, ${mails.createdAt}) < now() - make_interval(days => ${keptDays})`,
    );
}
