import { clientes } from '@meridia/drizzle/schema.ts';
import { and, eq, getTableColumns } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

const { busca: _busca, ...columns } = getTableColumns(clientes);

export type ClienteRow = Omit<typeof clientes.$inferSelect, 'busca'>;

/**
 * The actor's own client. A client who was merged into another one leads to that one, because links and forms that are open elsewhere may
 * still name it.
 * @throws CLIENTE_NOT_FOUND, the same for a missing row and for another therapist's row
 */
export async function requireCliente(
  tx: Tx,
  actor: UserActor,
  id: string,
  { lock = false } = {},
): Promise<Owned<ClienteRow>> {
  let row = await findCliente(tx, actor, id, lock);
  // A client with merged ones can itself be merged, so there may be several steps. A circle cannot arise: only living clients merge.
  while (row?.juntadoA) row = await findCliente(tx, actor, row.juntadoA, lock);
  if (!row) throw new AppError('CLIENTE_NOT_FOUND', 'Cliente não encontrado.');
  return markOwned(row);
}

/**
 * For a photo that becomes part of this client's record. Locks the client, so that a withdrawal and a new photo cannot miss each other.
 * @throws FOTO_CONSENT_WITHDRAWN
 */
export async function requireFotosPermitted(tx: Tx, actor: UserActor, id: string): Promise<void> {
  assertFotosPermitted(await requireCliente(tx, actor, id, { lock: true }));
}

/** @throws FOTO_CONSENT_WITHDRAWN */
export function assertFotosPermitted({ fotosPermitidas }: Pick<ClienteRow, 'fotosPermitidas'>): void {
  if (fotosPermitidas !== false) return;
  throw new AppError(
    'FOTO_CONSENT_WITHDRAWN',
    'Este cliente revogou o consentimento para fotos. Se ele consentiu de novo, registre isso na página do cliente.',
  );
}

async function findCliente(tx: Tx, actor: UserActor, id: string, lock: boolean): Promise<ClienteRow | undefined> {
  const query = tx
    .select(columns)
    .from(clientes)
    .where(and(eq(clientes.id, id), eq(clientes.terapeutaId, actor.id)));
  const [row] = lock ? await query.for('no key update') : await query;
  return row;
}
