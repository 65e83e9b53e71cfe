import {
  clienteJuncoes,
  clientes,
  clienteVersoes,
  convites,
  pedidosTitular,
  registrosAnonimos,
} from '@meridia/drizzle/schema.ts';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { clienteColumns } from '../clientes/policy.ts';
import { type ExportFile, type ExportScene, jsonFile } from './open-scene.ts';

/**
 * `clientes.json`: every client with earlier data, the merges, the invitations with what was answered, what clients asked for, and the
 * records without identity. The assessments name their client by its id.
 */
export async function* exportClientes({ tx, accountId, tell }: ExportScene): AsyncGenerator<ExportFile> {
  const found = await tx
    .select(clienteColumns)
    .from(clientes)
    .where(eq(clientes.terapeutaId, accountId))
    .orderBy(asc(clientes.createdAt), asc(clientes.id));
  const versoes = await tx
    .select()
    .from(clienteVersoes)
    .where(eq(clienteVersoes.terapeutaId, accountId))
    .orderBy(asc(clienteVersoes.createdAt), asc(clienteVersoes.id));
  const juncoes = await tx
    .select()
    .from(clienteJuncoes)
    .where(eq(clienteJuncoes.terapeutaId, accountId))
    .orderBy(asc(clienteJuncoes.createdAt), asc(clienteJuncoes.id));
  const { tokenHash: _hash, ...convite } = getTableColumns(convites);
  const convidados = await tx
    .select(convite)
    .from(convites)
    .where(eq(convites.terapeutaId, accountId))
    .orderBy(asc(convites.createdAt), asc(convites.id));
  const pedidos = await tx
    .select()
    .from(pedidosTitular)
    .where(eq(pedidosTitular.terapeutaId, accountId))
    .orderBy(asc(pedidosTitular.createdAt), asc(pedidosTitular.id));
  const registros = await tx
    .select()
    .from(registrosAnonimos)
    .where(eq(registrosAnonimos.terapeutaId, accountId))
    .orderBy(asc(registrosAnonimos.createdAt), asc(registrosAnonimos.id));
  tell('pedidos_titular', pedidos.length);
  tell('registros_anonimos', registros.length);
  tell('clientes', found.length);
  tell('convites', convidados.length);
  tell('cliente_versoes', versoes.length);
  tell('cliente_juncoes', juncoes.length);
  yield jsonFile('clientes.json', { clientes: found, versoes, juncoes, convites: convidados, pedidos, registros });
}
