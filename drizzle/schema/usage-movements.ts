import { movementKinds } from '@meridia/shared/subscription.ts';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/** Ledger of quota units: every unit taken, given back or given extra has its row. The counters are its sums over a period. */
export const usageMovements = pgTable(
  'usage_movements',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    avaliacaoId: uuid().references(() => avaliacoes.id),
    /**
     * consume +1, refund -1, redo 0 (a finished report made anew for free), bonus 0 with extra units in `bonus`, carried +n (free units
     * that the person used in an account that was erased in this period).
     */
    kind: text({ enum: movementKinds }).notNull(),
    /** Of the units used. */
    delta: integer().notNull(),
    /** Of the units available in the period. */
    bonus: integer().notNull().default(0),
    /** The assessment's cycle this movement belongs to; 0 without one. */
    ciclo: integer().notNull(),
    /** In whichever period this moment lies, the movement counts: for a unit given back, the moment it was taken. */
    countedAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('usage_movements_user_id_idx').on(table.userId, table.createdAt.desc()),
    index('usage_movements_counted_at_idx').on(table.userId, table.countedAt),
    // A unit is taken once and given back once per cycle, whoever tries twice.
    uniqueIndex('usage_movements_once_key').on(table.avaliacaoId, table.kind, table.ciclo),
    oneOf('usage_movements_kind_known', table.kind, movementKinds),
  ],
);
