import type { UserActor } from '../../auth/actor.ts';
import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { type FotoUploadRow, requireUpload } from './policy.ts';

/** How much of the actor's own upload has arrived. @throws FOTO_UPLOAD_GONE */
export function readUpload(database: Database, actor: UserActor, id: string): Promise<FotoUploadRow> {
  return asUser(database, actor, (tx) => requireUpload(tx, actor, id));
}
