import { accounts } from '@meridia/drizzle/schema.ts';
import { eq } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { Deps } from '../../ports.ts';

/** Switches mail about ready reports and quota. Mail about the account itself is always sent. */
export async function setEmailNotices(deps: Pick<Deps, 'database'>, actor: UserActor, enabled: boolean): Promise<void> {
  await deps.database.system.update(accounts).set({ emailNotices: enabled }).where(eq(accounts.id, actor.id));
}
