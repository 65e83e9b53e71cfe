import { aceiteTipos } from '@meridia/shared/aceite-termos.ts';
import { documentosAceitos } from '@meridia/shared/versoes-legais.ts';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/**
 * Which version of which legal text an account has accepted and when, and which it has been told of and not accepted yet. A row of a
 * new version is the proof of its notice. Erased with the account (ADR 0042).
 */
export const aceitesTermos = pgTable(
  'aceites_termos',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    documento: text({ enum: documentosAceitos }).notNull(),
    versao: text().notNull(),
    tipo: text({ enum: aceiteTipos }).notNull(),
    /** Null for an acceptance at sign-up, of which nobody needed to be told. */
    avisadoEm: instant(),
    /** From when the version holds for this account. */
    valeEm: instant(),
    /** Null: not accepted yet. */
    aceitoEm: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('aceites_termos_versao_key').on(table.userId, table.documento, table.versao),
    // One version of each text waits at most. The check of a session asks this index, which is almost always empty.
    uniqueIndex('aceites_termos_pendente_key').on(table.userId, table.documento).where(sql`${table.aceitoEm} is null`),
    oneOf('aceites_termos_documento_known', table.documento, documentosAceitos),
    oneOf('aceites_termos_tipo_known', table.tipo, aceiteTipos),
    check(
      'aceites_termos_aviso',
      sql`(${table.tipo} = 'versao_nova') = (${table.avisadoEm} is not null) and (${table.avisadoEm} is null) = (${table.valeEm} is null)`,
    ),
    check('aceites_termos_cadastro', sql`${table.tipo} <> 'cadastro' or ${table.aceitoEm} is not null`),
  ],
);
