import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './lifecycle.ts';

/** Who may sign in. Apart from `profiles` so that the app role, which reads profiles, can never read a password hash. */
export const accounts = pgTable(
  'accounts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Lower case, trimmed: one person, one row. */
    email: text().notNull(),
    /** Argon2id in PHC format. */
    passwordHash: text().notNull(),
    emailConfirmedAt: instant(),
    blockedAt: instant(),
    /** For admins, never for the person: why. */
    blockedReason: text(),
    /** Wants mail about ready reports and quota; mail about the account itself always comes. */
    emailNotices: boolean().notNull().default(true),
    /** Keyed hash of the mailbox behind `email`: the same for all spellings of it. Null until an account of earlier releases is marked. */
    mailboxMark: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('accounts_email_key').on(table.email),
    index('accounts_mailbox_mark_idx').on(table.mailboxMark),
    check('accounts_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);
