import { useEffect, useSyncExternalStore } from 'react';
import { usePageVisible } from '../../lib/use-page-visible.ts';

let standing: string | null = null;
const listeners = new Set<() => void>();

/** For a report's own screen, while it waits as well as when it has ended: says for as long as it stands whose it is. */
export function useReportScreen(id: string): void {
  useEffect(() => {
    stand(id);
    return () => stand(null);
  }, [id]);
}

/**
 * The report whose screen is before the therapist's eyes, or null. The address does not tell: it changes before the screen does,
 * and stays in a tab that nobody sees.
 */
export function useReportOnScreen(): string | null {
  const id = useSyncExternalStore(
    subscribe,
    () => standing,
    () => null,
  );
  const visible = usePageVisible();
  return visible ? id : null;
}

function stand(id: string | null): void {
  standing = id;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}
