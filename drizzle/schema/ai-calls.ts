import { sql } from 'drizzle-orm';
import { check, index, integer, numeric, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';

/**
 * Every request for words to a paid model, also those that brought no report: what is spent in a day is the sum of its rows, and the
 * row is written before the request, with the most it may cost, so that parallel requests cannot pass the day's cap together.
 */
export const aiCalls = pgTable(
  'ai_calls',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null once the account is erased: what it cost still counts on its day. */
    terapeutaId: uuid().references(() => accounts.id),
    /** No reference: a report may be erased before its cost is. */
    avaliacaoId: uuid().notNull(),
    modelo: text().notNull(),
    inputTokens: integer().notNull().default(0),
    outputTokens: integer().notNull().default(0),
    /** Until it has settled: what it may cost at most. Then what it cost, in centavos: a request may cost less than one. */
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
