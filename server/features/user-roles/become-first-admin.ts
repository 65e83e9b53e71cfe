import { createHash, timingSafeEqual } from 'node:crypto';
import { accounts, userRoles } from '@meridia/drizzle/schema.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { recordAdminAction } from '../admin-actions/commands.ts';
import { forgetSetupCode } from '../setup-codes/commands.ts';
import { readSetupCode } from '../setup-codes/queries.ts';
import { setupProof } from '../setup-codes/rules.ts';
import { notifyRoleChanged } from './commands.ts';
import { anyAdmin, lockRoles } from './policy.ts';

/**
 * On a system without an admin, the first caller becomes one (docs/PRODUCT.md 15.6). Of parallel calls, also on several processes, only
 * one succeeds. Where strangers reach the app, the caller must have a confirmed address and prove to be its operator.
 * @throws ADMIN_EXISTS, EMAIL_NOT_CONFIRMED, SETUP_SECRET_WRONG, TOO_MANY_REQUESTS
 */
export async function becomeFirstAdmin(deps: Deps, actor: UserActor, secret: string | undefined): Promise<void> {
  await deps.limits.take('setupAdmin', actor.id);
  await asSystem(deps.database, async (tx) => {
    // Answers late callers before they must prove anything. The check under the lock decides.
    if (await anyAdmin(tx)) throw adminExists();
    if (deps.config.exposed && !(await isConfirmed(tx, actor.id))) throw notConfirmed();
  });
  await proveOperator(deps, secret ?? '');
  await asSystem(deps.database, async (tx) => {
    await lockRoles(tx);
    if (await anyAdmin(tx)) throw adminExists();
    await tx.insert(userRoles).values({ userId: actor.id, role: 'admin' });
    await forgetSetupCode(tx);
    await recordAdminAction(tx, { actorId: actor.id, action: 'admin.first', subjectId: actor.id });
    await notifyRoleChanged(tx, actor.id);
  });
}

/** Accounts cost an attacker nothing, so the wrong secrets of all accounts share one count. */
async function proveOperator(deps: Deps, given: string): Promise<void> {
  const proof = setupProof(deps.config);
  if (proof === 'none') return;
  await deps.limits.take('setupSecret', 'everybody');
  const right = proof === 'secret' ? equals(given, deps.config.SETUP_ADMIN_SECRET ?? '') : await isCode(deps, given);
  if (!right) {
    const what = proof === 'secret' ? 'A chave de instalação' : 'O código de configuração';
    throw new AppError('SETUP_SECRET_WRONG', `${what} não confere.`);
  }
  await deps.limits.giveBack('setupSecret', 'everybody');
}

/** The code may be typed with or without hyphens, in small or capital letters. */
async function isCode(deps: Deps, given: string): Promise<boolean> {
  const code = await asSystem(deps.database, (tx) => readSetupCode(deps, tx));
  const bare = (text: string) => text.toUpperCase().replace(/[\s-]/g, '');
  return code !== null && equals(bare(given), bare(code));
}

// Hashed, because the comparison in constant time needs equal lengths.
function equals(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}

async function isConfirmed(tx: Tx, accountId: string): Promise<boolean> {
  const [confirmed] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNotNull(accounts.emailConfirmedAt)));
  return confirmed !== undefined;
}

function notConfirmed(): AppError {
  return new AppError('EMAIL_NOT_CONFIRMED', 'Confirme seu email antes de se tornar administrador.');
}

function adminExists(): AppError {
  return new AppError('ADMIN_EXISTS', 'Já existe um administrador no sistema');
}
