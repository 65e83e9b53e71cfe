import type { Database } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import type { FotoSender } from '../fotos/policy.ts';
import { type FotoUploadRow, requireUpload } from './policy.ts';

/** How much of the sender's own upload has arrived. @throws FOTO_UPLOAD_GONE */
export function readUpload(database: Database, sender: FotoSender, id: string): Promise<FotoUploadRow> {
  return asUser(database, sender, (tx) => requireUpload(tx, sender, id));
}
