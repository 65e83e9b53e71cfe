import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';

/**
 * Which account of a person has the free units, by the keyed hash of the mailbox (`accounts.mailbox_mark`). A row outlives its
 * account for twelve months. So a person who erases the account and signs up again continues with the same count of free units.
 * No address can be read from this table.
 */
export const freeUnitMarks = pgTable(
  'free_unit_marks',
  {
    mark: text().primaryKey(),
    /** Null after the account was erased. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    /** The day from which the free months of this person are counted. */
    periodAnchor: instant().notNull().defaultNow(),
    /** When the welcome bonus was given. */
    welcomedAt: instant(),
    /** Free units that the erased account had used, and the end of the month in which they still count. */
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
