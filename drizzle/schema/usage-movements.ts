import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { createdAt, instant } from './lifecycle.ts';

/** Ledger of quota units: every unit taken or given back has its row, so that the counter can be explained. */
export const usageMovements = pgTable(
  'usage_movements',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    avaliacaoId: uuid().references(() => avaliacoes.id),
    /** consume +1, refund -1, redo 0 (a finished report made anew for free). */
    kind: text({ enum: ['consume', 'refund', 'redo'] }).notNull(),
    delta: integer().notNull(),
    /** The assessment's cycle this movement belongs to. */
    ciclo: integer().notNull(),
    /** Start of the period whose counter moved. */
    periodStart: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('usage_movements_user_id_idx').on(table.userId, table.createdAt.desc()),
    // A unit is taken once and given back once per cycle, whoever tries twice.
    uniqueIndex('usage_movements_once_key').on(table.avaliacaoId, table.kind, table.ciclo),
    check('usage_movements_kind_known', sql`${table.kind} in ('consume', 'refund', 'redo')`),
  ],
);
