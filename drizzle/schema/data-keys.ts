import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './lifecycle.ts';

/**
 * The keys that seal the files of photos and logos, each sealed itself with the installation's master key. The newest seals, the others
 * open what they have sealed. They belong to this installation and are in no backup, which holds the files opened.
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
