import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches now: `useMediaQuery('(max-width: 40rem)')`. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  // A page is prerendered without a device, so it starts as if the query did not match.
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
