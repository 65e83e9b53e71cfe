import {
  accounts,
  aiCalls,
  avaliacaoVersoes,
  avaliacoes,
  clienteJuncoes,
  clientes,
  clienteVersoes,
  clinicaConfigs,
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
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../ports.ts';
import { removeFiles } from '../../stored-file.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';
import { leaveFreeUnits } from '../free-units/commands.ts';
import { sendMailJob } from '../mails/jobs.ts';
import { generateRelatorioJob } from '../relatorios/jobs.ts';
import { assertNotLastAdmin } from '../user-roles/policy.ts';
import { deliverWebhookJob } from '../webhooks/jobs.ts';
import { isPaymentUnchanged, type PaymentState } from './end-payments.ts';

/** Data of an account that is not in its rows: files and jobs. */
export interface Leftovers {
  storageKeys: string[];
  mailIds: string[];
  avaliacaoIds: string[];
  deliveryIds: string[];
}

/**
 * Deletes child rows before their parents. Rows that refer to the account alone, or go with their assessment, are deleted with these
 * (`on delete cascade`).
 */
export async function eraseRows(
  deps: Pick<Deps, 'sessions' | 'secretBox'>,
  tx: Tx,
  accountId: string,
  payments: PaymentState,
): Promise<Leftovers | null | 'payment changed'> {
  await assertNotLastAdmin(tx, accountId);
  // From here on no new row can name the account, because that row would need a lock on this one.
  const [account] = await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!account) return null;
  if (!(await isPaymentUnchanged(tx, accountId, payments))) return 'payment changed';
  const leftovers = await readLeftovers(tx, accountId);
  await deps.sessions.endAll(tx, accountId);
  await leaveFreeUnits(deps, tx, accountId);
  await tx.delete(relatorioShares).where(eq(relatorioShares.terapeutaId, accountId));
  await tx.delete(consultaEvolutivaVersoes).where(eq(consultaEvolutivaVersoes.terapeutaId, accountId));
  await tx.delete(fotos).where(eq(fotos.terapeutaId, accountId));
  await tx.delete(consultasEvolutivas).where(eq(consultasEvolutivas.terapeutaId, accountId));
  await tx.delete(usageMovements).where(eq(usageMovements.userId, accountId));
  // These rows stay without an owner. If they were deleted, the day's budget could be spent a second time.
  await tx.update(aiCalls).set({ terapeutaId: null }).where(eq(aiCalls.terapeutaId, accountId));
  await tx.delete(avaliacaoVersoes).where(eq(avaliacaoVersoes.terapeutaId, accountId));
  await tx.delete(avaliacoes).where(eq(avaliacoes.terapeutaId, accountId));
  await tx.delete(convites).where(eq(convites.terapeutaId, accountId));
  await tx.delete(clienteJuncoes).where(eq(clienteJuncoes.terapeutaId, accountId));
  await tx.delete(clienteVersoes).where(eq(clienteVersoes.terapeutaId, accountId));
  await tx.delete(clientes).where(eq(clientes.terapeutaId, accountId));
  await tx.delete(accounts).where(eq(accounts.id, accountId));
  await recordAdminAction(tx, { actorId: accountId, action: 'account.erased', subjectId: accountId });
  return leftovers;
}

async function readLeftovers(tx: Tx, accountId: string): Promise<Leftovers> {
  const photos = await tx.select({ key: fotos.storageKey }).from(fotos).where(eq(fotos.terapeutaId, accountId));
  const uploads = await tx
    .select({ pieces: fotoUploads.pieces })
    .from(fotoUploads)
    .where(eq(fotoUploads.terapeutaId, accountId));
  const logos = await tx
    .select({ key: clinicaConfigs.logoKey })
    .from(clinicaConfigs)
    .where(and(eq(clinicaConfigs.terapeutaId, accountId), isNotNull(clinicaConfigs.logoKey)));
  const messages = await tx.select({ id: mails.id }).from(mails).where(eq(mails.accountId, accountId));
  const reports = await tx.select({ id: avaliacoes.id }).from(avaliacoes).where(eq(avaliacoes.terapeutaId, accountId));
  const deliveries = await tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.accountId, accountId));
  return {
    storageKeys: [
      ...[...photos, ...logos].flatMap(({ key }) => (key ? [key] : [])),
      ...uploads.flatMap(({ pieces }) => pieces),
    ],
    mailIds: messages.map(({ id }) => id),
    avaliacaoIds: reports.map(({ id }) => id),
    deliveryIds: deliveries.map(({ id }) => id),
  };
}

/** After the rows. What fails here is found by the sweeps. @param accountId whose data they were */
export async function clearLeftovers(deps: Deps, accountId: string, leftovers: Leftovers): Promise<void> {
  const { queue, log } = deps;
  const { storageKeys, mailIds, avaliacaoIds, deliveryIds } = leftovers;
  const failed = await removeFiles(deps, storageKeys);
  // A job without its row does nothing, but its ids should not stay in the queue either.
  await queue.forget(generateRelatorioJob, 'avaliacaoId', avaliacaoIds);
  await queue.forget(sendMailJob, 'mailId', mailIds);
  await queue.forget(deliverWebhookJob, 'deliveryId', deliveryIds);
  log.info({ accountId, files: storageKeys.length, failed, avaliacoes: avaliacaoIds.length }, 'files and jobs erased');
}
