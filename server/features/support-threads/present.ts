import type { supportMessages, supportThreads } from '@meridia/drizzle/schema.ts';
import type { AdminThread, SupportMessage, SupportThread } from '@meridia/shared/support-thread.ts';

export type ThreadRow = typeof supportThreads.$inferSelect;
export type MessageRow = typeof supportMessages.$inferSelect;

export function presentThread({
  id,
  subject,
  state,
  createdAt,
  lastMessageAt,
}: Pick<ThreadRow, 'id' | 'subject' | 'state' | 'createdAt' | 'lastMessageAt'>): SupportThread {
  return { id, subject, state, createdAt: createdAt.toISOString(), lastMessageAt: lastMessageAt.toISOString() };
}

/** Names no admin. */
export function presentMessage({
  id,
  author,
  text,
  createdAt,
  picture,
}: Pick<MessageRow, 'id' | 'author' | 'text' | 'createdAt'> & { picture: boolean }): SupportMessage {
  return { id, author, text, picture, at: createdAt.toISOString() };
}

export function presentToAdmin(
  row: Pick<ThreadRow, 'id' | 'subject' | 'state' | 'createdAt' | 'lastMessageAt' | 'priority' | 'waitingSince'> & {
    person: AdminThread['person'];
  },
): AdminThread {
  return {
    ...presentThread(row),
    priority: row.priority,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    person: row.person,
  };
}
