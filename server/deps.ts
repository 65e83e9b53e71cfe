import { pino } from 'pino';
import { createSessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import { assertRoles, openDatabase } from './db/client.ts';
import { openBus } from './db/notify.ts';
import { createLocalWriter } from './features/relatorios/local-writer.ts';
import { createDiskStorage } from './integrations/storage/disk-storage.ts';
import type { Deps, Writer } from './ports.ts';
import { openQueue } from './queue/boss.ts';
import { createLocalVision } from './vision/observe-foto.ts';

/** Opens every real part. `close` ends them in the order that loses nothing: queue first, so that running jobs still have a database. */
export async function openDeps(config: Config, databaseUrl: string): Promise<Deps & { close(): Promise<void> }> {
  const log = pino({ level: config.LOG_LEVEL });
  const database = openDatabase(databaseUrl, { poolSize: config.DATABASE_POOL_SIZE });
  await assertRoles(database);
  const [bus, queue] = await Promise.all([
    openBus(database.systemClient),
    openQueue(databaseUrl, { supervise: config.ROLE !== 'web', log }),
  ]);
  return {
    config,
    log,
    database,
    bus,
    queue,
    sessions: createSessions(database),
    storage: createDiskStorage(config.storageDir),
    vision: createLocalVision(),
    writer: await createWriter(config),
    close: async () => {
      await queue.close();
      await bus.close();
      await database.close();
    },
  };
}

// The SDK is loaded only where a key asks for it.
async function createWriter(config: Config): Promise<Writer> {
  if (!config.GEMINI_API_KEY) return createLocalWriter();
  const { createGeminiWriter } = await import('./integrations/gemini/gemini-writer.ts');
  return createGeminiWriter({
    apiKey: config.GEMINI_API_KEY,
    model: config.GEMINI_MODEL,
    ...(config.GEMINI_BASE_URL ? { baseUrl: config.GEMINI_BASE_URL } : {}),
  });
}
