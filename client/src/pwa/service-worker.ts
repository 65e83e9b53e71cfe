import { activateMessage } from './activate-message.ts';

const checkEveryMs = 60 * 60 * 1000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

/** Registers the service worker when the page is idle. Not in development, because it would serve old code. */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Private windows of some browsers refuse it, and the network may fail. The app works completely without it.
  const start = () => void register().catch(() => {});
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}

/** For useSyncExternalStore: whether a new version waits for the person's consent. */
export const waitingUpdate = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => waiting !== null,
  /** Activates the new version and reloads this tab. Other tabs continue with the code that they have in memory. */
  apply(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    waiting?.postMessage(activateMessage);
  },
};

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = (worker: ServiceWorker | null) => {
    // The first service worker of this browser is not an update.
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
  // An installed app may stay open for weeks, so it must look for updates.
  setInterval(() => void registration.update().catch(() => {}), checkEveryMs);
}
