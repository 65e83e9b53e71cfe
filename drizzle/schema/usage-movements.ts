import { movementKinds } from '@meridia/shared/subscription.ts';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/**
 * Ledger of quota units: every unit that is taken, given back or given as an extra has a row. The counters are the sums of the
 * rows of a period.
 */
export const usageMovements = pgTable(
  'usage_movements',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    avaliacaoId: uuid().references(() => avaliacoes.id),
    /**
     * consume: +1. refund: -1. redo: 0 (a finished report is written again for free). bonus: 0, with the extra units in `bonus`.
     * carried: +n (free units that the person used in this period in an account that was then erased).
     */
    kind: text({ enum: movementKinds }).notNull(),
    /** Change of the number of used units. */
    delta: integer().notNull(),
    /** Change of the number of available units in the period. */
    bonus: integer().notNull().default(0),
    /** The cycle of the assessment that this movement belongs to; 0 without an assessment. */
    ciclo: integer().notNull(),
    /**
     * The movement counts in the period that contains this moment. For a unit that is given back, this is the moment at which the
     * unit was taken.
     */
    countedAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('usage_movements_user_id_idx').on(table.userId, table.createdAt.desc()),
    index('usage_movements_counted_at_idx').on(table.userId, table.countedAt),
    // In each cycle a unit is taken once and given back once, also when two processes try at the same time.
    uniqueIndex('usage_movements_once_key').on(table.avaliacaoId, table.kind, table.ciclo),
    oneOf('usage_movements_kind_known', table.kind, movementKinds),
  ],
);
