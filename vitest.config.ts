import { existsSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { demoRelatorio } from './client/demo-relatorio-plugin.ts';

const databaseServer = new URL('./tests/support/database-server.ts', import.meta.url);
// All files of a run share one PostgreSQL; each file clones its own database from the template.
const globalSetup = existsSync(databaseServer) ? [databaseServer.pathname] : [];

/** Tests with a real database. They start more slowly, and they are never retried, because a retry would hide a race. */
const onDatabase = {
  // React's form for production writes a report in a third of the time. What it warns of while developing, the unit tests show.
  env: { NODE_ENV: 'production' },
  globalSetup,
  setupFiles: [
    // Tests reach only the loopback address; a file that tries to reach another address fails.
    './tests/support/refuse-outside.ts',
    './tests/support/remember-passwords.ts',
  ].map((file) => new URL(file, import.meta.url).pathname),
  // Only so that a test that hangs ends. What a person would feel, a test measures itself.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // Files share the loaded modules. Each file has its own database, and loading the whole server for each file would take a fifth of
  // the time.
  isolate: false,
};

const productionJsx = { jsx: { runtime: 'automatic', development: false } } as const;

/** Tests of the client's screens, without a browser. */
const screens = ['client/src/**/*.test.tsx'];

export default defineConfig({
  test: {
    reporters: ['default'],
    // More than the default (cores minus one), because half of the time the tests wait for the database and for other processes.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['shared', 'drizzle', 'server', 'client/src', 'scripts'].map(
            (folder) => `${folder}/**/*.test.{ts,tsx}`,
          ),
          exclude: [...configDefaults.exclude, ...screens],
          setupFiles: [new URL('./tests/support/leave-nothing.ts', import.meta.url).pathname],
          // Measuring a photo takes a second, and starting a tool several seconds on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Files share the loaded modules: loading them for each file would take a third of the time.
          isolate: false,
        },
      },
      {
        plugins: [demoRelatorio()],
        test: {
          name: 'components',
          include: screens,
          environment: 'jsdom',
          setupFiles: [new URL('./client/src/testing/set-up.ts', import.meta.url).pathname],
          // One test may use several screens.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Each worker loads the whole app once, not once for each file.
          isolate: false,
        },
      },
      // One project, so that both folders share the loaded modules and the database server.
      {
        oxc: productionJsx,
        test: { name: 'database', include: ['tests/{integration,authorization}/**/*.test.ts'], ...onDatabase },
      },
    ],
  },
});
