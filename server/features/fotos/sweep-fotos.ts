import { fotos } from '@meridia/drizzle/schema.ts';
import { and, isNull, not, or, sql } from 'drizzle-orm';
import { digestOfKey } from '../../integrations/storage/storage-key.ts';
import type { Deps, StoredBlob } from '../../ports.ts';
import { findNamedKeys } from '../../storage/named-keys.ts';
import { sweepUploads } from '../foto-uploads/commands.ts';
import { inOpenFicha, namedByDraft } from './queries.ts';

/** Hours for which every upload is kept, even without a row or a draft: longer than any upload takes. */
const graceHours = 24;
/** Days for which a photo is kept when its draft still exists but does not show it, or has not been saved since. */
const unnamedDays = 7;
const batchSize = 500;

/**
 * Removes unfinished uploads, unclaimed photos whose draft no longer exists or shows other photos, then files that no row names. A piece
 * of an upload is such a file, and is kept for the same day as its upload. A client's photos wait as long as her answers. Several
 * processes may run this at the same time.
 */
export async function sweepFotos(
  { database, storage }: Pick<Deps, 'database' | 'storage'>,
  now = new Date(),
): Promise<{ rows: number; files: number }> {
  const before = daysBefore(now, graceHours / 24);
  await sweepUploads({ database }, now);
  const abandoned = await database.system
    .delete(fotos)
    .where(
      and(
        isNull(fotos.avaliacaoId),
        isNull(fotos.consultaEvolutivaId),
        sql`${fotos.createdAt} < ${before.toISOString()}`,
        not(inOpenFicha),
        or(
          sql`not exists (select from anamnese_drafts where anamnese_drafts.id = ${fotos.draftId})`,
          and(sql`${fotos.createdAt} < ${daysBefore(now, unnamedDays).toISOString()}`, not(namedByDraft)),
        ),
      ),
    )
    .returning({ storageKey: fotos.storageKey });
  for (const { storageKey } of abandoned) await storage.remove(storageKey);

  let files = 0;
  let batch: StoredBlob[] = [];
  const removeUnknown = async () => {
    const named = await findNamedKeys(
      database,
      batch.map(({ digest }) => digest),
    );
    const known = new Set(named.map(digestOfKey));
    for (const blob of batch) {
      if (known.has(blob.digest)) continue;
      await blob.remove();
      files += 1;
    }
    batch = [];
  };
  for await (const blob of storage.list()) {
    if (blob.modifiedAt < before) batch.push(blob);
    if (batch.length >= batchSize) await removeUnknown();
  }
  if (batch.length > 0) await removeUnknown();
  return { rows: abandoned.length, files };
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * 24 * 60 * 60 * 1000);
}
