import { protocolosProprios } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

export type ProtocoloProprioRow = typeof protocolosProprios.$inferSelect;

/** The actor's own protocol. @throws PROTOCOLO_NOT_FOUND, the same for a missing row and for another therapist's row */
export async function requireProtocolo(tx: Tx, actor: UserActor, id: string): Promise<Owned<ProtocoloProprioRow>> {
  const [row] = await tx
    .select()
    .from(protocolosProprios)
    .where(and(eq(protocolosProprios.id, id), eq(protocolosProprios.terapeutaId, actor.id)))
    .for('update');
  if (!row) throw new AppError('PROTOCOLO_NOT_FOUND', 'Este protocolo não existe mais.');
  return markOwned(row);
}
