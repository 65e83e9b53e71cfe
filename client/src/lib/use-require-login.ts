import { useCallback, useEffect, useRef } from 'react';
import { trpc } from '../trpc.ts';
import { onSessionChange } from './session-events.ts';

/**
 * Lets a request that failed because the session has ended wait for the login. The signed-in frame asks for the login in place. The
 * promise resolves when there is a session, and rejects when the server cannot be asked. Such requests do not use react-query, so
 * that they can be repeated after the login.
 */
export function useRequireLogin(): () => Promise<void> {
  const utils = trpc.useUtils();
  const waiting = useRef(new Set<() => void>());

  useEffect(
    () =>
      onSessionChange((change) => {
        if (change !== 'signed-in') return;
        for (const resolve of waiting.current) resolve();
        waiting.current.clear();
      }),
    [],
  );

  return useCallback(async () => {
    // The answer opens the frame's dialog, or shows that another tab has already signed in.
    const { user } = await utils.accounts.session.fetch(undefined, { staleTime: 0 });
    if (user) return;
    await new Promise<void>((resolve) => waiting.current.add(resolve));
  }, [utils]);
}
