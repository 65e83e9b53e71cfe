import { mailKinds } from '@meridia/shared/queue-health.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/**
 * Every message to a therapist, written in the transaction of what it tells about; the queue's job carries only the id.
 * `claimed_at` and `sent_at` keep a job that runs twice from sending twice. Holds no address, no text and no link: those are
 * made when sending.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: mailKinds }).notNull(),
    /** What it is about: the avaliacao of `report_ready` and `report_failed`, the plan change of `plan_changed`; null elsewhere. */
    subjectId: uuid(),
    /** Same key, same message: a second one is not written. Null: each is its own. */
    dedupeKey: text(),
    /** A worker is sending it; one that died is succeeded once this is old. */
    claimedAt: instant(),
    sentAt: instant(),
    /** Given up, or no longer wanted when its turn came. */
    droppedAt: instant(),
    /** Why it was given up, as a code; null when it was no longer wanted. */
    failure: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('mails_dedupe_key').on(table.accountId, table.dedupeKey),
    index('mails_created_at_idx').on(table.createdAt),
    // List of the admin area.
    index('mails_failed_idx').on(table.droppedAt).where(sql`${table.failure} is not null`),
    oneOf('mails_kind_known', table.kind, mailKinds),
  ],
);
