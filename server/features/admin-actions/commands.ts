import { adminActions } from '@meridia/drizzle/schema.ts';
import type { AdminActionKind } from '@meridia/shared/admin-action.ts';
import type { Tx } from '../../db/client.ts';

export interface NewAdminAction {
  /** The admin's account; null: the command line. */
  actorId: string | null;
  action: AdminActionKind;
  /** The account, plan, job or message it is done to. */
  subjectId: string | null;
  /** Ids, old and new values, a reason that was given; never health data or an address. */
  details?: Record<string, unknown>;
}

/** Leaves the trace of what is done by hand, in the system transaction that does it: neither stands without the other. */
export async function recordAdminAction(tx: Tx, action: NewAdminAction): Promise<void> {
  await tx.insert(adminActions).values(action);
}
