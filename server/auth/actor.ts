import type { Role } from '@meridia/shared/account.ts';

/** A signed-in person. Only the check of a session or of a key, and tests, create one. */
export interface UserActor {
  type: 'user';
  id: string;
  role: Role;
  /** Of a program that calls with a key, the key's id. */
  sessionId: string;
  /** Set for a program that calls with a key. The access log names the key as the reader. */
  keyId?: string;
}

/** The worker, the reconciler and the command line. */
interface SystemActor {
  type: 'system';
}

export type Actor = UserActor | SystemActor;
