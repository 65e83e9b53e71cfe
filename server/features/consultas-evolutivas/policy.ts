import { consultasEvolutivas } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

export type ConsultaEvolutivaRow = typeof consultasEvolutivas.$inferSelect;

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
