import { metricsToken, worldKey } from '../authorization/identities.ts';
import { createWorld, type World } from '../faults/world.ts';
import { type AppProcess, startAppProcess } from '../support/app-process.ts';

export interface AttackedApp {
  app: AppProcess;
  sql: World['sql'];
  databaseUrl: string;
  /** Whether it still answers; if not, its output is shown. */
  isAlive(): Promise<boolean>;
  close(): Promise<void>;
}

/** The built app with a database of its own. It contacts nobody: no keys, mail into the outbox, reports written locally. */
export async function startAttackedApp(env: Record<string, string> = {}): Promise<AttackedApp> {
  const world = await createWorld({ writerDelayMs: () => 0 });
  const { GEMINI_API_KEY: _key, GEMINI_BASE_URL: _url, ...settings } = world.env;
  // The inputs of the authorization matrix make rows that only this key opens.
  const app = await startAppProcess({ ...settings, SECRET_KEY: worldKey, METRICS_TOKEN: metricsToken, ...env });
  return {
    app,
    sql: world.sql,
    databaseUrl: settings.DATABASE_URL ?? '',
    isAlive: async () => {
      const alive = await fetch(`${app.baseUrl}/api/health`).then(
        (response) => response.ok,
        () => false,
      );
      if (!alive) console.error(`the app has ended:\n${app.output()}`);
      return alive;
    },
    close: async () => {
      await app.stop();
      await world.close();
    },
  };
}
