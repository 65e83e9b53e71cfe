import type { Role } from '@meridia/shared/account.ts';

/** A signed-in person. Minted only by the session check and by tests. */
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
