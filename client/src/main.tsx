import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { mayBeSignedIn } from './features/accounts/session-hint.ts';
import { onSessionChange } from './lib/session-events.ts';
import { catchInstallPrompt } from './pwa/install-prompt.ts';
import { startServiceWorker } from './pwa/service-worker.ts';
import { createAppRouter } from './router.tsx';
import './styles/app.css';

// Screens load zod schemas later. By default zod's first schema tests whether it may compile code from text, which our CSP reports.
// The setting is written to zod's global, because importing zod's `config` would add 4 kB to the landing page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

catchInstallPrompt();
// Visitors do not download the app's files. For people who have signed in, the service worker loads them in the background, so that
// the app opens without a network.
if (mayBeSignedIn()) startServiceWorker();
onSessionChange((change) => {
  if (change === 'signed-in') startServiceWorker();
});

const router = createAppRouter();
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

if (root.hasChildNodes()) {
  // React takes over a prerendered page when the code of its route has loaded. There is no `await`, because that code imports from
  // the file into which this module is built, and both would wait for each other forever.
  void router.load().then(() => hydrateRoot(root, app));
} else {
  createRoot(root).render(app);
}
