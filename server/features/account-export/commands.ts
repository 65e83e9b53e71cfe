import type { UserActor } from '../../auth/actor.ts';
import { dropTokens, issueToken, redeemToken } from '../../auth/tokens.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { recordAccess } from '../access-log/commands.ts';
import { type StepUp, withStepUp } from '../second-factors/commands.ts';

/**
 * @returns a ticket for one download, good for two minutes and for this account alone; it takes the place of one that was not used.
 * The download takes the tries (stream-export.ts); this looks whether there are any, so that the dialog can say so.
 * @throws what `withStepUp` throws; TOO_MANY_REQUESTS after three downloads in a day, or many that were begun
 */
export async function beginExport(deps: Deps, actor: UserActor, proof: StepUp): Promise<{ ticket: string }> {
  return withStepUp(deps, actor, proof, async (tx) => {
    await deps.limits.look('accountExport', actor.id);
    await deps.limits.look('accountExportBegun', actor.id);
    await dropTokens(tx, actor.id, 'export');
    return { ticket: await issueToken(tx, actor.id, 'export') };
  });
}

/** Uses the ticket up and writes down that everything was read. @throws LINK_INVALID, LINK_EXPIRED, LINK_USED */
export function redeemExport({ database }: Pick<Deps, 'database'>, actor: UserActor, ticket: string): Promise<void> {
  return asSystem(database, async (tx) => {
    const accountId = await redeemToken(tx, ticket, 'export');
    // Rolled back with the rest: somebody else's ticket stays good for its owner.
    if (accountId !== actor.id)
      throw new AppError('LINK_INVALID', 'Este link não é válido. Peça a exportação de novo.');
    // Before the first byte, although it is their own: it is all there is.
    await recordAccess(tx, [
      { actorId: actor.id, actorRole: actor.role, action: 'account.export', subjectId: actor.id, ownerId: actor.id },
    ]);
  });
}
