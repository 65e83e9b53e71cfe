import type { UserActor } from '../../auth/actor.ts';
import { dropTokens, issueToken, redeemToken } from '../../auth/tokens.ts';
import { asSystem, asUser } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { recordAccess } from '../access-log/commands.ts';
import { listFamily } from '../cliente-erasure/queries.ts';
import { requireCliente } from '../clientes/policy.ts';
import { type StepUp, withStepUp } from '../second-factors/commands.ts';

/**
 * Drops the account's earlier unused tickets. Only checks whether tries are left, so that the dialog can say so; the download takes them
 * (stream-export.ts).
 * @returns a ticket for one download, valid for two minutes and for this account only
 * @throws what `withStepUp` throws; TOO_MANY_REQUESTS after three downloads in a day, or after many started ones
 */
export async function beginExport(deps: Deps, actor: UserActor, proof: StepUp): Promise<{ ticket: string }> {
  return withStepUp(deps, actor, proof, async (tx) => {
    await deps.limits.look('accountExport', actor.id);
    await deps.limits.look('accountExportBegun', actor.id);
    await dropTokens(tx, actor.id, 'export');
    return { ticket: await issueToken(tx, actor.id, 'export') };
  });
}

/** Uses up the ticket and records that the whole account was read. @throws LINK_INVALID, LINK_EXPIRED, LINK_USED */
export function redeemExport({ database }: Pick<Deps, 'database'>, actor: UserActor, ticket: string): Promise<void> {
  return asSystem(database, async (tx) => {
    const accountId = await redeemToken(tx, ticket, 'export');
    // The error rolls back the whole transaction, so that another account's ticket stays valid for its owner.
    if (accountId !== actor.id)
      throw new AppError('LINK_INVALID', 'Este link não é válido. Peça a exportação de novo.');
    // Recorded before the first byte is sent. Reading one's own data is recorded here because the export contains everything.
    await recordAccess(tx, [
      { actorId: actor.id, actorRole: actor.role, action: 'account.export', subjectId: actor.id, ownerId: actor.id },
    ]);
  });
}

/**
 * Records that everything of one client is read, before the first byte is sent.
 * @returns the ids of the client and of all who were merged into her
 * @throws CLIENTE_NOT_FOUND
 */
export function openClienteExport(
  { database }: Pick<Deps, 'database'>,
  actor: UserActor,
  id: string,
): Promise<string[]> {
  return asUser(database, actor, async (tx) => {
    const cliente = await requireCliente(tx, actor, id);
    const family = await listFamily(tx, actor, cliente.id);
    await recordAccess(tx, [
      { actorId: actor.id, actorRole: actor.role, action: 'cliente.export', subjectId: cliente.id, ownerId: actor.id },
    ]);
    return family;
  });
}
