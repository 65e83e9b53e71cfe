import { randomUUID } from 'node:crypto';
import { supportMessages, supportPictures, supportThreads } from '@meridia/drizzle/schema.ts';
import { storeText } from '@meridia/drizzle/stored.ts';
import {
  type AnswerThread,
  type CloseThreadAsAdmin,
  type OpenThread,
  type ReplyThread,
  type SupportPriority,
  supportLimits,
  type WrittenMessage,
} from '@meridia/shared/support-thread.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Visitor } from '../../auth/visitor.ts';
import { withTries } from '../../auth/with-tries.ts';
import type { Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asSystem, asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps, PictureOwner } from '../../ports.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';
import { queueMail } from '../mails/commands.ts';
import { readCapabilities, readSubscription } from '../subscriptions/queries.ts';
import { requireMessage, requireThread, threadNotFound } from './policy.ts';
import type { ThreadRow } from './present.ts';
import { canReply, takesPicture } from './rules.ts';

type Sender = Pick<Visitor, 'network'>;

/**
 * Begins a thread with its first message. The plan decides the priority. The same key always gets the same message.
 * @throws SUPPORT_LIMIT when too many threads wait or are kept; TOO_MANY_REQUESTS
 */
export async function openThread(
  deps: Deps,
  actor: UserActor,
  { subject, text, context, idempotencyKey }: OpenThread,
  sender: Sender,
): Promise<WrittenMessage> {
  const [{ suporte: priority }, { planName }] = await Promise.all([
    readCapabilities(deps, actor),
    readSubscription(deps, actor),
  ]);
  return write(deps, actor, sender, idempotencyKey, async (tx) => {
    await assertRoomForThread(tx, actor);
    const [thread] = await tx
      .insert(supportThreads)
      .values({ ...context, accountId: actor.id, subject, priority, planName, waitingSince: sql`now()` })
      .returning();
    if (!thread) throw new Error('insert returned no row');
    return writeMessage(tx, thread, { author: 'person', adminId: null, text, idempotencyKey });
  });
}

/**
 * Adds a message to one's own thread, which then waits for support again, also when it was closed.
 * @throws SUPPORT_THREAD_NOT_FOUND; SUPPORT_LIMIT when the thread is full or too many wait; TOO_MANY_REQUESTS
 */
export async function replyToThread(
  deps: Deps,
  actor: UserActor,
  { threadId, text, idempotencyKey }: ReplyThread,
  sender: Sender,
): Promise<WrittenMessage> {
  const { suporte: priority } = await readCapabilities(deps, actor);
  return write(deps, actor, sender, idempotencyKey, async (tx) => {
    const thread = await requireThread(tx, actor, threadId, { lock: true });
    if (thread.state !== 'open') await assertFewWait(tx, actor);
    await tx.update(supportThreads).set(waiting(priority)).where(eq(supportThreads.id, thread.id));
    return writeMessage(tx, thread, { author: 'person', adminId: null, text, idempotencyKey });
  });
}

/** Ends one's own thread. Idempotent; a reply opens it again. @throws SUPPORT_THREAD_NOT_FOUND */
export function closeThread(
  { database }: Pick<Deps, 'database'>,
  actor: UserActor,
  { threadId }: { threadId: string },
): Promise<void> {
  return asUser(database, actor, async (tx) => {
    const thread = await requireThread(tx, actor, threadId, { lock: true });
    if (thread.state === 'closed') return;
    await tx
      .update(supportThreads)
      .set({ ...closed, revision: thread.revision + 1 })
      .where(eq(supportThreads.id, thread.id));
    await notifyAccountChanged(tx, actor.id, 'support');
  });
}

/**
 * Re-encodes a picture and adds it to one's own message of the last hour, which has at most one.
 * @throws SUPPORT_THREAD_NOT_FOUND, also when it is too late; SUPPORT_LIMIT when the account has no room; FOTO_* for what is no picture
 */
export async function storePicture(
  deps: Deps,
  actor: UserActor,
  messageId: string,
  upload: { owner: PictureOwner; bytes: Buffer; signal: AbortSignal },
): Promise<void> {
  const jpeg = await deps.images.takeScreenshot(upload.owner, upload.bytes, upload.signal);
  await asUser(deps.database, actor, async (tx) => {
    await oneAtATime(tx, `support ${actor.id}`);
    await admitPicture(tx, actor, messageId);
    await assertRoomForPicture(tx, actor, jpeg.byteLength);
    await tx.insert(supportPictures).values({ messageId, accountId: actor.id, jpeg }).onConflictDoNothing();
    await notifyAccountChanged(tx, actor.id, 'support');
  });
}

/** Checks before a picture arrives whether it may come. @throws SUPPORT_THREAD_NOT_FOUND, SUPPORT_LIMIT */
export function makeRoomForPicture({ database }: Pick<Deps, 'database'>, actor: UserActor, messageId: string) {
  return asUser(database, actor, async (tx) => {
    await admitPicture(tx, actor, messageId);
    await assertRoomForPicture(tx, actor, 1);
  });
}

async function admitPicture(tx: Tx, actor: UserActor, messageId: string): Promise<void> {
  const message = await requireMessage(tx, actor, messageId);
  if (!takesPicture(message, new Date())) throw threadNotFound();
}

async function assertRoomForPicture(tx: Tx, actor: UserActor, bytes: number): Promise<void> {
  const [held] = await tx
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${supportPictures.jpeg})), 0)::float8` })
    .from(supportPictures)
    .where(eq(supportPictures.accountId, actor.id));
  if ((held?.bytes ?? 0) + bytes <= supportLimits.maxPictureBytes) return;
  throw new AppError(
    'SUPPORT_LIMIT',
    'Não há mais espaço para imagens nas suas mensagens. A mensagem foi enviada sem ela.',
  );
}

/**
 * Answers a thread, by the thread itself and by a mail that says so. Of two admins who answer the same message the second is told.
 * @throws SUPPORT_THREAD_NOT_FOUND; SUPPORT_CONFLICT when the thread has changed since the admin read it; SUPPORT_LIMIT when it is full
 */
export function answerThread(
  deps: Pick<Deps, 'database' | 'queue'>,
  admin: UserActor,
  { threadId, revision, text, close, idempotencyKey }: AnswerThread,
): Promise<WrittenMessage> {
  return asSystem(deps.database, async (tx) => {
    const thread = await lockThread(tx, threadId);
    const same = await findWritten(tx, thread.accountId, idempotencyKey);
    if (same) return same;
    assertUnchanged(thread, revision);
    const written = await writeMessage(tx, thread, { author: 'support', adminId: admin.id, text, idempotencyKey });
    await tx
      .update(supportThreads)
      .set({
        ...(close ? closed : { state: 'answered', waitingSince: null, closedAt: null }),
        firstAnsweredAt: sql`coalesce(${supportThreads.firstAnsweredAt}, now())`,
        firstAnsweredPriority: sql`coalesce(${supportThreads.firstAnsweredPriority}, ${supportThreads.priority})`,
      })
      .where(eq(supportThreads.id, thread.id));
    await queueMail(deps, tx, {
      accountId: thread.accountId,
      kind: 'support_answered',
      subjectId: thread.id,
      dedupeKey: `support_answered ${written.messageId}`,
    });
    await recordAdminAction(tx, {
      actorId: admin.id,
      action: 'support.answer',
      subjectId: thread.accountId,
      details: { threadId, messageId: written.messageId, closed: close },
    });
    return written;
  });
}

/** Ends a thread without an answer. Idempotent. @throws SUPPORT_THREAD_NOT_FOUND, SUPPORT_CONFLICT */
export function closeThreadAsAdmin(
  { database }: Pick<Deps, 'database'>,
  admin: UserActor,
  { threadId, revision }: CloseThreadAsAdmin,
): Promise<void> {
  return asSystem(database, async (tx) => {
    const thread = await lockThread(tx, threadId);
    if (thread.state === 'closed') return;
    assertUnchanged(thread, revision);
    await tx
      .update(supportThreads)
      .set({ ...closed, revision: thread.revision + 1 })
      .where(eq(supportThreads.id, thread.id));
    await notifyAccountChanged(tx, thread.accountId, 'support');
    await recordAdminAction(tx, {
      actorId: admin.id,
      action: 'support.close',
      subjectId: thread.accountId,
      details: { threadId },
    });
  });
}

const closed = { state: 'closed', waitingSince: null, closedAt: sql`now()` } as const;

const waiting = (priority: SupportPriority) =>
  ({
    state: 'open',
    priority,
    waitingSince: sql`coalesce(${supportThreads.waitingSince}, now())`,
    closedAt: null,
  }) as const;

/** Takes the tries of a message, and finds one that was written before with the same key. */
function write(
  { database, limits }: Pick<Deps, 'database' | 'limits'>,
  actor: UserActor,
  { network }: Sender,
  idempotencyKey: string,
  work: (tx: Tx) => Promise<WrittenMessage>,
): Promise<WrittenMessage> {
  const tries = [['supportMessage', actor.id] as const, ['supportNetwork', network] as const];
  return withTries(limits, tries, async (spend) => {
    const { written, fresh } = await asUser(database, actor, async (tx) => {
      // Parallel messages of one account take turns here, so that together they cannot exceed what is kept.
      await oneAtATime(tx, `support ${actor.id}`);
      const same = await findWritten(tx, actor.id, idempotencyKey);
      return same ? { written: same, fresh: false } : { written: await work(tx), fresh: true };
    });
    if (fresh) spend();
    return written;
  });
}

async function findWritten(tx: Tx, accountId: string, idempotencyKey: string): Promise<WrittenMessage | null> {
  const [same] = await tx
    .select({ threadId: supportMessages.threadId, messageId: supportMessages.id })
    .from(supportMessages)
    .where(and(eq(supportMessages.accountId, accountId), eq(supportMessages.idempotencyKey, idempotencyKey)));
  return same ?? null;
}

/** The caller holds the lock of the thread, or has just made it. @throws SUPPORT_LIMIT */
async function writeMessage(
  tx: Tx,
  thread: Pick<ThreadRow, 'id' | 'accountId' | 'messageCount' | 'revision'>,
  {
    text,
    ...message
  }: Pick<typeof supportMessages.$inferInsert, 'author' | 'adminId' | 'idempotencyKey'> & { text: string },
): Promise<WrittenMessage> {
  if (!canReply(thread)) {
    throw new AppError('SUPPORT_LIMIT', 'Esta conversa já tem 100 mensagens. Comece outra.');
  }
  const number = thread.messageCount + 1;
  const id = randomUUID();
  const [written] = await tx
    .insert(supportMessages)
    .values({ ...message, id, text: storeText(text, id), threadId: thread.id, accountId: thread.accountId, number })
    .returning({ threadId: supportMessages.threadId, messageId: supportMessages.id });
  if (!written) throw new Error('insert returned no row');
  await tx
    .update(supportThreads)
    .set({ messageCount: number, lastMessageAt: sql`now()`, revision: thread.revision + 1 })
    .where(eq(supportThreads.id, thread.id));
  await notifyAccountChanged(tx, thread.accountId, 'support');
  return written;
}

async function lockThread(tx: Tx, id: string): Promise<ThreadRow> {
  const [thread] = await tx.select().from(supportThreads).where(eq(supportThreads.id, id)).for('update');
  if (!thread) throw threadNotFound();
  return thread;
}

function assertUnchanged(thread: ThreadRow, revision: number): void {
  if (thread.revision === revision) return;
  throw new AppError('SUPPORT_CONFLICT', 'Esta conversa mudou enquanto você escrevia. Leia o que há de novo.');
}

async function assertRoomForThread(tx: Tx, actor: UserActor): Promise<void> {
  await assertFewWait(tx, actor);
  if ((await tx.$count(supportThreads, eq(supportThreads.accountId, actor.id))) < supportLimits.maxThreads) return;
  throw new AppError('SUPPORT_LIMIT', 'Você já tem 200 conversas guardadas. Continue em uma delas.');
}

async function assertFewWait(tx: Tx, actor: UserActor): Promise<void> {
  const waiting = and(eq(supportThreads.accountId, actor.id), eq(supportThreads.state, 'open'));
  if ((await tx.$count(supportThreads, waiting)) < supportLimits.maxWaiting) return;
  throw new AppError('SUPPORT_LIMIT', 'Cinco das suas conversas já esperam resposta. Continue em uma delas.');
}
