import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/ensure-chromium.mjs';
import { ownApps } from './support/own-apps.ts';
import { walkedOnce, wide } from './support/walked-once.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Below the ports that operating systems assign by themselves. Chosen once, because workers read this file again.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000));
const port = Number(process.env.E2E_PORT);
const baseURL = `http://localhost:${port}`;
const chromium = findChromium();

// The built app as in production, with its own embedded database. A run leaves the database in the temporary folder.
// The folder is chosen once: workers read this file again.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'meridia-e2e-'));

// The app's output is searched after the run (tests/support/search-logs.ts).
const logs = process.env.TEST_LOGS;
const kept = logs ? ` >> "${join(logs, 'process-e2e.log')}" 2>&1` : '';

/** Sends a photo over a slow network for 100 seconds, and uses hardly any processor time. */
const slow = /photo-network\.spec\.ts$/;

/** On two cores one worker more than cores, because a tenth of the time is waiting. */
const busyWorkers = Math.min(Math.max(3, availableParallelism()), 4);

const phone = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

export default defineConfig({
  testDir: '.',
  // Only where the logs are kept, which are then searched.
  ...(logs && { globalTeardown: './support/mark-people.ts' }),
  outputDir: join(root, 'test-results/e2e'),
  // A walk of ten seconds takes two minutes on a slow machine with other work. What a person waits for has a limit of its own.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  // One more for the slow network, which leaves the processor to the others. Afterwards it takes the few tests of the desktop.
  workers: busyWorkers + 1,
  // A trace adds a quarter of the time, so only a failed test runs again with a trace. scripts/test-counts.mjs sets how many second
  // tries a run may need.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    // Without a limit of its own, a press that finds nothing waits until the whole walk is over its time.
    actionTimeout: 60_000,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // A service worker answers before the network, which tests cut and change. pwa.spec.ts allows it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        '--renderer-process-limit=1',
        // A worker with other arguments would start another browser. Only camera.spec.ts opens the camera.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
  // Tests tagged @one-width prove facts that do not depend on the width: a rule of the server, a text, the behaviour without a
  // network. Every other screen is seen at both widths. Flows of daily work, of admins and of visitors also run at both widths. The
  // flows of `walked-once.ts` run only on the phone, and each of their screens is then widened and checked again. The tests of
  // `own-apps.ts` are all of one of these two kinds.
  projects: [
    // First what lasts longest, so that nothing has to wait for it at the end.
    { name: 'slow', testMatch: slow, use: phone },
    // Every worker that runs such a test starts that app and a browser, which cost as much as a whole flow. So one worker runs all
    // tests of an app.
    ...Object.entries(ownApps).map(([name, testMatch]) => ({ name, testMatch, workers: 1, use: phone })),
    { name: 'phone', testIgnore: [slow, ...Object.values(ownApps)], workers: busyWorkers, use: phone },
    { name: 'desktop', workers: 1, use: { viewport: wide }, grepInvert: /@one-width/, testIgnore: walkedOnce },
  ],
  webServer: {
    // `exec` replaces the shell that redirects the output, so that signals reach the app.
    command: `exec "${join(root, 'node_modules/node/bin/node')}" dist/server/main.js${kept}`,
    cwd: root,
    url: `${baseURL}/api/health`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: {
      NODE_ENV: 'test',
      LOG_LEVEL: logs ? 'debug' : 'warn',
      LIMITS: 'off',
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
    },
  },
});
