import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './lifecycle.ts';

/**
 * The code that the start text shows while there is no admin. All processes share one code, sealed with the server's key. The row
 * is deleted when somebody becomes the first admin.
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
