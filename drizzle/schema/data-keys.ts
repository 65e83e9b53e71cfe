import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './lifecycle.ts';

/**
 * The keys that seal the files of photos and logos, and the content of rows (ADR 0048), each sealed itself with the installation's master
 * key. The newest seals, the others open what they have sealed. A backup takes them along, because it holds the rows sealed.
 */
export const dataKeys = pgTable(
  'data_keys',
  {
    id: uuid().primaryKey(),
    sealedKey: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('data_keys_newest_idx').on(table.createdAt)],
);
