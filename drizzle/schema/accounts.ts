import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './lifecycle.ts';

/**
 * Who may sign in. This table is separate from `profiles`, because the app role reads `profiles` and must never read a password
 * hash.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Lower case and trimmed, so that one address has one row. */
    email: text().notNull(),
    /** Argon2id in PHC format. */
    passwordHash: text().notNull(),
    emailConfirmedAt: instant(),
    blockedAt: instant(),
    /** Why the account is blocked. Admins read this; the blocked person never does. */
    blockedReason: text(),
    /** The person wants mail about finished reports and about the quota. Mail about the account itself is always sent. */
    emailNotices: boolean().notNull().default(true),
    /**
     * Keyed hash of the mailbox behind `email`. All spellings of one mailbox have the same hash. Null for an account of an
     * earlier release until the mark is set.
     */
    mailboxMark: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('accounts_email_key').on(table.email),
    index('accounts_mailbox_mark_idx').on(table.mailboxMark),
    check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);
