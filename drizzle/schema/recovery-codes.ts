import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';

/** Printed codes that replace the second factor once each, for a lost phone. Only their SHA-256 stands here. */
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
