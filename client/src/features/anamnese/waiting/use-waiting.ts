import { useEffect, useState, useSyncExternalStore } from 'react';
import { listWaiting, onWaitingChange, readSending, type Sending, type WaitingIntake } from './waiting-store.ts';

/** What waits in this browser for this account, kept up to date. */
export function useWaiting(userId: string): { waiting: readonly WaitingIntake[]; sending: Sending | null } {
  const [waiting, setWaiting] = useState<readonly WaitingIntake[]>([]);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = await listWaiting(userId);
      if (!left) setWaiting(found);
    };
    void read();
    const stop = onWaitingChange(() => void read());
    return () => {
      left = true;
      stop();
    };
  }, [userId]);
  return { waiting, sending: useSyncExternalStore(onWaitingChange, readSending, () => null) };
}
