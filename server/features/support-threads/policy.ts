import { supportMessages, supportThreads } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { MessageRow, ThreadRow } from './present.ts';

/** The actor's own thread, locked for a change. @throws SUPPORT_THREAD_NOT_FOUND, the same for a missing one and for another person's, for admins too */
export async function requireThread(
  tx: Tx,
  actor: UserActor,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<Owned<ThreadRow>> {
  const query = tx
    .select()
    .from(supportThreads)
    .where(and(eq(supportThreads.id, id), eq(supportThreads.accountId, actor.id)));
  const [row] = lock ? await query.for('update') : await query;
  if (!row) throw threadNotFound();
  return markOwned(row);
}

/** The actor's own message. @throws SUPPORT_THREAD_NOT_FOUND, also for an answer of support */
export async function requireMessage(tx: Tx, actor: UserActor, id: string): Promise<Owned<MessageRow>> {
  const [row] = await tx
    .select()
    .from(supportMessages)
    .where(
      and(eq(supportMessages.id, id), eq(supportMessages.accountId, actor.id), eq(supportMessages.author, 'person')),
    );
  if (!row) throw threadNotFound();
  return markOwned(row);
}

export function threadNotFound(): AppError {
  return new AppError('SUPPORT_THREAD_NOT_FOUND', 'Esta conversa com o suporte não existe mais.');
}
