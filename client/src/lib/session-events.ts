/** `email-confirmed`: a mailed link was opened in this browser and signed nobody in. */
type SessionChange = 'signed-in' | 'signed-out' | 'email-confirmed';

const changes: ReadonlySet<unknown> = new Set<SessionChange>(['signed-in', 'signed-out', 'email-confirmed']);
const listeners = new Set<(change: SessionChange) => void>();
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('meridia:session');

channel?.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (isSessionChange(event.data)) tell(event.data);
});

/** Tells every tab of this browser, this one included. */
export function announceSessionChange(change: SessionChange): void {
  channel?.postMessage(change);
  tell(change);
}

/** Returns the function that stops listening. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(change: SessionChange): void {
  for (const listener of listeners) listener(change);
}

function isSessionChange(value: unknown): value is SessionChange {
  return changes.has(value);
}
