import type { Tx } from '../db/client.ts';
import { keepNewestDevices, rememberDevice } from './known-devices.ts';
import type { Sessions } from './sessions.ts';
import type { Visitor } from './visitor.ts';

/** The result of a sign-in: one cookie for the session and one for the known browser. */
export interface SignedIn {
  userId: string;
  sessionToken: string;
  deviceToken: string;
}

/** The most sessions and the most known browsers of one account. The longest unused ones end first. */
const mostKept = 50;

/**
 * Always makes a new session token, so that an attacker cannot plant one (session fixation). Runs in the transaction that checked the
 * person.
 */
export async function openSession(
  { sessions }: { sessions: Sessions },
  tx: Tx,
  userId: string,
  { userAgent, deviceToken }: Visitor,
  proven: { gaveCode?: boolean } = {},
): Promise<SignedIn> {
  const signedIn = {
    userId,
    sessionToken: await sessions.create(userId, userAgent, tx),
    deviceToken: await rememberDevice(tx, userId, deviceToken, proven),
  };
  await sessions.keepNewest(tx, userId, mostKept);
  await keepNewestDevices(tx, userId, mostKept);
  return signedIn;
}
