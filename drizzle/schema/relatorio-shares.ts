import { shareDocumentos } from '@meridia/shared/relatorio-share.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/** A share link: anybody with the link reads one report, or the letter of it, without an account, until the link expires or is revoked. */
export const relatorioShares = pgTable(
  'relatorio_shares',
  {
    id: uuid().primaryKey().defaultRandom(),
    avaliacaoId: uuid()
      .notNull()
      .references(() => avaliacoes.id),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** SHA-256 of the token. Only the link itself contains the token. */
    tokenHash: text().notNull(),
    documento: text({ enum: shareDocumentos }).notNull().default('relatorio'),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    viewCount: integer().notNull().default(0),
    lastViewedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('relatorio_shares_token_hash_key').on(table.tokenHash),
    index('relatorio_shares_avaliacao_id_idx').on(table.avaliacaoId, table.createdAt),
    index('relatorio_shares_terapeuta_id_idx').on(table.terapeutaId),
    oneOf('relatorio_shares_documento_known', table.documento, shareDocumentos),
    check('relatorio_shares_views', sql`${table.viewCount} >= 0`),
  ],
);
