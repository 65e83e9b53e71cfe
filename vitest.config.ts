import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const databaseServer = new URL('./tests/support/database-server.ts', import.meta.url);
// All files of a run share one PostgreSQL; each file clones its own database from the template.
const globalSetup = existsSync(databaseServer) ? [databaseServer.pathname] : [];

/** Tests with a real database. They start more slowly, and they are never retried, because a retry would hide a race. */
const onDatabase = {
  globalSetup,
  // Tests reach only the loopback address; a file that tries to reach another address fails.
  setupFiles: [new URL('./tests/support/refuse-outside.ts', import.meta.url).pathname],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Files share the loaded modules. Each file has its own database, and loading the whole server for each file would take a fifth of
  // the time.
  isolate: false,
};

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
          // Measuring a photo takes a second, and several seconds on a busy machine.
          testTimeout: 30_000,
          // Files share the loaded modules: loading them for each file would take a third of the time.
          isolate: false,
        },
      },
      { test: { name: 'integration', include: ['tests/integration/**/*.test.ts'], ...onDatabase } },
      { test: { name: 'authorization', include: ['tests/authorization/**/*.test.ts'], ...onDatabase } },
    ],
  },
});
