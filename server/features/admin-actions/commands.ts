import { adminActions } from '@meridia/drizzle/schema.ts';
import type { AdminActionKind } from '@meridia/shared/admin-action.ts';
import type { Tx } from '../../db/client.ts';

export interface NewAdminAction {
  /** The admin's account; null for the command line. */
  actorId: string | null;
  action: AdminActionKind;
  /** The account, plan, job or message that the action changes. */
  subjectId: string | null;
  /** Ids, old and new values, or a given reason; never health data or an address. */
  details?: Record<string, unknown>;
}

/** Records a manual action in the system transaction that does it, so that neither exists without the other. */
export async function recordAdminAction(tx: Tx, action: NewAdminAction): Promise<void> {
  await tx.insert(adminActions).values(action);
}
