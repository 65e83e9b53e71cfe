import { pedidosTitular } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { PedidoRow } from './present.ts';

/** The actor's own request row, locked. @throws PEDIDO_NOT_FOUND, the same for a missing row and for another therapist's row */
export async function requirePedido(tx: Tx, actor: UserActor, id: string): Promise<Owned<PedidoRow>> {
  const [row] = await tx
    .select()
    .from(pedidosTitular)
    .where(and(eq(pedidosTitular.id, id), eq(pedidosTitular.terapeutaId, actor.id)))
    .for('update');
  if (!row) throw new AppError('PEDIDO_NOT_FOUND', 'Este pedido não existe mais.');
  return markOwned(row);
}
