import { type ApiScope, apiScopes } from '@meridia/shared/api-key.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';

/** A key with which a program of the account uses `/api/v1`, until it expires or is revoked (ADR 0040). */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nome: text().notNull(),
    /** The beginning of the secret, for its owner's list. */
    prefix: text().notNull(),
    /** SHA-256 of the secret. Only its owner has the secret. */
    secretHash: text().notNull(),
    scopes: text({ enum: apiScopes }).array().$type<ApiScope[]>().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** Written at most once a minute. */
    lastUsedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('api_keys_secret_hash_key').on(table.secretHash),
    index('api_keys_account_id_idx').on(table.accountId, table.createdAt),
    check(
      'api_keys_scopes_known',
      sql`${table.scopes} <@ ${sql.raw(`array[${apiScopes.map((scope) => `'${scope}'`).join(', ')}]`)}`,
    ),
  ],
);
