import type { Deps } from '../../ports.ts';

export function sweepSessions(deps: Pick<Deps, 'sessions'>): Promise<void> {
  return deps.sessions.sweepExpired();
}
