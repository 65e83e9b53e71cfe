import { accounts, recoveryCodes, secondFactors } from '@meridia/drizzle/schema.ts';
import type { securitySchema } from '@meridia/shared/account.ts';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { UserActor } from '../../auth/actor.ts';
import type { Database, Tx } from '../../db/client.ts';

/** Second factor and recovery codes of an account, for the settings. */
export async function readSecurity(database: Database, actor: UserActor): Promise<z.output<typeof securitySchema>> {
  const [row] = await database.system
    .select({
      secondFactor: sql<boolean>`${secondFactors.confirmedAt} is not null`,
      recoveryCodesLeft: database.system.$count(
        recoveryCodes,
        and(eq(recoveryCodes.accountId, actor.id), isNull(recoveryCodes.usedAt)),
      ),
      emailNotices: accounts.emailNotices,
    })
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.accountId, accounts.id))
    .where(eq(accounts.id, actor.id));
  return row ?? { secondFactor: false, recoveryCodesLeft: 0, emailNotices: false };
}

export async function hasSecondFactor(tx: Tx, accountId: string): Promise<boolean> {
  const [active] = await tx
    .select({ accountId: secondFactors.accountId })
    .from(secondFactors)
    .where(and(eq(secondFactors.accountId, accountId), isNotNull(secondFactors.confirmedAt)));
  return active !== undefined;
}
