import { mails } from '@meridia/drizzle/schema.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { sendMailJob } from './jobs.ts';

export interface NewMail {
  accountId: string;
  kind: (typeof mails.$inferInsert)['kind'];
  /** The avaliacao of `report_ready`. */
  subjectId?: string;
  /** At most one message per account and key. */
  dedupeKey?: string;
  startAfterSeconds?: number;
}

/** Asks for a message inside the caller's transaction: it goes out only if that commits. */
export async function queueMail(
  { queue }: Pick<Deps, 'queue'>,
  tx: Tx,
  { startAfterSeconds = 0, ...mail }: NewMail,
): Promise<void> {
  const [written] = await tx.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id });
  if (written) await queue.send(tx, sendMailJob, { mailId: written.id }, { startAfterSeconds });
}
