import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

const storageHomes = ['disk', 's3'] as const;

/**
 * Where the files of photos and logos lie. All processes read it before each use of a file, so that a move between disk and bucket needs no
 * restart. It describes this installation and is in no backup.
 */
export const storagePlaces = pgTable(
  'storage_places',
  {
    /** One row; the migration writes it. */
    only: boolean().primaryKey().default(true),
    /** Where new files go. */
    home: text({ enum: storageHomes }).notNull().default('disk'),
    /** Files may lie in the bucket. A process without its settings does not start then. */
    inBucket: boolean().notNull().default(false),
    /** The folder of this installation in the bucket. */
    folder: uuid().notNull().defaultRandom(),
    /** When `home` changed. */
    changedAt: createdAt(),
    /** Since then every file is sealed, and one that is not is refused: somebody put it there. Null: files of before may lie open. */
    sealedAt: instant(),
  },
  (table) => [
    check('storage_places_one_row', sql`${table.only}`),
    oneOf('storage_places_home_known', table.home, storageHomes),
    check('storage_places_in_bucket', sql`${table.home} <> 's3' or ${table.inBucket}`),
  ],
);
