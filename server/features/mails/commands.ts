import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { accounts, mails } from '@meridia/drizzle/schema.ts';
import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';
import { priorityOfKind, sendMailJob } from './jobs.ts';

export interface NewMail {
  accountId: string;
  kind: (typeof mails.$inferInsert)['kind'];
  /**
   * The avaliacao of `report_ready` and `report_failed`, the plan change of `plan_changed`, the announcement of `new_price`, the
   * invitation of `intake_…`, the thread of `support_answered`, the key of `api_key_created`, the address of `webhook_disabled`.
   */
  subjectId?: string;
  /** At most one message per account and key. */
  dedupeKey?: string;
  startAfterSeconds?: number;
}

/** Queues a mail in the caller's transaction. It is sent only if the transaction commits. */
export async function queueMail(
  { queue }: Pick<Deps, 'queue'>,
  tx: Tx,
  { startAfterSeconds = 0, ...mail }: NewMail,
): Promise<void> {
  const [written] = await tx.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id });
  if (!written) return;
  await queue.send(tx, sendMailJob, { mailId: written.id }, { startAfterSeconds, priority: priorityOfKind[mail.kind] });
}

/**
 * Mails the account with this address, if it exists and `only` is true for it. For an unknown address it does the same work: two
 * counters, one statement and one job, which then finds no mail. The answer never comes before `answerMs`. So neither the answer nor its
 * time tells who has an account.
 * @throws TOO_MANY_REQUESTS, counted for unknown addresses too
 */
export async function mailToAddress(
  deps: Deps,
  { email, kind, network }: { email: string; kind: 'confirmation' | 'recovery'; network: string },
  only?: SQL,
): Promise<void> {
  await deps.limits.take('mailNetwork', network);
  await deps.limits.take('mailAddress', `${kind} ${email}`);
  const sent = asSystem(deps.database, async (tx) => {
    const [mail] = await tx.execute<{ id: string }>(sql`
      insert into mails (account_id, kind) select ${accounts.id}, ${kind} from ${accounts}
      where ${and(eq(accounts.email, email), only)} returning id`);
    const options = { priority: priorityOfKind[kind] };
    await deps.queue.send(tx, sendMailJob, { mailId: mail?.id ?? randomUUID() }, options);
  });
  await Promise.all([sent, setTimeout(answerMs)]);
}

/** Several times longer than the statements take. The extra row of a known address takes a tenth of this. */
const answerMs = 50;

export type MailRow = typeof mails.$inferSelect;

/** Longer than sending a mail may take, but shorter than the wait for the next try after a worker died: 120 s plus the retry's delay. */
const claimSeconds = 100;

/** Another worker holds the mail. Whether it will be sent is not yet known. */
export const mailBusy = Symbol('mail is being sent');

/**
 * Claims a mail for sending. Only one of several workers gets it.
 * @returns null when there is nothing left to send, mailBusy while another worker holds the mail
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

/**
 * Ends the claim: the mail was sent, was given up, or waits for another try.
 * @param failure code of the error because of which the mail was given up
 */
export async function settleMail(
  database: Database,
  id: string,
  outcome: 'sent' | 'dropped' | 'again',
  failure: string | null = null,
): Promise<void> {
  const now = sql`now()`;
  await database.system
    .update(mails)
    .set({
      claimedAt: null,
      ...(outcome === 'sent' && { sentAt: now }),
      ...(outcome === 'dropped' && { droppedAt: now, failure }),
    })
    .where(eq(mails.id, id));
}

/**
 * Sends a mail that was given up again, with new tries and with current words and link. Records the action.
 * @throws NOT_FOUND when the mail is not among the failed ones, also when somebody has just sent it again
 */
export function retryMail(deps: Pick<Deps, 'database' | 'queue'>, adminId: string, id: string): Promise<void> {
  return asSystem(deps.database, async (tx) => {
    const [mail] = await tx
      .update(mails)
      .set({ droppedAt: null, failure: null, claimedAt: null })
      .where(and(eq(mails.id, id), isNull(mails.sentAt), isNotNull(mails.failure)))
      .returning({ kind: mails.kind, accountId: mails.accountId });
    if (!mail) throw new AppError('NOT_FOUND', 'Esta mensagem não está mais na lista de falhas.');
    await deps.queue.send(tx, sendMailJob, { mailId: id }, { priority: priorityOfKind[mail.kind] });
    await recordAdminAction(tx, { actorId: adminId, action: 'mail.retry', subjectId: id, details: mail });
  });
}
