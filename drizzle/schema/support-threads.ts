import { supportAuthors, supportPriorities, supportStates, supportSubjects } from '@meridia/shared/support-thread.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';
import { rowId, storedText } from './stored-column.ts';

const picture = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A person's conversation with support about one matter (ADR 0041). */
export const supportThreads = pgTable(
  'support_threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    subject: text({ enum: supportSubjects }).notNull(),
    state: text({ enum: supportStates }).notNull().default('open'),
    /** What the plan included when the person last wrote. */
    priority: text({ enum: supportPriorities }).notNull(),
    /** The place of the priority in the line: the smaller, the sooner. */
    rank: smallint()
      .notNull()
      .generatedAlwaysAs(sql`case priority when 'continuo' then 0 when 'prioritario' then 1 else 2 end`),
    /** The time of the first message that has no answer yet; null when there is none. */
    waitingSince: instant(),
    firstAnsweredAt: instant(),
    /** The priority with which the first answer came; the figures are counted by it. */
    firstAnsweredPriority: text({ enum: supportPriorities }),
    closedAt: instant(),
    lastMessageAt: createdAt(),
    messageCount: integer().notNull().default(0),
    /** Counts the changes, so that of two admins who answer the same message the second is told. */
    revision: integer().notNull().default(1),
    // What the browser told when the thread was opened: no name, no id, no health data.
    build: text().notNull(),
    browser: text().notNull(),
    system: text().notNull(),
    screen: text().notNull(),
    route: text().notNull(),
    online: boolean().notNull(),
    planName: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('support_threads_account_idx').on(
      table.accountId,
      table.lastMessageAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The inbox: who waits, in the order of the line, and then the others.
    index('support_threads_waiting_idx')
      .on(table.rank, table.waitingSince, table.id)
      .where(sql`${table.state} = 'open'`),
    index('support_threads_others_idx')
      .on(table.lastMessageAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.state} <> 'open'`),
    index('support_threads_first_answer_idx')
      .on(table.firstAnsweredAt)
      .where(sql`${table.firstAnsweredAt} is not null`),
    check('support_threads_waiting', sql`(${table.state} = 'open') = (${table.waitingSince} is not null)`),
    check('support_threads_closed', sql`(${table.state} = 'closed') = (${table.closedAt} is not null)`),
    oneOf('support_threads_subject_known', table.subject, supportSubjects),
    oneOf('support_threads_state_known', table.state, supportStates),
    oneOf('support_threads_priority_known', table.priority, supportPriorities),
    oneOf('support_threads_first_answered_priority_known', table.firstAnsweredPriority, supportPriorities),
  ],
);

/** One message of a thread. Messages are added and never changed. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: rowId(),
    threadId: uuid()
      .notNull()
      .references(() => supportThreads.id, { onDelete: 'cascade' }),
    /** Whose thread it is. */
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The place in the thread, from 1. */
    number: integer().notNull(),
    author: text({ enum: supportAuthors }).notNull(),
    /** The admin who answered; null for the person's own messages. No foreign key: the answer outlives the admin's account. */
    adminId: uuid(),
    text: storedText('support_messages.text').notNull(),
    /** Chosen by the browser: two requests with the same key write one message. */
    idempotencyKey: uuid().notNull().defaultRandom(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('support_messages_number_key').on(table.threadId, table.number),
    uniqueIndex('support_messages_idempotency_key').on(table.accountId, table.idempotencyKey),
    check('support_messages_admin', sql`(${table.author} = 'support') = (${table.adminId} is not null)`),
    oneOf('support_messages_author_known', table.author, supportAuthors),
  ],
);

/** The picture of a message, as our own JPEG. It is in the database, so that it goes with its message and needs no sweep of its own. */
export const supportPictures = pgTable(
  'support_pictures',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => supportMessages.id, { onDelete: 'cascade' }),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    jpeg: picture().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('support_pictures_account_idx').on(table.accountId)],
);
