import { existsSync } from 'node:fs';
import type { Config } from '@meridia/server/config.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import { countPendingMigrations, migrateDatabase } from '@meridia/server/db/migrate.ts';
import { openDeps } from '@meridia/server/deps.ts';
import { printError } from '@meridia/server/log/describe-error.ts';
import { OwnError } from '@meridia/server/own-error.ts';
import type { Deps } from '@meridia/server/ports.ts';
import { migrateQueue } from '@meridia/server/queue/boss.ts';
import { ToolError } from './tool-error.ts';

/** Opens the app's parts for the duration of the work. @throws ToolError when no database is available */
export async function withToolDeps(
  config: Config,
  work: (deps: Deps, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const database = await reachDatabase(config).catch((error: unknown) => {
    if (error instanceof ToolError) throw error;
    throw new ToolError(
      `Não foi possível abrir o banco de dados / could not open the database:\n${error instanceof OwnError ? error.message : printError(error).split('\n')[0]}`,
    );
  });
  try {
    const deps = await openDeps(config, database.url);
    try {
      await work(deps, database.url);
    } finally {
      await deps.close();
    }
  } finally {
    await database.stop();
  }
}

async function reachDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = config.embeddedDatabaseDir;
  const running = config.DATABASE_URL ?? (await findEmbeddedPostgres(dataDir));
  if (running) {
    await assertMigrated(running);
    return { url: running, stop: async () => {} };
  }
  if (!existsSync(dataDir)) {
    throw new ToolError(
      `Não há dados em ${config.DATA_DIR}. Ligue o MeridIA uma vez com \`npm start\`, ou indique a pasta em DATA_DIR.`,
      `There is no data in ${config.DATA_DIR}. Run \`npm start\` once, or name the folder in DATA_DIR.`,
    );
  }
  // After Ctrl-C: exit() also stops the PostgreSQL that this process has started.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  const embedded = await startEmbeddedPostgres({ dataDir, log: (message) => console.error(message) });
  // Nobody else uses this database, so it is migrated as the next start of the app would do.
  await migrateDatabase(embedded.url);
  await migrateQueue(embedded.url);
  return embedded;
}

// The database of a running app is not migrated, because the app may be of another version.
async function assertMigrated(url: string): Promise<void> {
  if ((await countPendingMigrations(url)) === 0) return;
  throw new ToolError(
    'O banco de dados é de uma versão anterior a este comando. Desligue o MeridIA, ligue-o com `npm start` e repita.',
    'The database is of an earlier version than this command. Stop MeridIA, run `npm start` and try again.',
  );
}
