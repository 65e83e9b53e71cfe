import { setupCodes } from '@meridia/drizzle/schema.ts';
import { sql } from 'drizzle-orm';
import { newRecoveryCode } from '../../auth/one-time-codes.ts';
import type { Tx } from '../../db/client.ts';
import { asSystem } from '../../db/tx.ts';
import type { Deps } from '../../ports.ts';
import { anyAdmin, lockRoles } from '../user-roles/policy.ts';
import { readSetupCode, setupCodePlace } from './queries.ts';
import { setupProof } from './rules.ts';

/**
 * The code in the start text with which the operator becomes the first admin. All processes on one database show the same code, also
 * after a restart, so the operator can read any of the texts. The code ends with the first admin.
 * @returns null when no code is asked for
 */
export async function showSetupCode(deps: Pick<Deps, 'config' | 'database' | 'secretBox'>): Promise<string | null> {
  if (setupProof(deps.config) !== 'code') return null;
  return asSystem(deps.database, async (tx) => {
    // The lock lets only one of several starting processes make the code.
    await lockRoles(tx);
    if (await anyAdmin(tx)) return null;
    const kept = await readSetupCode(deps, tx);
    if (kept !== null) return kept;
    const code = newRecoveryCode();
    const sealedCode = await deps.secretBox.seal(code, setupCodePlace);
    await tx
      .insert(setupCodes)
      .values({ sealedCode })
      .onConflictDoUpdate({ target: setupCodes.only, set: { sealedCode, createdAt: sql`now()` } });
    return code;
  });
}

/** Called when there is an admin. */
export async function forgetSetupCode(tx: Tx): Promise<void> {
  await tx.delete(setupCodes);
}
