import { existsSync, mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { walkedOnce, wide } from './support/walked-once.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Below the ports that systems hand out by themselves. Chosen once, because workers read this file again.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 10_000));
const port = Number(process.env.E2E_PORT);
const baseURL = `http://localhost:${port}`;
const chromium = process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

// The built app as people run it, with an embedded database of its own that a run leaves to the temporary folder.
// The folder is chosen once: workers read this file again.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'meridia-e2e-'));

// What the app prints is searched after the run (tests/support/search-logs.ts).
const logs = process.env.TEST_LOGS;
const kept = logs ? ` >> "${join(logs, 'process-e2e.log')}" 2>&1` : '';

export default defineConfig({
  testDir: '.',
  outputDir: join(root, 'test-results/e2e'),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // One more than there are cores, on two of them: a tenth of the time goes by waiting.
  workers: Math.min(Math.max(3, availableParallelism()), 4),
  // A trace costs a quarter of the time, so only what failed is run again for one. How many second tries a run may need stands
  // in scripts/test-counts.mjs.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // It answers before the network that tests cut and bend; pwa.spec.ts lets it in.
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
      ],
    },
  },
  // What is tagged @one-width proves what no width changes: a rule of the server, a word, what happens without a network. Every other
  // screen is seen at both. The screens of daily work, of admins and of visitors are also worked at both; the flows of `walked-once.ts`
  // are walked on the phone, and each of their screens is then widened and looked at again.
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: wide }, grepInvert: /@one-width/, testIgnore: walkedOnce },
    // Runs when everything else has, and only with it.
    { name: 'texts', testMatch: 'agreed-texts.after.ts', dependencies: ['phone', 'desktop'] },
  ],
  webServer: {
    // `exec`: the shell that keeps what is printed must not stand between the app and its signals.
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
