import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * SHA-256 of a storage key, as `bytea`: by it a row is found for a file that does not tell its key. An index needs a function that always
 * gives the same; `convert_to` counts as one that may not, `decode` does not. Keys are ASCII without a backslash.
 */
export function keyDigest(column: AnyPgColumn): SQL<Buffer> {
  return sql`sha256(decode(${column}, 'escape'))`;
}
