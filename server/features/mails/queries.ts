import { accounts, avaliacoes, mails, planChanges, profiles, subscriptionPlans } from '@meridia/drizzle/schema.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao.ts';
import type { FailedMail } from '@meridia/shared/queue-health.ts';
import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

export interface Recipient {
  accountId: string;
  email: string;
  nomeCompleto: string;
  emailConfirmed: boolean;
  blocked: boolean;
  /** Wants mail beyond what concerns the account itself. */
  emailNotices: boolean;
}

/** Null when the account is gone. */
export async function readRecipient(database: Database, accountId: string): Promise<Recipient | null> {
  const [row] = await database.system
    .select({
      email: accounts.email,
      nomeCompleto: profiles.nomeCompleto,
      emailConfirmedAt: accounts.emailConfirmedAt,
      blockedAt: accounts.blockedAt,
      emailNotices: accounts.emailNotices,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .where(eq(accounts.id, accountId));
  if (!row) return null;
  const { emailConfirmedAt, blockedAt, ...rest } = row;
  return { accountId, ...rest, emailConfirmed: emailConfirmedAt !== null, blocked: blockedAt !== null };
}

/** Whether a report is there to be read and its therapist has not looked at it since it was finished. */
export async function isReportUnread(database: Database, avaliacaoId: string): Promise<boolean> {
  const [row] = await database.system
    .select({ status: avaliacoes.status, finishedAt: avaliacoes.finishedAt, seenAt: avaliacoes.seenAt })
    .from(avaliacoes)
    .where(eq(avaliacoes.id, avaliacaoId));
  return row?.finishedAt != null && readAvaliacaoStatus(row.status) === 'finalizado' && !row.seenAt;
}

/** The change that brought the plan in force, with the name of the plan before it; null when there was none. */
export async function readLastPlanChange(
  database: Database,
  accountId: string,
): Promise<{ id: string; from: string } | null> {
  const [change] = await database.system
    .select({ id: planChanges.id, from: subscriptionPlans.name })
    .from(planChanges)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, planChanges.fromPlanId))
    .where(eq(planChanges.accountId, accountId))
    .orderBy(desc(planChanges.createdAt), desc(planChanges.id))
    .limit(1);
  return change ?? null;
}

const shownFailed = 100;

/** Messages that were given up, newest first. */
export async function listFailedMails({ system }: Database): Promise<FailedMail[]> {
  const rows = await system
    .select({
      id: mails.id,
      kind: mails.kind,
      accountId: mails.accountId,
      nomeCompleto: profiles.nomeCompleto,
      failure: mails.failure,
      droppedAt: mails.droppedAt,
    })
    .from(mails)
    .innerJoin(profiles, eq(profiles.id, mails.accountId))
    .where(isNotNull(mails.failure))
    .orderBy(desc(mails.droppedAt), mails.id)
    .limit(shownFailed);
  return rows.flatMap(({ id, kind, accountId, nomeCompleto, failure, droppedAt }) =>
    failure && droppedAt
      ? [{ id, kind, account: { id: accountId, nomeCompleto }, failure, failedAt: droppedAt.toISOString() }]
      : [],
  );
}

export async function countFailedMails({ system }: Database): Promise<number> {
  const [row] = await system
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(mails)
    .where(isNotNull(mails.failure));
  return row?.count ?? 0;
}
