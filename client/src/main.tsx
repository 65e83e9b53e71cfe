import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { mayBeSignedIn } from './features/accounts/session-hint.ts';
import { onSessionChange } from './lib/session-events.ts';
import { catchInstallPrompt } from './pwa/install-prompt.ts';
import { startServiceWorker } from './pwa/service-worker.ts';
import { createAppRouter } from './router.tsx';
import './styles/app.css';

// Schemas come with the screens, later. Left alone, the first one tries whether code may be made of text, which our CSP reports. Set
// where zod looks for it, because its `config` would bring 4 kB of it to the landing page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

catchInstallPrompt();
// Visitors do not pay for the app's files. Whoever signs in gets them at leisure, and the app then opens without a network.
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
  // A prerendered page stays as it is until the code of its route is here, and is then taken over in place. Without `await`: that
  // code imports from the file this module is built into, and would wait for it for ever.
  void router.load().then(() => hydrateRoot(root, app));
} else {
  createRoot(root).render(app);
}
