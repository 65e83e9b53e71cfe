import { avaliacoes } from '@meridia/drizzle/schema.ts';
import { and, eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { markOwned, type Owned } from '../../auth/owned.ts';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';

export type AvaliacaoRow = typeof avaliacoes.$inferSelect;

/** The actor's own assessment. @throws AVALIACAO_NOT_FOUND, the same for a missing row and for another therapist's row */
export async function requireAvaliacao(
  tx: Tx,
  actor: UserActor,
  id: string,
  { lock = false } = {},
): Promise<Owned<AvaliacaoRow>> {
  const query = tx
    .select()
    .from(avaliacoes)
    .where(and(eq(avaliacoes.id, id), eq(avaliacoes.terapeutaId, actor.id)));
  const [row] = lock ? await query.for('update') : await query;
  if (!row) throw new AppError('AVALIACAO_NOT_FOUND', 'Avaliação não encontrada');
  return markOwned(row);
}
