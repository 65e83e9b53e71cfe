import type { Role } from '@meridia/shared/account.ts';

/** A signed-in person. Only the session check and tests create one. */
export interface UserActor {
  type: 'user';
  id: string;
  role: Role;
  sessionId: string;
}

/** The worker, the reconciler and the command line. */
interface SystemActor {
  type: 'system';
}

export type Actor = UserActor | SystemActor;
