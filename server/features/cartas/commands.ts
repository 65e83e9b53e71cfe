import { cartas } from '@meridia/drizzle/schema.ts';
import { cartaFormat } from '@meridia/drizzle/stored-formats.ts';
import type { saveCartaSchema } from '@meridia/shared/carta.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import { withTries } from '../../auth/with-tries.ts';
import type { Tx } from '../../db/client.ts';
import { asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { type AvaliacaoRow, requireAvaliacao } from '../avaliacoes/policy.ts';
import { requireFinished } from '../relatorios/queries.ts';
import { findChanged } from './queries.ts';

/**
 * Keeps the letter as the therapist changed it.
 * @throws AVALIACAO_NOT_FOUND, REPORT_NOT_READY; CARTA_CONFLICT when it has changed since `revisao`, and nothing is overwritten;
 *   TOO_MANY_REQUESTS
 */
export function saveCarta(
  deps: Deps,
  actor: UserActor,
  { id, revisao, textos }: z.output<typeof saveCartaSchema>,
): Promise<{ revisao: number }> {
  return change(deps, actor, { id, revisao }, async (tx, { ciclo }) => {
    const values = { textos: cartaFormat.write(textos, id), revisao: revisao + 1, ciclo, updatedAt: sql`now()` };
    await tx
      .insert(cartas)
      .values({ ...values, avaliacaoId: id, terapeutaId: actor.id })
      .onConflictDoUpdate({ target: cartas.avaliacaoId, set: values });
    return { revisao: values.revisao };
  });
}

/** Gives back the letter as the report has it. @throws the same as `saveCarta` */
export function resetCarta(
  deps: Deps,
  actor: UserActor,
  seen: { id: string; revisao: number },
): Promise<{ revisao: number }> {
  return change(deps, actor, seen, async (tx) => {
    await tx.delete(cartas).where(and(eq(cartas.avaliacaoId, seen.id), eq(cartas.terapeutaId, actor.id)));
    return { revisao: 0 };
  });
}

function change(
  deps: Deps,
  actor: UserActor,
  { id, revisao }: { id: string; revisao: number },
  write: (tx: Tx, row: AvaliacaoRow) => Promise<{ revisao: number }>,
): Promise<{ revisao: number }> {
  return withTries(deps.limits, [['carta', actor.id]], async (spend) => {
    const written = await asUser(deps.database, actor, async (tx) => {
      const row = await requireAvaliacao(tx, actor, id, { lock: true });
      requireFinished(row);
      if (((await findChanged(tx, actor, id))?.revisao ?? 0) !== revisao) {
        throw new AppError('CARTA_CONFLICT', 'Esta carta mudou em outro aparelho. Nada foi sobrescrito.');
      }
      return write(tx, row);
    });
    spend();
    return written;
  });
}
