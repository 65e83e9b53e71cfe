import { useSyncExternalStore } from 'react';

type InstallAnswer = 'accepted' | 'dismissed' | 'unavailable';

interface InstallPrompt {
  /** Running as an installed app, or installed from this page a moment ago. */
  installed: boolean;
  /** The browser has offered its own dialog; `prompt` can open it once. */
  available: boolean;
  /** Opens the browser's dialog. 'unavailable' when the browser has no dialog: explain the browser's menu instead. */
  prompt(): Promise<InstallAnswer>;
}

/** Chromium's event; not in TypeScript's DOM library. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPromptEvent | null = null;
let installed = false;
const listeners = new Set<() => void>();

/** main.tsx calls this at once, because the browser offers its dialog only once, long before anybody opens /instalar. */
export function catchInstallPrompt(): void {
  installed = runsInstalled();
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // Prevents the browser's own banner, because the page /instalar offers the dialog.
    event.preventDefault();
    change(() => {
      offered = event;
    });
  });
  window.addEventListener('appinstalled', () =>
    change(() => {
      installed = true;
      offered = null;
    }),
  );
}

export function useInstallPrompt(): InstallPrompt {
  return {
    installed: useSyncExternalStore(
      subscribe,
      () => installed,
      () => false,
    ),
    available: useSyncExternalStore(
      subscribe,
      () => offered !== null,
      () => false,
    ),
    prompt,
  };
}

async function prompt(): Promise<InstallAnswer> {
  const event = offered;
  if (!event) return 'unavailable';
  // An event can be used once; after a refusal the browser sends another one when it sees fit.
  change(() => {
    offered = null;
  });
  return (await event.prompt()).outcome;
}

function change(apply: () => void): void {
  apply();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event;
}

// Safari on iPhone does not support the display-mode query for pages on the home screen, but has this property.
function runsInstalled(): boolean {
  return (
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in window.navigator && window.navigator.standalone === true)
  );
}
