import { sql } from 'drizzle-orm';
import { type AnyPgColumn, type CheckBuilder, check } from 'drizzle-orm/pg-core';

/**
 * Makes a check: the column holds only the words of this list. The type of the column comes from the same list. @param name
 * `<table>_<column>_known`
 */
export function oneOf(name: string, column: AnyPgColumn, words: readonly string[]): CheckBuilder {
  return check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);
}
