import { activateMessage } from './activate-message.ts';

const checkEveryMs = 60 * 60 * 1000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Registers the service worker once the page has come to rest. Not in development: it would serve yesterday's code. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Private windows of some browsers refuse it, and a network may drop: the app is whole without it.
  const start = () => void register().catch(() => {});
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** For useSyncExternalStore: whether a new version waits for the person's word. */
export const waitingUpdate = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => waiting !== null,
  /** Changes to the new version and loads this tab anew. Other tabs go on with what they have in memory. */
  apply(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    waiting?.postMessage(activateMessage);
  },
};

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = (worker: ServiceWorker | null) => {
    // The first one ever is no update.
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    for (const listener of listeners) listener();
  };
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  // An installed app may stay open for weeks.
  setInterval(() => void registration.update().catch(() => {}), checkEveryMs);
}
