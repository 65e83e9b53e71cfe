import { profiles, supportMessages, supportThreads } from '@meridia/drizzle/schema.ts';
import type { AdminThreadDetail } from '@meridia/shared/support-thread.ts';
import { eq, inArray } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { recordAccess } from '../access-log/commands.ts';
import { threadNotFound } from './policy.ts';
import { presentMessage, presentToAdmin } from './present.ts';
import { findPicture, listMessages } from './queries.ts';
import { canReply } from './rules.ts';

/**
 * A thread with its messages, for an admin. A message may hold what it must not, data of a client, so its person finds this reading in
 * the access log. @throws SUPPORT_THREAD_NOT_FOUND
 */
export function readThreadAsAdmin(database: Database, admin: UserActor, id: string): Promise<AdminThreadDetail> {
  return asSystem(database, async (tx) => {
    const [row] = await tx
      .select({
        thread: supportThreads,
        person: { id: profiles.id, nomeCompleto: profiles.nomeCompleto, email: profiles.email },
      })
      .from(supportThreads)
      .innerJoin(profiles, eq(profiles.id, supportThreads.accountId))
      .where(eq(supportThreads.id, id));
    if (!row) throw threadNotFound();
    const { thread, person } = row;
    const { build, browser, system, screen, route, online, planName } = thread;
    const messages = await listMessages(tx, thread.id);
    const names = await readNames(
      tx,
      messages.flatMap(({ adminId }) => adminId ?? []),
    );
    await noteReading(tx, admin, { subjectId: thread.id, ownerId: thread.accountId });
    return {
      ...presentToAdmin({ ...thread, person }),
      context: { build, browser, system, screen, route, online, planName },
      canReply: canReply(thread),
      revision: thread.revision,
      messages: messages.map((message) => ({
        ...presentMessage(message),
        authorName: (message.adminId && names.get(message.adminId)) ?? null,
      })),
    };
  });
}

/** The picture of a message, for an admin; null when there is none. Recorded like the thread. */
export function readPictureAsAdmin(database: Database, admin: UserActor, messageId: string): Promise<Buffer | null> {
  return asSystem(database, async (tx) => {
    const [message] = await tx
      .select({ ownerId: supportMessages.accountId, subjectId: supportMessages.threadId })
      .from(supportMessages)
      .where(eq(supportMessages.id, messageId));
    const jpeg = message ? await findPicture(tx, messageId) : null;
    if (message && jpeg) await noteReading(tx, admin, message);
    return jpeg;
  });
}

async function readNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: profiles.id, nome: profiles.nomeCompleto })
    .from(profiles)
    .where(inArray(profiles.id, [...ids]));
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

function noteReading(tx: Tx, admin: UserActor, of: { subjectId: string; ownerId: string }): Promise<void> {
  return recordAccess(tx, [{ actorId: admin.id, actorRole: admin.role, action: 'suporte.read', ...of }]);
}
