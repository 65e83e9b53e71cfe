import { useCallback, useEffect, useRef } from 'react';
import { trpc } from '../trpc.ts';
import { onSessionChange } from './session-events.ts';

/**
 * Lets a request that met an ended session wait for the login that the signed-in frame asks for in place.
 * The promise resolves when there is a session; it rejects when the server cannot be asked. Requests here do not go through
 * react-query, so that a login can be awaited and the request repeated.
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
    // This answer opens the dialog of the frame, or tells that another tab has signed in already.
    const { user } = await utils.accounts.session.fetch(undefined, { staleTime: 0 });
    if (user) return;
    await new Promise<void>((resolve) => waiting.current.add(resolve));
  }, [utils]);
}
