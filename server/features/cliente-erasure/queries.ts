import {
  anamneseDrafts,
  avaliacoes,
  clientes,
  consultasEvolutivas,
  fotos,
  registrosAnonimos,
} from '@meridia/drizzle/schema.ts';
import { registroAnonimoFormat } from '@meridia/drizzle/stored-formats.ts';
import type { Direitos } from '@meridia/shared/pedido-titular.ts';
import type { Registro } from '@meridia/shared/registro-anonimo.ts';
import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { requireCliente } from '../clientes/policy.ts';
import { keptUntil } from './rules.ts';

const registrosShown = 200;

/** What erasing a client would remove, and until when its record must be kept. @throws CLIENTE_NOT_FOUND */
export function readDireitos(database: Database, actor: UserActor, id: string): Promise<Direitos> {
  return asUser(database, actor, async (tx) => {
    const cliente = await requireCliente(tx, actor, id);
    return countDireitos(tx, actor, await listFamily(tx, actor, cliente.id));
  });
}

/** This client and all who were merged into it, one after another. */
export async function listFamily(tx: Tx, actor: UserActor, id: string): Promise<string[]> {
  const rows = await tx.execute<{ id: string }>(sql`
    with recursive family as (
      select id from ${clientes} where id = ${id} and terapeuta_id = ${actor.id}
      union select merged.id from ${clientes} merged join family on merged.juntado_a = family.id
      where merged.terapeuta_id = ${actor.id})
    select id from family order by id`);
  return rows.map((row) => row.id);
}

export async function countDireitos(tx: Tx, actor: UserActor, family: readonly string[]): Promise<Direitos> {
  const made = await tx
    .select({
      id: avaliacoes.id,
      status: avaliacoes.status,
      createdAt: avaliacoes.createdAt,
      hasReport: sql<boolean>`${avaliacoes.relatorioHtml} is not null`,
    })
    .from(avaliacoes)
    .where(and(inArray(avaliacoes.clienteId, [...family]), eq(avaliacoes.terapeutaId, actor.id)));
  const ids = made.map((row) => row.id);
  const done = await tx
    .select({ id: consultasEvolutivas.id, dataConsulta: consultasEvolutivas.dataConsulta })
    .from(consultasEvolutivas)
    .where(and(inArray(consultasEvolutivas.clienteId, [...family]), eq(consultasEvolutivas.terapeutaId, actor.id)));
  const relatorios = made.filter(({ hasReport }) => hasReport);
  const consultaIds = done.map((row) => row.id);
  const entries = [...relatorios.map(({ createdAt }) => createdAt), ...done.map((row) => row.dataConsulta)];
  return {
    avaliacoes: made.length,
    relatorios: relatorios.length,
    consultas: done.length,
    fotos: await tx.$count(
      fotos,
      and(
        eq(fotos.terapeutaId, actor.id),
        or(inArray(fotos.avaliacaoId, ids), inArray(fotos.consultaEvolutivaId, consultaIds)),
      ),
    ),
    emAndamento: made.filter(({ status }) => status === 'pendente').length,
    guardarAte: entries.length > 0 ? keptUntil(new Date(Math.max(...entries.map((entry) => entry.getTime())))) : null,
  };
}

/** The records without identity, the newest first. They name nobody, so reading them is not recorded. */
export async function listRegistros(database: Database, actor: UserActor): Promise<Registro[]> {
  const rows = await asUser(database, actor, (tx) =>
    tx
      .select()
      .from(registrosAnonimos)
      .where(eq(registrosAnonimos.terapeutaId, actor.id))
      .orderBy(desc(registrosAnonimos.createdAt))
      .limit(registrosShown),
  );
  return rows.map(({ id, dados, guardarAte, createdAt }) => ({
    id,
    guardarAte,
    dados: registroAnonimoFormat.read(dados),
    createdAt: createdAt.toISOString(),
  }));
}

/** True in SQL for a draft that names one of these clients. */
export function isDraftOf(family: readonly string[]): SQL {
  return inArray(anamneseDrafts.clienteId, [...family]);
}
