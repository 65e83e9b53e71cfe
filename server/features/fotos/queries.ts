import { fotos } from '@meridia/drizzle/schema.ts';
import type { Foto } from '@meridia/shared/foto.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Db, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import type { FotoRow } from './policy.ts';
import { presentFoto } from './present.ts';

/** Unclaimed photos of a draft that is being reopened; ids that are gone are left out. */
export function listDraftFotos(database: Database, actor: UserActor, ids: string[]): Promise<Foto[]> {
  return asUser(database, actor, async (tx) => {
    const rows = await tx
      .select()
      .from(fotos)
      .where(and(inArray(fotos.id, ids), eq(fotos.terapeutaId, actor.id), isNull(fotos.avaliacaoId)));
    return rows.map(presentFoto);
  });
}

/** An assessment's photos as people see them. */
export async function readFotosOf(tx: Tx, avaliacaoId: string): Promise<Foto[]> {
  return (await listFotosOf(tx, avaliacaoId)).map(presentFoto);
}

export function listFotosOf(tx: Tx | Db, avaliacaoId: string): Promise<FotoRow[]> {
  return tx.select().from(fotos).where(eq(fotos.avaliacaoId, avaliacaoId));
}
