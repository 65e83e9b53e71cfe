import type { Parecer } from '@meridia/shared/parecer.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { createdAt } from './lifecycle.ts';
import { rowId, storedJson, storedText } from './stored-column.ts';

/** What a therapist says of a report, as she has it now. One per assessment; it goes on after a version was signed (ADR 0035). */
export const relatorioPareceres = pgTable(
  'relatorio_pareceres',
  {
    avaliacaoId: uuid()
      .primaryKey()
      .references(() => avaliacoes.id, { onDelete: 'cascade' }),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** Grows with each save. */
    edicao: integer().notNull().default(1),
    /** `geradoEm` of the report that was judged. */
    base: text().notNull(),
    parecer: storedJson<Parecer>('relatorio_pareceres.parecer').notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index('relatorio_pareceres_terapeuta_id_idx').on(table.terapeutaId),
    check('relatorio_pareceres_edicao', sql`${table.edicao} >= 1`),
    // Sealed, it is a third longer.
    check('relatorio_pareceres_size', sql`octet_length(${table.parecer}::text) <= 540000`),
  ],
);

/** A signed version of a report, frozen. No role of requests may write it (ADR 0035). */
export const relatorioVersoes = pgTable(
  'relatorio_versoes',
  {
    id: rowId(),
    avaliacaoId: uuid()
      .notNull()
      .references(() => avaliacoes.id, { onDelete: 'cascade' }),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    numero: integer().notNull(),
    /** The edition of the opinion that was signed. */
    edicao: integer().notNull(),
    /** `geradoEm` of the report that was signed. */
    base: text().notNull(),
    /** Canonical JSON: the machine's report, the opinion, the result, the signature and the photos' hashes. Text, because each byte counts. */
    conteudo: storedText('relatorio_versoes.conteudo').notNull(),
    html: storedText('relatorio_versoes.html').notNull(),
    /** SHA-256 over `conteudo` and `html`. */
    hash: text().notNull(),
    assinadoEm: createdAt(),
  },
  (table) => [
    // Two devices that sign the same version end in one.
    uniqueIndex('relatorio_versoes_numero_key').on(table.avaliacaoId, table.numero),
    index('relatorio_versoes_terapeuta_id_idx').on(table.terapeutaId),
    check('relatorio_versoes_numero', sql`${table.numero} >= 1`),
  ],
);
