import { tokenPurposes } from '@meridia/shared/account.ts';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/**
 * Single-use links sent by mail, and single-use tickets for the download of an account's data. `hash` is the SHA-256 of the
 * token. `used_at` marks a token that was used.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    hash: text().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: tokenPurposes }).notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('account_tokens_account_id_idx').on(table.accountId),
    oneOf('account_tokens_purpose_known', table.purpose, tokenPurposes),
  ],
);
