import type { PageCursor } from '@meridia/shared/pagination.ts';
import { type Column, type SQL, sql } from 'drizzle-orm';

export interface Page<Item, Cursor = PageCursor> {
  items: Item[];
  /** Null on the last page. */
  nextCursor: Cursor | null;
}

/**
 * The rows behind a key of a list that goes by `createdAt` and then by `id`, both descending: of rows of one instant each comes once.
 * Its order is the caller's to write, because it must be that of an index, nulls included.
 * @param key null for the first page
 */
export function behind(
  { createdAt, id }: { createdAt: Column; id: Column },
  key: { createdAt: string; id: string | number } | null | undefined,
): SQL | undefined {
  if (!key) return undefined;
  const type = sql.raw(id.dataType === 'number' ? 'bigint' : 'uuid');
  return sql`(${createdAt}, ${id}) < (${key.createdAt}::timestamptz, ${key.id}::${type})`;
}

/**
 * Cuts a page from one row more than it holds, which tells whether there is another.
 * @param keyOf what the next page begins behind
 */
export function cutPage<Row, Cursor>(
  rows: readonly Row[],
  size: number,
  keyOf: (last: Row) => Cursor,
): Page<Row, Cursor> {
  const items = rows.slice(0, size);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > size && last !== undefined ? keyOf(last) : null };
}
