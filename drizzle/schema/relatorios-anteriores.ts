import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { createdAt } from './lifecycle.ts';
import { rowId, storedText } from './stored-column.ts';

/** The reports that were replaced when a report was made again: the last few of each assessment. No role of requests may write it. */
export const relatoriosAnteriores = pgTable(
  'relatorios_anteriores',
  {
    id: rowId(),
    avaliacaoId: uuid()
      .notNull()
      .references(() => avaliacoes.id, { onDelete: 'cascade' }),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** The revision of the answers from which it was made. */
    revisao: integer().notNull(),
    /** As it stood in `avaliacoes`. */
    diagnosticoJson: storedText('relatorios_anteriores.diagnostico_json').notNull(),
    relatorioHtml: storedText('relatorios_anteriores.relatorio_html').notNull(),
    substituidoEm: createdAt(),
  },
  (table) => [
    index('relatorios_anteriores_avaliacao_id_idx').on(table.avaliacaoId, table.substituidoEm),
    index('relatorios_anteriores_terapeuta_id_idx').on(table.terapeutaId),
    check('relatorios_anteriores_revisao', sql`${table.revisao} >= 1`),
  ],
);
