import { keyDigest } from '@meridia/drizzle/schema/key-digest.ts';
import { clinicaConfigs, fotos } from '@meridia/drizzle/schema.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

/** The keys of photos and logos whose digest is one of these. Pieces of uploads are no part of it: they are gone after a day. */
export async function findNamedKeys(
  { system }: Pick<Database, 'system'>,
  digests: readonly string[],
): Promise<string[]> {
  const isOneOf = (digest: SQL<Buffer>) =>
    sql`${digest} = any (array(select decode(unnest(${sql.param(digests)}::text[]), 'hex')))`;
  const ofFotos = await system
    .select({ key: fotos.storageKey })
    .from(fotos)
    .where(isOneOf(keyDigest(fotos.storageKey)));
  const ofLogos = await system
    .select({ key: clinicaConfigs.logoKey })
    .from(clinicaConfigs)
    .where(isOneOf(keyDigest(clinicaConfigs.logoKey)));
  return [...ofFotos, ...ofLogos].flatMap(({ key }) => key ?? []);
}
