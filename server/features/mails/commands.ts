import { mails } from '@meridia/drizzle/schema.ts';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { sendMailJob } from './jobs.ts';

export interface NewMail {
  accountId: string;
  kind: (typeof mails.$inferInsert)['kind'];
  /** The avaliacao of `report_ready`, the plan change of `plan_changed`. */
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

export type MailRow = typeof mails.$inferSelect;

/** Longer than a message may take to send, shorter than its job's next try after a worker died: 120 s, then the retry's delay. */
const claimSeconds = 100;

/** A living worker holds the message: whether it goes out is not yet known. */
export const mailBusy = Symbol('mail is being sent');

/**
 * Takes a message for sending: of any number of workers one gets it.
 * @returns null when there is nothing to send any more, mailBusy while another worker is at it.
 */
export async function claimMail(database: Database, id: string): Promise<MailRow | null | typeof mailBusy> {
  const open = and(eq(mails.id, id), isNull(mails.sentAt), isNull(mails.droppedAt));
  const [claimed] = await database.system
    .update(mails)
    .set({ claimedAt: sql`now()` })
    .where(
      and(open, or(isNull(mails.claimedAt), lt(mails.claimedAt, sql`now() - make_interval(secs => ${claimSeconds})`))),
    )
    .returning();
  if (claimed) return claimed;
  const [busy] = await database.system.select({ id: mails.id }).from(mails).where(open);
  return busy ? mailBusy : null;
}

/** Ends the claim: sent, given up, or back for another try. */
export async function settleMail(database: Database, id: string, outcome: 'sent' | 'dropped' | 'again'): Promise<void> {
  const now = sql`now()`;
  await database.system
    .update(mails)
    .set({
      claimedAt: null,
      ...(outcome === 'sent' && { sentAt: now }),
      ...(outcome === 'dropped' && { droppedAt: now }),
    })
    .where(eq(mails.id, id));
}
