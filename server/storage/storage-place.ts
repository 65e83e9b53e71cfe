import { clinicaConfigs, fotos, fotoUploads, storagePlaces } from '@meridia/drizzle/schema.ts';
import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/client.ts';

/** Where the files of this installation lie (drizzle/schema/storage-places.ts). */
export type StoragePlace = Pick<
  typeof storagePlaces.$inferSelect,
  'home' | 'inBucket' | 'folder' | 'changedAt' | 'sealedAt'
>;

export type StorageHome = StoragePlace['home'];

export async function readPlace(db: Db | Tx): Promise<StoragePlace> {
  const [place] = await db
    .select({
      home: storagePlaces.home,
      inBucket: storagePlaces.inBucket,
      folder: storagePlaces.folder,
      changedAt: storagePlaces.changedAt,
      sealedAt: storagePlaces.sealedAt,
    })
    .from(storagePlaces);
  if (!place) throw new Error('storage_places has no row');
  return place;
}

/** An installation that has no file yet, and has a bucket, begins with the bucket. */
export async function beginInBucketIfEmpty(db: Db | Tx): Promise<void> {
  await db
    .update(storagePlaces)
    .set({ home: 's3', inBucket: true, changedAt: sql`now()` })
    .where(
      and(
        eq(storagePlaces.home, 'disk'),
        eq(storagePlaces.inBucket, false),
        notExists(db.select({ one: sql`1` }).from(fotos)),
        notExists(db.select({ one: sql`1` }).from(fotoUploads)),
        notExists(db.select({ one: sql`1` }).from(clinicaConfigs).where(isNotNull(clinicaConfigs.logoKey))),
      ),
    );
}

/** From now on new files go there. Files of before stay where they are, and are found there. */
export async function setHome(db: Db | Tx, home: StorageHome): Promise<void> {
  await db
    .update(storagePlaces)
    .set({ home, changedAt: sql`now()`, ...(home === 's3' && { inBucket: true }) })
    .where(sql`${storagePlaces.home} <> ${home}`);
}

/** No file is in the bucket any more, so the app starts without it. */
export async function leaveBucket(db: Db | Tx): Promise<void> {
  await db.update(storagePlaces).set({ inBucket: false }).where(eq(storagePlaces.home, 'disk'));
}

/** Every file is sealed now. */
export async function markSealed(db: Db | Tx): Promise<void> {
  await db.update(storagePlaces).set({ sealedAt: sql`now()` }).where(isNull(storagePlaces.sealedAt));
}

/** What a restore has placed where, not sealed yet. */
export async function recordPlace(db: Db | Tx, { home, folder }: Pick<StoragePlace, 'home' | 'folder'>): Promise<void> {
  await db.update(storagePlaces).set({ home, folder, inBucket: home === 's3', changedAt: sql`now()`, sealedAt: null });
}
