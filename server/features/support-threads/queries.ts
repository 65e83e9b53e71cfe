import { supportMessages, supportPictures, supportThreads } from '@meridia/drizzle/schema.ts';
import { pageSizes } from '@meridia/shared/pagination.ts';
import {
  fewestAnswers,
  type SupportFigures,
  type SupportPageCursor,
  type SupportPriority,
  type SupportTerms,
  type SupportThread,
  supportPriorities,
  type ThreadDetail,
} from '@meridia/shared/support-thread.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db, Tx } from '../../db/client.ts';
import { cutPage, type Page } from '../../db/keyset.ts';
import { asUser } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { readCapabilities } from '../subscriptions/queries.ts';
import { requireMessage, requireThread } from './policy.ts';
import { presentMessage, presentThread } from './present.ts';
import { canReply } from './rules.ts';

/** One's own threads, the last written first. */
export async function listThreads(
  database: Database,
  actor: UserActor,
  cursor: SupportPageCursor | null,
): Promise<Page<SupportThread, SupportPageCursor>> {
  const rows = await asUser(database, actor, (tx) =>
    tx
      .select()
      .from(supportThreads)
      .where(
        and(
          eq(supportThreads.accountId, actor.id),
          cursor
            ? sql`(${supportThreads.lastMessageAt}, ${supportThreads.id}) < (${cursor.lastMessageAt}::timestamptz, ${cursor.id}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(supportThreads.lastMessageAt), desc(supportThreads.id))
      .limit(pageSizes.default + 1),
  );
  return cutPage(rows.map(presentThread), pageSizes.default, ({ lastMessageAt, id }) => ({ lastMessageAt, id }));
}

/** One's own thread with its messages. @throws SUPPORT_THREAD_NOT_FOUND */
export function readThread(database: Database, actor: UserActor, id: string): Promise<ThreadDetail> {
  return asUser(database, actor, async (tx) => {
    const thread = await requireThread(tx, actor, id);
    const messages = await listMessages(tx, thread.id);
    return { ...presentThread(thread), messages: messages.map(presentMessage), canReply: canReply(thread) };
  });
}

/** The messages of a thread, oldest first. */
export function listMessages(tx: Tx, threadId: string) {
  return tx
    .select({
      id: supportMessages.id,
      author: supportMessages.author,
      adminId: supportMessages.adminId,
      text: supportMessages.text,
      createdAt: supportMessages.createdAt,
      picture: sql<boolean>`${supportPictures.messageId} is not null`,
    })
    .from(supportMessages)
    .leftJoin(supportPictures, eq(supportPictures.messageId, supportMessages.id))
    .where(eq(supportMessages.threadId, threadId))
    .orderBy(asc(supportMessages.number));
}

/** The picture of one's own message; null when it has none. @throws SUPPORT_THREAD_NOT_FOUND */
export function readPicture(database: Database, actor: UserActor, messageId: string): Promise<Buffer | null> {
  return asUser(database, actor, async (tx) => findPicture(tx, (await requireMessage(tx, actor, messageId)).id));
}

export async function findPicture(tx: Tx, messageId: string): Promise<Buffer | null> {
  const [row] = await tx
    .select({ jpeg: supportPictures.jpeg })
    .from(supportPictures)
    .where(eq(supportPictures.messageId, messageId));
  return row?.jpeg ?? null;
}

/** How long an answer took lately, for this person's plan, and the channel that the plan includes. */
export async function readTerms(
  deps: Pick<Deps, 'database' | 'queue' | 'config'>,
  actor: UserActor,
): Promise<SupportTerms> {
  const { suporte } = await readCapabilities(deps, actor);
  const measured = (await measureAnswers(deps.database.system)).get(suporte);
  return {
    answerMinutes: measured && measured.answers >= fewestAnswers ? measured.medianMinutes : null,
    channel: suporte === 'continuo' ? (deps.config.SUPPORT_24H_CHANNEL ?? null) : null,
  };
}

/** The same for admins, with who waits, for each priority. */
export async function readFigures({ system }: Database): Promise<SupportFigures> {
  const [measured, waiting] = await Promise.all([measureAnswers(system), countWaiting(system)]);
  return supportPriorities.map((priority) => ({
    priority,
    answers: 0,
    medianMinutes: null,
    slowMinutes: null,
    ...measured.get(priority),
    waiting: waiting.get(priority)?.count ?? 0,
    waitingSince: waiting.get(priority)?.since ?? null,
  }));
}

interface Measured {
  answers: number;
  medianMinutes: number;
  slowMinutes: number;
}

/** First answers of the last 30 days: the middle of their times, and the time within which nine of ten came. */
async function measureAnswers(db: Db): Promise<Map<SupportPriority, Measured>> {
  const minutes = sql`extract(epoch from ${supportThreads.firstAnsweredAt} - ${supportThreads.createdAt}) / 60`;
  const rows = await db
    .select({
      priority: supportThreads.firstAnsweredPriority,
      answers: sql<number>`count(*)::int`,
      medianMinutes: sql<number>`round(percentile_cont(0.5) within group (order by ${minutes}))::int`,
      slowMinutes: sql<number>`round(percentile_cont(0.9) within group (order by ${minutes}))::int`,
    })
    .from(supportThreads)
    .where(sql`${supportThreads.firstAnsweredAt} > now() - interval '30 days'`)
    .groupBy(supportThreads.firstAnsweredPriority);
  return new Map(rows.flatMap(({ priority, ...measured }) => (priority ? [[priority, measured] as const] : [])));
}

async function countWaiting(db: Db) {
  const rows = await db
    .select({
      priority: supportThreads.priority,
      count: sql<number>`count(*)::int`,
      since: sql<Date>`min(${supportThreads.waitingSince})`.mapWith(supportThreads.waitingSince),
    })
    .from(supportThreads)
    .where(eq(supportThreads.state, 'open'))
    .groupBy(supportThreads.priority);
  return new Map(rows.map(({ priority, count, since }) => [priority, { count, since: since.toISOString() }]));
}

/** The subject of a thread whose last word is support's; null when the person has written since, or the thread is gone. */
export async function readAnsweredSubject({ system }: Database, threadId: string) {
  const [last] = await system
    .select({ author: supportMessages.author, subject: supportThreads.subject })
    .from(supportMessages)
    .innerJoin(supportThreads, eq(supportThreads.id, supportMessages.threadId))
    .where(eq(supportMessages.threadId, threadId))
    .orderBy(desc(supportMessages.number))
    .limit(1);
  return last?.author === 'support' ? last.subject : null;
}
