import type { Config } from '@meridia/server/config.ts';
import { findEmbeddedPostgres, startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import { ToolError } from '../tool-error.ts';

/** The database to restore into: DATABASE_URL, otherwise the built-in one, which is created when it does not exist. */
export async function openTarget(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  if (config.DATABASE_URL) return { url: config.DATABASE_URL, stop: async () => {} };
  const dataDir = config.embeddedDatabaseDir;
  if (await findEmbeddedPostgres(dataDir)) {
    throw new ToolError(
      `Um MeridIA está em uso em ${config.DATA_DIR}. Desligue-o e repita, com uma pasta vazia.`,
      `A MeridIA is running on ${config.DATA_DIR}. Stop it and try again, with an empty folder.`,
    );
  }
  // After Ctrl-C: exit() also stops the PostgreSQL that this process has started.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return startEmbeddedPostgres({ dataDir, log: (message) => console.error(message) });
}
