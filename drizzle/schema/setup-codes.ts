import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './lifecycle.ts';

/**
 * The code that the start text shows while there is no admin, one for all processes, sealed with the server's key. Whoever becomes the
 * first admin takes the row away.
 */
export const setupCodes = pgTable(
  'setup_codes',
  {
    /** One row at most. */
    only: boolean().primaryKey().default(true),
    sealedCode: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('setup_codes_one_row', sql`${table.only}`)],
);
