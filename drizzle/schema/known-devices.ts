import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';

/**
 * Browsers that have signed up for an account or signed in to it before, by the SHA-256 of a cookie. Their tries are counted apart, so that
 * strangers who guess at an account cannot keep its owner out.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    hash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    /** A right code came from it: its wrong ones are counted apart too. */
    secondFactorAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('known_devices_account_id_idx').on(table.accountId),
    index('known_devices_expires_at_idx').on(table.expiresAt),
  ],
);
