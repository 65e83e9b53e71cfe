import type { Tx } from '../db/client.ts';
import { keepNewestDevices, rememberDevice } from './known-devices.ts';
import type { Sessions } from './sessions.ts';
import type { Visitor } from './visitor.ts';

/** What a browser takes along when it was let in: one cookie each. */
export interface SignedIn {
  userId: string;
  sessionToken: string;
  deviceToken: string;
}

/** Sign-ins and known browsers of one account; beyond it those that were longest unused are over. */
const mostKept = 50;

/** Always a new token, whatever the browser brought (fixation). Part of the transaction that found the person entitled. */
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
