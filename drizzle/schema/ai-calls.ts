import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';

/**
 * Every request for text to a paid model, also one that brought no report. The spending of a day is the sum of its rows. A row is
 * written before its request, with the highest possible cost, so that parallel requests cannot pass the day's limit together.
 */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null after the account is erased: the cost still counts on its day. */
    terapeutaId: uuid().references(() => accounts.id),
    /** No foreign key: a report may be erased before its cost is. */
    avaliacaoId: uuid().notNull(),
    modelo: text().notNull(),
    /** A reading of the intake, and not the writing of a report: it has a place of its own in the limits of one report. */
    leitura: boolean().notNull().default(false),
    inputTokens: integer().notNull().default(0),
    outputTokens: integer().notNull().default(0),
    /**
     * Before `settled_at`: the highest possible cost. After: the real cost. In centavos with decimals, because a request may cost
     * less than one centavo.
     */
    custoCentavos: numeric({ precision: 12, scale: 4, mode: 'number' }).notNull(),
    settledAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ai_calls_created_at_idx').on(table.createdAt),
    index('ai_calls_terapeuta_id_idx').on(table.terapeutaId, table.createdAt),
    check('ai_calls_cost', sql`${table.custoCentavos} >= 0`),
  ],
);
