import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';

/** Printed codes for a lost phone: each replaces the second factor once. The table holds only their SHA-256. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('recovery_codes_account_id_idx').on(table.accountId)],
);
