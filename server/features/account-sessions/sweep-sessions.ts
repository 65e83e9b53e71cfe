import { sweepDevices } from '../../auth/known-devices.ts';
import { sweepTokens } from '../../auth/tokens.ts';
import type { Deps } from '../../ports.ts';

/** Removes expired sessions, counters of tries, known browsers and tokens. */
export async function sweepSessions({
  sessions,
  limits,
  database,
}: Pick<Deps, 'sessions' | 'limits' | 'database'>): Promise<void> {
  await sessions.sweepExpired();
  await limits.sweepExpired();
  await sweepDevices(database);
  await sweepTokens(database);
}
