import { avaliacaoStatuses } from '@meridia/shared/avaliacao-status.ts';
import { relatorioStageNames } from '@meridia/shared/relatorio-progress.ts';
import { bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { createdAt } from './lifecycle.ts';

/** History of a report: one row per change of stage or status. `id` is the sequence number from which live clients resume. */
export const relatorioEvents = pgTable(
  'relatorio_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    avaliacaoId: uuid()
      .notNull()
      .references(() => avaliacoes.id, { onDelete: 'cascade' }),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tentativa: integer().notNull(),
    status: text({ enum: avaliacaoStatuses }).notNull(),
    stage: text({ enum: relatorioStageNames }).notNull(),
    percent: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('relatorio_events_avaliacao_id_idx').on(table.avaliacaoId, table.id),
    index('relatorio_events_terapeuta_id_idx').on(table.terapeutaId),
  ],
);
