import { clientes } from '@meridia/drizzle/schema.ts';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

const { busca: _busca, emailChave: _emailChave, ...kept } = getTableColumns(clientes);
/** All columns but those that the database calculates for its searches. */
export const clienteColumns = kept;

export type ClienteRow = Omit<typeof clientes.$inferSelect, 'busca' | 'emailChave'>;

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
    .select(clienteColumns)
    .from(clientes)
    .where(and(eq(clientes.id, id), eq(clientes.terapeutaId, actor.id)));
  const [row] = lock ? await query.for('no key update') : await query;
  return row;
}

/** A statement's `meant`: this client and all into whom it was merged, one by one. */
export function meantBy(id: string): SQL {
  return sql`
    with recursive meant as (
      select id, juntado_a from clientes where id = ${id}
      union all select next.id, next.juntado_a from clientes next join meant on next.id = meant.juntado_a)`;
}
