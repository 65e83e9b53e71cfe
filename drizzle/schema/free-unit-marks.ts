import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';

/**
 * Which account of a person has the free units, by the mailbox's keyed hash (`accounts.mailbox_mark`). Outlives the account for twelve
 * months, so that whoever erases it and signs up again goes on where they were; no address can be read from it.
 */
export const freeUnitMarks = pgTable(
  'free_unit_marks',
  {
    mark: text().primaryKey(),
    /** Null after its erasure. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The day from which the person's free months are counted. */
    periodAnchor: instant().notNull().defaultNow(),
    /** When the welcome bonus was given. */
    welcomedAt: instant(),
    /** Free units that the erased account had used, and the end of the month in which they count. */
    used: integer().notNull().default(0),
    usedUntil: instant(),
    erasedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('free_unit_marks_account_id_idx').on(table.accountId),
    index('free_unit_marks_erased_at_idx').on(table.erasedAt),
  ],
);
