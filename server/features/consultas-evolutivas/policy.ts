import { consultasEvolutivas } from '@meridia/drizzle/schema.ts';
import type { Lugar } from '@meridia/shared/consulta-evolutiva.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { type AvaliacaoRow, requireAvaliacao } from '../avaliacoes/policy.ts';
import { type ClienteRow, requireCliente } from '../clientes/policy.ts';

export type ConsultaEvolutivaRow = typeof consultasEvolutivas.$inferSelect;

/** The assessment in which consultations are counted, or the client who has none. */
export type LugarRow =
  | { avaliacao: Owned<AvaliacaoRow>; cliente: null; clienteId: string | null }
  | { avaliacao: null; cliente: Owned<ClienteRow>; clienteId: string };

/** The actor's own assessment or client. @throws AVALIACAO_NOT_FOUND, CLIENTE_NOT_FOUND */
export async function requireLugar(
  tx: Tx,
  actor: UserActor,
  { avaliacaoId, clienteId }: Lugar,
  { lock = false } = {},
): Promise<LugarRow> {
  if (avaliacaoId !== undefined) {
    const avaliacao = await requireAvaliacao(tx, actor, avaliacaoId, { lock });
    return { avaliacao, cliente: null, clienteId: avaliacao.clienteId };
  }
  if (clienteId === undefined) throw new AppError('VALIDATION', 'Informe a avaliação ou o cliente.');
  const cliente = await requireCliente(tx, actor, clienteId, { lock });
  return { avaliacao: null, cliente, clienteId: cliente.id };
}

/** The actor's own follow-up. @throws CONSULTA_NOT_FOUND, the same for a missing row and for another therapist's row */
export async function requireConsulta(
  tx: Tx,
  actor: UserActor,
  id: string,
  { lock = false } = {},
): Promise<Owned<ConsultaEvolutivaRow>> {
  const query = tx
    .select()
    .from(consultasEvolutivas)
    .where(and(eq(consultasEvolutivas.id, id), eq(consultasEvolutivas.terapeutaId, actor.id)));
  const [row] = lock ? await query.for('update') : await query;
  if (!row) throw new AppError('CONSULTA_NOT_FOUND', 'Consulta não encontrada.');
  return markOwned(row);
}
