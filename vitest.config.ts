import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const databaseServer = new URL('./tests/support/database-server.ts', import.meta.url);
// One PostgreSQL for all files of a run; each file then clones its own database from the template.
const globalSetup = existsSync(databaseServer) ? [databaseServer.pathname] : [];

/** Tests that talk to a real database: slower to start, and never retried, because a retry hides a race. */
const onDatabase = {
  globalSetup,
  // Nothing but loopback is reached, and whatever tries fails its file.
  setupFiles: [new URL('./tests/support/refuse-outside.ts', import.meta.url).pathname],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Each file brings its own database; loading the whole server anew for each would take a fifth of the time.
  isolate: false,
};

export default defineConfig({
  test: {
    reporters: ['default'],
    // By default one less than there are cores, which on two of them is one: half of the time goes by waiting, for the database and for
    // other processes.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['shared', 'drizzle', 'server', 'client/src', 'scripts'].map(
            (folder) => `${folder}/**/*.test.{ts,tsx}`,
          ),
          // Measuring photos takes a second here, and several where the machine is busy.
          testTimeout: 30_000,
          // Loading the same modules anew for each file would take a third of the time.
          isolate: false,
        },
      },
      { test: { name: 'integration', include: ['tests/integration/**/*.test.ts'], ...onDatabase } },
      { test: { name: 'authorization', include: ['tests/authorization/**/*.test.ts'], ...onDatabase } },
    ],
  },
});
