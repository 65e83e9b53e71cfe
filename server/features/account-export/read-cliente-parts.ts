import {
  anamneseDrafts,
  clienteJuncoes,
  clientes,
  clienteVersoes,
  convites,
  pedidosTitular,
} from '@meridia/drizzle/schema.ts';
import { and, asc, eq, getTableColumns, inArray, or } from 'drizzle-orm';
import { isDraftOf } from '../cliente-erasure/queries.ts';
import { clienteColumns } from '../clientes/policy.ts';
import type { ExportScene } from './open-scene.ts';

export type ClienteParts = Awaited<ReturnType<typeof readClienteParts>>;

/**
 * The rows of a client and of all who were merged into her, besides her assessments.
 * @param keys of her assessments: one that became of an invitation has its id
 */
export async function readClienteParts(
  { tx, accountId }: ExportScene,
  family: readonly string[],
  keys: readonly string[],
) {
  const { tokenHash: _hash, ...convite } = getTableColumns(convites);
  const ids = [...family];
  return {
    clientes: await tx
      .select(clienteColumns)
      .from(clientes)
      .where(and(eq(clientes.terapeutaId, accountId), inArray(clientes.id, ids)))
      .orderBy(asc(clientes.createdAt), asc(clientes.id)),
    versoes: await tx
      .select()
      .from(clienteVersoes)
      .where(and(eq(clienteVersoes.terapeutaId, accountId), inArray(clienteVersoes.clienteId, ids)))
      .orderBy(asc(clienteVersoes.createdAt), asc(clienteVersoes.id)),
    juncoes: await tx
      .select()
      .from(clienteJuncoes)
      .where(and(eq(clienteJuncoes.terapeutaId, accountId), inArray(clienteJuncoes.clienteId, ids)))
      .orderBy(asc(clienteJuncoes.createdAt), asc(clienteJuncoes.id)),
    convites: await tx
      .select(convite)
      .from(convites)
      .where(
        and(eq(convites.terapeutaId, accountId), or(inArray(convites.clienteId, ids), inArray(convites.id, [...keys]))),
      )
      .orderBy(asc(convites.createdAt), asc(convites.id)),
    rascunhos: await tx
      .select()
      .from(anamneseDrafts)
      .where(and(eq(anamneseDrafts.terapeutaId, accountId), isDraftOf(family)))
      .orderBy(asc(anamneseDrafts.createdAt), asc(anamneseDrafts.id)),
    pedidos: await tx
      .select()
      .from(pedidosTitular)
      .where(and(eq(pedidosTitular.terapeutaId, accountId), inArray(pedidosTitular.clienteId, ids)))
      .orderBy(asc(pedidosTitular.createdAt), asc(pedidosTitular.id)),
  };
}
