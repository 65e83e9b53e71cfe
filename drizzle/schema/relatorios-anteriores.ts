import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { createdAt } from './lifecycle.ts';

/** The reports that were replaced when a report was made again: the last few of each assessment. No role of requests may write it. */
export const relatoriosAnteriores = pgTable(
  'relatorios_anteriores',
  {
    id: uuid().primaryKey().defaultRandom(),
    avaliacaoId: uuid()
      .notNull()
      .references(() => avaliacoes.id, { onDelete: 'cascade' }),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** The revision of the answers from which it was made. */
    revisao: integer().notNull(),
    /** As it stood in `avaliacoes`. */
    diagnosticoJson: text().notNull(),
    relatorioHtml: text().notNull(),
    substituidoEm: createdAt(),
  },
  (table) => [
    index('relatorios_anteriores_avaliacao_id_idx').on(table.avaliacaoId, table.substituidoEm),
    index('relatorios_anteriores_terapeuta_id_idx').on(table.terapeutaId),
    check('relatorios_anteriores_revisao', sql`${table.revisao} >= 1`),
  ],
);
