import { mailKinds } from '@meridia/shared/queue-health.ts';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/**
 * Every message to a therapist, or from her to a client, written in the same transaction as the event that it reports. The queue's job carries only the id
 * of the mail. `claimed_at` and `sent_at` keep a job that runs twice from sending the message twice. The table holds no address,
 * no text and no link: the worker creates them when it sends the message.
 */
export const mails = pgTable(
  'mails',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text({ enum: mailKinds }).notNull(),
    /**
     * The avaliacao for `report_ready` and `report_failed`; the plan change for `plan_changed`; the announcement for `new_price`; the
     * convite for `intake_invitation`, which goes to the address of that row; the draft for `intake_answered`; the thread for
     * `support_answered`; the key for `api_key_created`; the address for `webhook_disabled`; null for every other kind.
     */
    subjectId: uuid(),
    /** A second message with the same key is not written. Null: the message has no duplicate. */
    dedupeKey: text(),
    /** A worker has taken the message. When this time is old the worker has died, and another one takes the message. */
    claimedAt: instant(),
    sentAt: instant(),
    /** The message was given up, or nobody wanted it any more when it was due. */
    droppedAt: instant(),
    /** Why the message was given up, as a code. Null when nobody wanted the message any more. */
    failure: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('mails_dedupe_key').on(table.accountId, table.dedupeKey),
    index('mails_created_at_idx').on(table.createdAt),
    // For the list in the admin area.
    index('mails_failed_idx').on(table.droppedAt).where(sql`${table.failure} is not null`),
    oneOf('mails_kind_known', table.kind, mailKinds),
  ],
);
