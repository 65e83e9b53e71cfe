import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { avaliacoes, clienteJuncoes, clientes, clienteVersoes, consultasEvolutivas } from '@meridia/drizzle/schema.ts';
import { clienteDadosFormat } from '@meridia/drizzle/stored-formats.ts';
import { contactOf } from '@meridia/shared/anamnese/dados-pessoais.ts';
import type { ClienteDados, EditCliente, GroupClientes, SplitCliente } from '@meridia/shared/cliente.ts';
import { and, type Column, desc, eq, gt, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { withTries } from '../../auth/with-tries.ts';
import type { Tx } from '../../db/client.ts';
import { notifyAccountChanged } from '../../db/notify.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { assertAccountRoom } from '../subscriptions/queries.ts';
import { tellWebhooks } from '../webhooks/commands.ts';
import { type ClienteRow, clienteColumns, requireCliente } from './policy.ts';
import { presentDados } from './present.ts';

type ClienteDeps = Pick<Deps, 'database' | 'limits'>;
type NewClienteDeps = ClienteDeps & Pick<Deps, 'queue'>;

/** A client without any assessment. The same data again within a minute are a repeated call, and get the same client. @throws ACCOUNT_FULL, TOO_MANY_REQUESTS */
export function createCliente(deps: NewClienteDeps, actor: UserActor, dados: ClienteDados): Promise<{ id: string }> {
  return asWriter(deps, actor, async (tx) => {
    const justMade = await tx
      .select()
      .from(clientes)
      .where(
        and(
          eq(clientes.terapeutaId, actor.id),
          isNull(clientes.juntadoA),
          gt(clientes.createdAt, sql`now() - interval '1 minute'`),
        ),
      );
    const same = justMade.find((row) => isDeepStrictEqual(presentDados(row), dados));
    if (same) return { id: same.id };
    const [row] = await tx.insert(clientes).values(columnsOf(actor, dados)).returning({ id: clientes.id });
    if (!row) throw new Error('no client was inserted');
    await assertAccountRoom(tx, actor, 'clientes', await tx.$count(clientes, eq(clientes.terapeutaId, actor.id)));
    await tellWebhooks(deps, tx, { accountId: actor.id, tipo: 'cliente.criado', subjectId: row.id });
    return row;
  });
}

/**
 * Changes the data of a client and keeps the earlier ones. Assessments and their reports keep the name under which they were made.
 * Does nothing when the client already has these data, so a repeated call is safe.
 * @throws CLIENTE_NOT_FOUND; CLIENTE_CONFLICT when they have changed since `updatedAt`, and nothing is overwritten; TOO_MANY_REQUESTS
 */
export function editCliente(
  deps: ClienteDeps,
  actor: UserActor,
  { id, updatedAt, dados }: EditCliente,
): Promise<{ id: string }> {
  return asWriter(deps, actor, async (tx) => {
    const row = await requireCliente(tx, actor, id, { lock: true });
    if (isDeepStrictEqual(presentDados(row), dados)) return { id: row.id };
    if (row.updatedAt.getTime() !== Date.parse(updatedAt)) {
      throw new AppError('CLIENTE_CONFLICT', 'Este cliente mudou em outro aparelho. Nada foi sobrescrito.');
    }
    await replaceDados(tx, row, dados);
    return { id: row.id };
  });
}

/** The client's answer about a provider of artificial intelligence abroad. It holds from the next report on. @throws CLIENTE_NOT_FOUND, TOO_MANY_REQUESTS */
export function setIaExterior(
  deps: ClienteDeps,
  actor: UserActor,
  { id, permitido }: { id: string; permitido: boolean },
): Promise<{ id: string }> {
  return asWriter(deps, actor, async (tx) => {
    const row = await requireCliente(tx, actor, id, { lock: true });
    // A repeated call must not move the date of the answer.
    if (row.iaExterior === permitido) return { id: row.id };
    await tx.update(clientes).set({ iaExterior: permitido, iaExteriorEm: sql`now()` }).where(eq(clientes.id, row.id));
    return { id: row.id };
  });
}

/**
 * Merges one client into another one: its assessments and consultations move, and it leaves the list. The kept client gets a phone
 * number, an address or a birth date that only the other one has. A repeated call does nothing.
 * @throws CLIENTE_NOT_FOUND, VALIDATION for one and the same client, TOO_MANY_REQUESTS
 */
export function mergeClientes(
  deps: ClienteDeps,
  actor: UserActor,
  { id, outroId }: { id: string; outroId: string },
): Promise<{ id: string }> {
  return asWriter(deps, actor, async (tx) => {
    const kept = await requireCliente(tx, actor, id, { lock: true });
    const other = await requireCliente(tx, actor, outroId, { lock: true });
    if (id === outroId) throw new AppError('VALIDATION', 'Escolha dois clientes diferentes.');
    // The other one was already merged into this one.
    if (kept.id === other.id) return { id: kept.id };
    const moved = await tx
      .update(avaliacoes)
      .set({ clienteId: kept.id })
      .where(and(eq(avaliacoes.clienteId, other.id), eq(avaliacoes.terapeutaId, actor.id)))
      .returning({ id: avaliacoes.id });
    // Those of an assessment have moved with it.
    const movedConsultas = await tx
      .update(consultasEvolutivas)
      .set({ clienteId: kept.id })
      .where(and(eq(consultasEvolutivas.clienteId, other.id), eq(consultasEvolutivas.terapeutaId, actor.id)))
      .returning({ id: consultasEvolutivas.id });
    await tx.insert(clienteJuncoes).values({
      terapeutaId: actor.id,
      clienteId: kept.id,
      outroId: other.id,
      avaliacaoIds: moved.map((row) => row.id),
      consultaIds: movedConsultas.map((row) => row.id),
    });
    await tx.update(clientes).set({ juntadoA: kept.id, updatedAt: later }).where(eq(clientes.id, other.id));
    // A refusal of either one holds for both. A permission does not: the two records may turn out to be two persons.
    if (other.iaExterior === false && kept.iaExterior !== false) {
      const { iaExterior, iaExteriorEm } = other;
      await tx.update(clientes).set({ iaExterior, iaExteriorEm }).where(eq(clientes.id, kept.id));
    }
    if (other.fotosPermitidas === false && kept.fotosPermitidas !== false) {
      const { fotosPermitidas, fotosPermitidasEm } = other;
      await tx.update(clientes).set({ fotosPermitidas, fotosPermitidasEm }).where(eq(clientes.id, kept.id));
    }
    const before = presentDados(kept);
    await replaceDados(tx, kept, {
      ...before,
      telefone: before.telefone || other.telefone,
      email: before.email || other.email,
      nascimento: before.nascimento ?? other.nascimento,
      sexo: before.sexo ?? other.sexo,
    });
    await refreshClientes(tx, [kept.id]);
    await notifyAccountChanged(tx, actor.id, 'avaliacoes');
    return { id: kept.id };
  });
}

/**
 * Undoes a merge: the other client comes back with the assessments that it had and that have stayed with the kept one since. The kept client
 * loses what the merge filled in, because the other one may be another person; later changes of its data stay. A repeated call does nothing.
 * @throws CLIENTE_NOT_FOUND, TOO_MANY_REQUESTS
 */
export function undoMerge(deps: ClienteDeps, actor: UserActor, juncaoId: string): Promise<{ id: string }> {
  return asWriter(deps, actor, async (tx) => {
    const [juncao] = await tx
      .select()
      .from(clienteJuncoes)
      .where(and(eq(clienteJuncoes.id, juncaoId), eq(clienteJuncoes.terapeutaId, actor.id)))
      .for('update');
    if (!juncao) throw new AppError('CLIENTE_NOT_FOUND', 'Esta junção não existe mais.');
    if (juncao.desfeitaEm) return { id: juncao.outroId };
    await tx.update(clienteJuncoes).set({ desfeitaEm: sql`now()` }).where(eq(clienteJuncoes.id, juncao.id));
    await tx.update(clientes).set({ juntadoA: null, updatedAt: later }).where(eq(clientes.id, juncao.outroId));
    // The kept client may itself have been merged since then: its assessments are now with that one.
    const kept = await requireCliente(tx, actor, juncao.clienteId);
    // A refusal that came with the merge goes with it: this person was never asked.
    for (const answer of ['ia_exterior', 'fotos_permitidas']) {
      const [value, at] = [sql.identifier(answer), sql.identifier(`${answer}_em`)];
      await tx.execute(sql`
        update clientes as kept set ${value} = null, ${at} = null from clientes as outro
        where kept.id = ${kept.id} and outro.id = ${juncao.outroId} and not kept.${value} and kept.${at} = outro.${at}`);
    }
    if (juncao.avaliacaoIds.length > 0) {
      await tx
        .update(avaliacoes)
        .set({ clienteId: juncao.outroId })
        .where(
          and(
            inArray(avaliacoes.id, juncao.avaliacaoIds),
            eq(avaliacoes.clienteId, kept.id),
            eq(avaliacoes.terapeutaId, actor.id),
            not(hasLeftSince(juncao, avaliacoes.id, 'avaliacao_ids')),
          ),
        );
    }
    if (juncao.consultaIds.length > 0) {
      await tx
        .update(consultasEvolutivas)
        .set({ clienteId: juncao.outroId })
        .where(
          and(
            inArray(consultasEvolutivas.id, juncao.consultaIds),
            eq(consultasEvolutivas.clienteId, kept.id),
            eq(consultasEvolutivas.terapeutaId, actor.id),
            not(hasLeftSince(juncao, consultasEvolutivas.id, 'consulta_ids')),
          ),
        );
    }
    await takeBackDados(tx, juncao);
    await refreshClientes(tx, [kept.id, juncao.outroId]);
    await notifyAccountChanged(tx, actor.id, 'avaliacoes');
    return { id: juncao.outroId };
  });
}

type Juncao = typeof clienteJuncoes.$inferSelect;

/**
 * True in SQL for an assessment or a consultation that has left the clients of this merge since: an earlier merge that had brought it was
 * undone, or it came back by a merge with somebody else. It then belongs to whom it was given last.
 * @param moved where a merge lists such rows
 */
function hasLeftSince(
  { id, terapeutaId, clienteId, createdAt }: Juncao,
  row: Column,
  moved: 'avaliacao_ids' | 'consulta_ids',
): SQL {
  const merged = sql`${createdAt.toISOString()}::timestamptz`;
  return sql`exists (
    with recursive own as (select * from cliente_juncoes where terapeuta_id = ${terapeutaId}),
    line as (
      select ${clienteId}::uuid as id
      union select next.cliente_id from own next join line on next.outro_id = line.id where next.created_at > ${merged})
    select from own where own.id <> ${id} and ${row} = any(own.${sql.identifier(moved)}) and case
      when own.created_at > ${merged} then own.outro_id not in (select id from line)
      else own.desfeita_em > ${merged} end)`;
}

/** Empties what this merge filled in at the kept client, and at those into whom that one was merged since. Other values stay. */
async function takeBackDados(tx: Tx, juncao: Juncao): Promise<void> {
  const { terapeutaId } = juncao;
  const rowOf = async (id: string) => {
    const [row] = await tx
      .select(clienteColumns)
      .from(clientes)
      .where(and(eq(clientes.id, id), eq(clientes.terapeutaId, terapeutaId)));
    return row;
  };
  const other = await rowOf(juncao.outroId);
  let step: Juncao | undefined = juncao;
  while (step && other) {
    const kept = await rowOf(step.clienteId);
    // A merge and the version that it replaced were written by one transaction, so they have one time.
    const [replaced] = await tx
      .select({ id: clienteVersoes.id, dados: clienteVersoes.dados })
      .from(clienteVersoes)
      .where(and(eq(clienteVersoes.clienteId, step.clienteId), eq(clienteVersoes.createdAt, step.createdAt)));
    if (kept && replaced) {
      const now = presentDados(kept);
      const before = clienteDadosFormat.read(replaced.dados);
      const own = <Key extends 'telefone' | 'email' | 'nascimento' | 'sexo'>(key: Key) =>
        !before[key] && now[key] === other[key] ? before[key] : now[key];
      await replaceDados(tx, kept, {
        ...now,
        telefone: own('telefone'),
        email: own('email'),
        nascimento: own('nascimento'),
        sexo: own('sexo'),
      });
    }
    [step] = await tx
      .select()
      .from(clienteJuncoes)
      .where(
        and(
          eq(clienteJuncoes.outroId, step.clienteId),
          eq(clienteJuncoes.terapeutaId, terapeutaId),
          isNull(clienteJuncoes.desfeitaEm),
        ),
      );
  }
}

/** Gives a client what an intake told and the record does not say. What it says is corrected in the record only. */
export async function completeDados(tx: Tx, row: ClienteRow, told: Omit<ClienteDados, 'nome'>): Promise<void> {
  const before = presentDados(row);
  const nascimento = before.nascimento ?? told.nascimento;
  await replaceDados(tx, row, {
    ...before,
    nascimento,
    // The birth date tells the age better.
    idade: nascimento === null ? (before.idade ?? told.idade) : before.idade,
    sexo: before.sexo ?? told.sexo,
    telefone: before.telefone || told.telefone,
    email: before.email || told.email,
  });
}

/** Writes these data and keeps the earlier ones; does nothing when they are the same. */
async function replaceDados(tx: Tx, row: ClienteRow, dados: ClienteDados): Promise<void> {
  const before = presentDados(row);
  if (isDeepStrictEqual(before, dados)) return;
  const id = randomUUID();
  await tx
    .insert(clienteVersoes)
    .values({ id, clienteId: row.id, terapeutaId: row.terapeutaId, dados: clienteDadosFormat.write(before, id) });
  const { idade, ...changed } = dados;
  await tx
    .update(clientes)
    // An age that was told earlier keeps its day.
    .set({ ...changed, ...(idade !== row.idade && { idade, idadeEm: toldOn(idade) }), updatedAt: later })
    .where(eq(clientes.id, row.id));
}

/**
 * Moves some assessments of a client to another one, or to a new one with the data of the newest of them.
 * @throws CLIENTE_NOT_FOUND; AVALIACAO_NOT_FOUND when one of them is not with this client; TOO_MANY_REQUESTS; then nothing was written
 */
export function splitCliente(
  deps: NewClienteDeps,
  actor: UserActor,
  { id, avaliacaoIds, clienteId }: SplitCliente,
): Promise<{ id: string }> {
  return asWriter(deps, actor, async (tx) => {
    const from = await requireCliente(tx, actor, id, { lock: true });
    const to = await moveAvaliacoes(deps, tx, actor, { avaliacaoIds, clienteId, from: from.id });
    await refreshClientes(tx, [from.id]);
    return { id: to };
  });
}

/**
 * Gives assessments of an earlier release to a client, or to a new one with the data of the newest of them.
 * @throws CLIENTE_NOT_FOUND; AVALIACAO_NOT_FOUND when one of them already has a client; TOO_MANY_REQUESTS; then nothing was written
 */
export function groupAvaliacoes(
  deps: NewClienteDeps,
  actor: UserActor,
  { avaliacaoIds, clienteId }: GroupClientes,
): Promise<{ id: string }> {
  return asWriter(deps, actor, async (tx) => ({
    id: await moveAvaliacoes(deps, tx, actor, { avaliacaoIds, clienteId, from: null }),
  }));
}

/** @param move.from the client who has them now; null for assessments without a client */
async function moveAvaliacoes(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  actor: UserActor,
  { avaliacaoIds, clienteId, from }: { avaliacaoIds: string[]; clienteId: string | null; from: string | null },
): Promise<string> {
  const ids = [...new Set(avaliacaoIds)];
  const here = from === null ? isNull(avaliacoes.clienteId) : eq(avaliacoes.clienteId, from);
  // Not the reports, of which each may have hundreds of kilobytes.
  const found = await tx
    .select({
      nomeCliente: avaliacoes.nomeCliente,
      idade: avaliacoes.idade,
      sexo: avaliacoes.sexo,
      telefone: avaliacoes.telefone,
      email: avaliacoes.email,
      createdAt: avaliacoes.createdAt,
    })
    .from(avaliacoes)
    .where(and(inArray(avaliacoes.id, ids), eq(avaliacoes.terapeutaId, actor.id), eq(avaliacoes.teste, false), here))
    .orderBy(desc(avaliacoes.createdAt), desc(avaliacoes.id))
    .for('no key update');
  const [newest] = found;
  if (!newest || found.length < ids.length) {
    throw new AppError('AVALIACAO_NOT_FOUND', 'Uma destas avaliações não está mais aqui. Recarregue a página.');
  }
  const to = clienteId
    ? (await requireCliente(tx, actor, clienteId, { lock: true })).id
    : await insertClienteOf(deps, tx, actor, newest);
  await tx.update(avaliacoes).set({ clienteId: to }).where(inArray(avaliacoes.id, ids));
  await refreshClientes(tx, [to]);
  await notifyAccountChanged(tx, actor.id, 'avaliacoes');
  return to;
}

type IntakeOfCliente = Pick<
  typeof avaliacoes.$inferSelect,
  'nomeCliente' | 'idade' | 'sexo' | 'telefone' | 'email' | 'createdAt'
>;

async function insertClienteOf(
  deps: Pick<Deps, 'queue'>,
  tx: Tx,
  actor: UserActor,
  intake: IntakeOfCliente,
): Promise<string> {
  const [row] = await tx.insert(clientes).values(clienteOfIntake(actor, intake)).returning({ id: clientes.id });
  if (!row) throw new Error('no client was inserted');
  await tellWebhooks(deps, tx, { accountId: actor.id, tipo: 'cliente.criado', subjectId: row.id });
  return row.id;
}

/** A new client with the data of an intake. */
export function clienteOfIntake(
  actor: Pick<UserActor, 'id'>,
  {
    nomeCliente: nome,
    idade,
    sexo,
    telefone,
    email,
    createdAt,
  }: Omit<IntakeOfCliente, 'createdAt'> & { createdAt?: Date },
) {
  const known = clientes.sexo.enumValues.find((value) => value === sexo) ?? null;
  return {
    terapeutaId: actor.id,
    nome,
    idade,
    sexo: known,
    telefone: contactOf(telefone),
    email: contactOf(email),
    idadeEm: createdAt ?? sql`now()`,
  };
}

/**
 * Writes again what the list shows of these clients' assessments: the time of the newest one, and the first pattern of the newest report.
 */
async function refreshClientes(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update clientes set
      atividade_em = coalesce(
        (select a.created_at from avaliacoes a where a.cliente_id = clientes.id order by a.created_at desc, a.id desc limit 1),
        clientes.created_at),
      ultimo_padrao = (
        select a.primeiro_padrao from avaliacoes a
        where a.cliente_id = clientes.id and a.relatorio_html is not null
        order by a.created_at desc, a.id desc limit 1)
    where id in ${[...ids]}`);
}

/** Puts the first pattern of a report that has just been finished on its client's card, unless a newer assessment has a report. */
export async function noteUltimoPadrao(tx: Tx, avaliacaoId: string, padrao: string | null): Promise<void> {
  await tx.execute(sql`
    update clientes set ultimo_padrao = ${padrao}
    from avaliacoes a
    where a.id = ${avaliacaoId} and clientes.id = a.cliente_id and not exists (
      select from avaliacoes newer
      where newer.cliente_id = a.cliente_id and newer.created_at > a.created_at and newer.relatorio_html is not null)`);
}

/** Limits an account's changes per day, because each of them is stored for good. Refused ones do not count. */
function asWriter<T>({ database, limits }: ClienteDeps, actor: UserActor, work: (tx: Tx) => Promise<T>): Promise<T> {
  return withTries(limits, [['cliente', actor.id]], async (spend) => {
    const written = await asUser(database, actor, async (tx) => {
      // Several clients and assessments change together: two such changes would wait for each other's rows.
      await oneAtATime(tx, `clientes ${actor.id}`);
      return work(tx);
    });
    spend();
    return written;
  });
}

function columnsOf(actor: UserActor, dados: ClienteDados) {
  return { ...dados, terapeutaId: actor.id, idadeEm: toldOn(dados.idade) };
}

function toldOn(idade: number | null): SQL | null {
  return idade === null ? null : sql`now()`;
}

// Always later than the last change: two changes within one millisecond must not have the same instant.
const later = sql`greatest(date_trunc('milliseconds', clock_timestamp()), ${clientes.updatedAt} + interval '1 millisecond')`;
