import {
  accounts,
  avaliacoes,
  freeUnitMarks,
  mails,
  planChanges,
  profiles,
  subscriptionPlans,
  usageMovements,
} from '@meridia/drizzle/schema.ts';
import { readAvaliacaoStatus } from '@meridia/shared/avaliacao-status.ts';
import type { FailedMail } from '@meridia/shared/queue-health.ts';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';

export interface Recipient {
  accountId: string;
  email: string;
  nomeCompleto: string;
  emailConfirmed: boolean;
  /** True when the person has had the welcome bonus, also in another account. */
  welcomed: boolean;
  blocked: boolean;
  /** True when the person wants mail beyond mail about the account itself. */
  emailNotices: boolean;
}

/** Null when the account no longer exists. */
export async function readRecipient(database: Database, accountId: string): Promise<Recipient | null> {
  const [row] = await database.system
    .select({
      email: accounts.email,
      nomeCompleto: profiles.nomeCompleto,
      emailConfirmedAt: accounts.emailConfirmedAt,
      blockedAt: accounts.blockedAt,
      emailNotices: accounts.emailNotices,
      welcomed: sql<boolean>`${freeUnitMarks.welcomedAt} is not null`,
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.id, accounts.id))
    .leftJoin(freeUnitMarks, eq(freeUnitMarks.mark, accounts.mailboxMark))
    .where(eq(accounts.id, accountId));
  if (!row) return null;
  const { emailConfirmedAt, blockedAt, ...rest } = row;
  return { accountId, ...rest, emailConfirmed: emailConfirmedAt !== null, blocked: blockedAt !== null };
}

/** The result of a report that its therapist has not seen yet; null while the report is being made, and after the therapist saw it. */
export async function readReportNews(
  database: Database,
  avaliacaoId: string,
): Promise<{ failed: boolean; unitReturned: boolean; hasReport: boolean } | null> {
  const [row] = await database.system
    .select({
      status: avaliacoes.status,
      finishedAt: avaliacoes.finishedAt,
      seenAt: avaliacoes.seenAt,
      failed: avaliacoes.comErro,
      unitReturned: sql<boolean>`${usageMovements.id} is not null`,
    })
    .from(avaliacoes)
    .leftJoin(
      usageMovements,
      and(
        eq(usageMovements.avaliacaoId, avaliacoes.id),
        eq(usageMovements.ciclo, avaliacoes.ciclo),
        eq(usageMovements.kind, 'refund'),
      ),
    )
    .where(eq(avaliacoes.id, avaliacaoId));
  if (!row?.finishedAt || row.seenAt || row.status === 'pendente') return null;
  const { failed, unitReturned } = row;
  return { failed, unitReturned, hasReport: readAvaliacaoStatus(row.status) === 'finalizado' };
}

/** The last plan change, with the name of the plan before it; null when there was none. */
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

/** Mails that were given up, newest first. */
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
