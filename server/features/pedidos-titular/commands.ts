import { clientes, pedidosTitular } from '@meridia/drizzle/schema.ts';
import type { ConcludePedido, CreatePedido, PedidoTipo } from '@meridia/shared/pedido-titular.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { withTries } from '../../auth/with-tries.ts';
import type { Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { recordAccess } from '../access-log/commands.ts';
import { requireCliente } from '../clientes/policy.ts';
import { requirePedido } from './policy.ts';
import { isDayOfPedido } from './rules.ts';

/**
 * Writes down what a client asked for. The same key always gets the same row.
 * @throws CLIENTE_NOT_FOUND; VALIDATION for a day in the future; TOO_MANY_REQUESTS
 */
export function createPedido(
  { database, limits }: Pick<Deps, 'database' | 'limits'>,
  actor: UserActor,
  input: CreatePedido,
): Promise<{ id: string }> {
  if (!isDayOfPedido(input.recebidoEm, new Date())) {
    throw new AppError('VALIDATION', 'Confira o dia do pedido.', { fields: { recebidoEm: 'Confira o dia' } });
  }
  return withTries(limits, [['pedido', actor.id]], async (spend) => {
    const written = await asUser(database, actor, async (tx) => {
      const cliente = await requireCliente(tx, actor, input.clienteId, { lock: true });
      const [row] = await tx
        .insert(pedidosTitular)
        .values({ ...input, clienteId: cliente.id, terapeutaId: actor.id })
        .onConflictDoNothing({ target: [pedidosTitular.terapeutaId, pedidosTitular.idempotencyKey] })
        .returning({ id: pedidosTitular.id });
      if (row) return { id: row.id, fresh: true };
      const [same] = await tx
        .select({ id: pedidosTitular.id })
        .from(pedidosTitular)
        .where(and(eq(pedidosTitular.terapeutaId, actor.id), eq(pedidosTitular.idempotencyKey, input.idempotencyKey)));
      if (!same) throw new Error('insert conflicted with a row that cannot be read');
      return { id: same.id, fresh: false };
    });
    if (written.fresh) spend();
    return { id: written.id };
  });
}

/** Says what came of a request, once: a second call changes nothing. Recorded in the access log. @throws PEDIDO_NOT_FOUND */
export function concludePedido(
  { database }: Pick<Deps, 'database'>,
  actor: UserActor,
  { id, desfecho, resposta }: ConcludePedido,
): Promise<void> {
  return asUser(database, actor, async (tx) => {
    const row = await requirePedido(tx, actor, id);
    if (row.desfecho) return;
    // Words about a client who is gone could name her again.
    const known = await tx.$count(clientes, and(eq(clientes.id, row.clienteId), eq(clientes.terapeutaId, actor.id)));
    await tx
      .update(pedidosTitular)
      .set({ desfecho, concluidoEm: sql`now()`, resposta: (known > 0 && resposta) || null })
      .where(eq(pedidosTitular.id, row.id));
    await recordAccess(tx, [
      { actorId: actor.id, actorRole: actor.role, action: 'pedido.conclude', subjectId: row.id, ownerId: actor.id },
    ]);
  });
}

/** An act that the app carried out answers the open requests for it. Without one it leaves a row that says that nobody had asked. */
export async function settlePedidos(
  tx: Tx,
  actor: UserActor,
  {
    clienteIds,
    tipo,
    resposta,
  }: { clienteIds: readonly [string, ...string[]]; tipo: PedidoTipo; resposta: string | null },
): Promise<void> {
  const done = { desfecho: 'atendido', concluidoEm: sql`now()`, resposta } as const;
  const settled = await tx
    .update(pedidosTitular)
    .set(done)
    .where(
      and(
        inArray(pedidosTitular.clienteId, [...clienteIds]),
        eq(pedidosTitular.terapeutaId, actor.id),
        eq(pedidosTitular.tipo, tipo),
        isNull(pedidosTitular.desfecho),
      ),
    )
    .returning({ id: pedidosTitular.id });
  if (settled.length > 0) return;
  const today = sql`(now() at time zone 'America/Sao_Paulo')::date`;
  await tx.insert(pedidosTitular).values({
    terapeutaId: actor.id,
    clienteId: clienteIds[0],
    tipo,
    via: 'sem_pedido',
    recebidoEm: today,
    ...done,
  });
}

/** Empties what the therapist wrote about these clients. Requests that are still open stay open, without a name. */
export async function scrubPedidos(tx: Tx, actor: UserActor, clienteIds: readonly string[]): Promise<void> {
  await tx
    .update(pedidosTitular)
    .set({ resposta: null })
    .where(and(inArray(pedidosTitular.clienteId, [...clienteIds]), eq(pedidosTitular.terapeutaId, actor.id)));
}
