import {
  anamneseDrafts,
  avaliacaoVersoes,
  avaliacoes,
  clienteJuncoes,
  clientes,
  clienteVersoes,
  consultaEvolutivaVersoes,
  consultasEvolutivas,
  convites,
  fotos,
  fotoUploads,
  mails,
  relatorioShares,
  usageMovements,
  webhookDeliveries,
} from '@meridia/drizzle/schema.ts';
import { and, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import type { Leftovers } from '../account-erasure/commands.ts';
import { isDraftOf } from './queries.ts';

/**
 * Deletes every row of these clients, child rows before their parents. Units that were taken stay taken: their movements stay and name no
 * assessment any more. Events of reports go with their assessments (`on delete cascade`).
 * @param family a client and all who were merged into it, locked with their assessments
 */
export async function eraseRows(tx: Tx, actor: UserActor, family: readonly string[]): Promise<Leftovers> {
  const ofFamily = (column: Parameters<typeof inArray>[0]): SQL => inArray(column, [...family]);
  const made = await tx
    .select({ id: avaliacoes.id, key: avaliacoes.idempotencyKey })
    .from(avaliacoes)
    .where(ofFamily(avaliacoes.clienteId));
  const avaliacaoIds = made.map(({ id }) => id);
  const done = await tx
    .select({ id: consultasEvolutivas.id })
    .from(consultasEvolutivas)
    .where(ofFamily(consultasEvolutivas.clienteId));
  const consultaIds = done.map(({ id }) => id);
  // An assessment that a client's answers became has the id of her invitation as its key.
  const invited = await tx
    .delete(convites)
    .where(
      and(
        eq(convites.terapeutaId, actor.id),
        or(
          ofFamily(convites.clienteId),
          inArray(
            convites.id,
            made.map(({ key }) => key),
          ),
        ),
      ),
    )
    .returning({ id: convites.id });
  const conviteIds = invited.map(({ id }) => id);
  const drafts = await tx
    .delete(anamneseDrafts)
    .where(and(eq(anamneseDrafts.terapeutaId, actor.id), or(isDraftOf(family), inArray(anamneseDrafts.id, conviteIds))))
    .returning({ id: anamneseDrafts.id });
  const draftIds = [...drafts.map(({ id }) => id), ...conviteIds];
  const photos = await tx
    .delete(fotos)
    .where(
      and(
        eq(fotos.terapeutaId, actor.id),
        or(
          inArray(fotos.avaliacaoId, avaliacaoIds),
          inArray(fotos.consultaEvolutivaId, consultaIds),
          inArray(fotos.draftId, draftIds),
        ),
      ),
    )
    .returning({ key: fotos.storageKey });
  const uploads = await tx
    .delete(fotoUploads)
    .where(and(eq(fotoUploads.terapeutaId, actor.id), inArray(fotoUploads.draftId, draftIds)))
    .returning({ pieces: fotoUploads.pieces });
  await tx.delete(relatorioShares).where(inArray(relatorioShares.avaliacaoId, avaliacaoIds));
  await tx.delete(consultaEvolutivaVersoes).where(inArray(consultaEvolutivaVersoes.consultaEvolutivaId, consultaIds));
  await tx.delete(consultasEvolutivas).where(inArray(consultasEvolutivas.id, consultaIds));
  await tx.delete(avaliacaoVersoes).where(inArray(avaliacaoVersoes.avaliacaoId, avaliacaoIds));
  await tx.update(usageMovements).set({ avaliacaoId: null }).where(inArray(usageMovements.avaliacaoId, avaliacaoIds));
  const messages = await tx
    .delete(mails)
    .where(and(eq(mails.accountId, actor.id), inArray(mails.subjectId, [...avaliacaoIds, ...conviteIds])))
    .returning({ id: mails.id });
  const deliveries = await tx
    .delete(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.accountId, actor.id),
        inArray(webhookDeliveries.subjectId, [...family, ...avaliacaoIds, ...consultaIds]),
      ),
    )
    .returning({ id: webhookDeliveries.id });
  await tx.delete(avaliacoes).where(inArray(avaliacoes.id, avaliacaoIds));
  await tx.delete(clienteJuncoes).where(or(ofFamily(clienteJuncoes.clienteId), ofFamily(clienteJuncoes.outroId)));
  await tx.delete(clienteVersoes).where(ofFamily(clienteVersoes.clienteId));
  await tx.delete(clientes).where(ofFamily(clientes.id));
  return {
    storageKeys: [...photos.map(({ key }) => key), ...uploads.flatMap(({ pieces }) => pieces)],
    mailIds: messages.map(({ id }) => id),
    avaliacaoIds,
    deliveryIds: deliveries.map(({ id }) => id),
  };
}
