import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';

/**
 * Browsers that have signed up for an account or signed in to it before, by the SHA-256 of a cookie. The login attempts of a
 * known browser are counted separately, so that strangers who guess passwords cannot lock the owner out.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    hash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    /** When this browser gave a right code of the second factor. From then on its wrong codes are counted separately, too. */
    secondFactorAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('known_devices_account_id_idx').on(table.accountId),
    index('known_devices_expires_at_idx').on(table.expiresAt),
  ],
);
