import { sql } from 'drizzle-orm';
import { type AnyPgColumn, type CheckBuilder, check } from 'drizzle-orm/pg-core';

/** The check of a column of closed words, from the list that its type is made of. @param name `<table>_<column>_known` */
export function oneOf(name: string, column: AnyPgColumn, words: readonly string[]): CheckBuilder {
  return check(name, sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`);
}
