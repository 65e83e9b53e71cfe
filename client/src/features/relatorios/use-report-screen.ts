import { useEffect, useSyncExternalStore } from 'react';
import { usePageVisible } from '../../lib/use-page-visible.ts';

let standing: string | null = null;
const listeners = new Set<() => void>();

/**
 * Called by a report's own screen, while the report is made and afterwards. Records which report is on the screen while that screen
 * is mounted.
 */
export function useReportScreen(id: string): void {
  useEffect(() => {
    stand(id);
    return () => stand(null);
  }, [id]);
}

/**
 * The report whose screen the therapist sees, or null. The address is no proof: it changes before the screen does, and it stays in
 * a hidden tab.
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
