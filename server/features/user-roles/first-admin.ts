import { createHash, timingSafeEqual } from 'node:crypto';
import { userRoles } from '@meridia/drizzle/schema.ts';
import type { UserActor } from '../../auth/actor.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';
import { notifyRoleChanged } from './commands.ts';
import { anyAdmin, lockRoles } from './policy.ts';

/**
 * The spec's `setup-first-admin`: whoever calls it first on a system without an admin becomes one. Of any number of parallel calls,
 * on any number of instances, one succeeds.
 * @throws ADMIN_EXISTS, SETUP_SECRET_WRONG, TOO_MANY_REQUESTS
 */
export async function becomeFirstAdmin(deps: Deps, actor: UserActor, secret: string | undefined): Promise<void> {
  await deps.limits.take('setupAdmin', actor.id);
  // An answer for latecomers, before they are asked for a secret; who is the first is decided under the lock.
  if (await asSystem(deps.database, anyAdmin)) throw adminExists();
  await proveSecret(deps, secret);
  await asSystem(deps.database, async (tx) => {
    await lockRoles(tx);
    if (await anyAdmin(tx)) throw adminExists();
    await tx.insert(userRoles).values({ userId: actor.id, role: 'admin' });
    await recordAdminAction(tx, { actorId: actor.id, action: 'admin.first', subjectId: actor.id });
    await notifyRoleChanged(tx, actor.id);
  });
}

/** Accounts cost a guesser nothing, so wrong secrets are counted together, whoever sends them. */
async function proveSecret(
  { config, limits }: Pick<Deps, 'config' | 'limits'>,
  given: string | undefined,
): Promise<void> {
  const secret = config.SETUP_ADMIN_SECRET;
  if (secret === undefined) return;
  await limits.take('setupSecret', 'everybody');
  if (!equals(given ?? '', secret)) {
    throw new AppError('SETUP_SECRET_WRONG', 'A chave de instalação não confere.');
  }
  await limits.giveBack('setupSecret', 'everybody');
}

// Hashed, because the comparison in constant time wants equal lengths.
function equals(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

function adminExists(): AppError {
  return new AppError('ADMIN_EXISTS', 'Já existe um administrador no sistema');
}
