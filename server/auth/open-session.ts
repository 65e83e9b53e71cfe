import type { Tx } from '../db/client.ts';
import { rememberDevice } from './known-devices.ts';
import type { Sessions } from './sessions.ts';
import type { Visitor } from './visitor.ts';

/** What a browser takes along when it was let in: one cookie each. */
export interface SignedIn {
  userId: string;
  sessionToken: string;
  deviceToken: string;
}

/** Always a new token, whatever the browser brought (fixation). Part of the transaction that found the person entitled. */
export async function openSession(
  { sessions }: { sessions: Sessions },
  tx: Tx,
  userId: string,
  { userAgent, deviceToken }: Visitor,
): Promise<SignedIn> {
  return {
    userId,
    sessionToken: await sessions.create(userId, userAgent, tx),
    deviceToken: await rememberDevice(tx, userId, deviceToken),
  };
}
