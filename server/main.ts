import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { seedPlans } from '@meridia/drizzle/seed/plans.ts';
import { type Config, readConfig } from './config.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDeps } from './deps.ts';
import { showSetupCode } from './features/setup-codes/commands.ts';
import { outboxAddress } from './http/outbox.ts';
import { createLogger } from './log/create-logger.ts';
import { printError } from './log/describe-error.ts';
import { endOnUncaught } from './log/end-on-uncaught.ts';
import { noMeter } from './metrics/meter.ts';
import { metricsPlace, startMetricsServer } from './metrics/metrics-server.ts';
import { OwnError } from './own-error.ts';
import { migrateQueue } from './queue/boss.ts';
import { databaseSettingsToMind, settingsToMind } from './settings-to-mind.ts';

const shutdownDeadlineMs = 30_000;

// By default V8 collects the whole heap after every few uploads, because it counts their bytes apart from its heap and against a
// fixed limit. Each collection delays every request by 10 to 25 ms. With this flag both share one limit that grows with the heap.
setFlagsFromString('--external-memory-accounted-in-global-limit');

await main();

async function main(): Promise<void> {
  const config = readConfigOrExit();
  const place = metricsPlace(config);
  // The library is loaded only by a process that measures.
  const meter = place.on ? (await import('./metrics/open-meter.ts')).openMeter() : noMeter;
  const log = createLogger(config.LOG_LEVEL, { onMatter: (matter) => meter.count('matters', { matter }) });
  endOnUncaught((error) => log.fatal({ err: error }, 'the process ends by an error that nobody caught'));
  const startedAt = performance.now();
  const embedded = config.DATABASE_URL ? null : await startDatabase(config);
  const databaseUrl = config.DATABASE_URL ?? embedded?.url ?? '';

  await migrateDatabase(databaseUrl);
  await migrateQueue(databaseUrl);
  const deps = await openDeps(config, databaseUrl, log, { meter }).catch((error: unknown) => {
    if (error instanceof OwnError) exitWith(error);
    throw error;
  });
  await seedPlans(deps.database.system, config.priceIds);

  let ready = false;
  meter.onPage(() => meter.set('ready', {}, ready ? 1 : 0));
  const [{ buildApp }, worker] = await Promise.all([
    import('./app.ts'),
    config.ROLE === 'web' ? null : import('./worker.ts').then(({ startWorker }) => startWorker(deps)),
  ]);
  const app = await buildApp(deps, { clientRoot: clientRoot(), isReady: () => ready });

  let closing = false;
  const close = async (signal: string) => {
    if (closing) return;
    closing = true;
    ready = false;
    deps.log.info({ signal }, 'closing');
    setTimeout(() => process.exit(1), shutdownDeadlineMs).unref();
    worker?.stop();
    await deps.queue.rest();
    // A load balancer sees from the health check that it should send nobody here. Until it does, requests are still answered.
    if (signal === 'SIGTERM') await delay(config.DRAIN_SECONDS * 1000);
    await app.close();
    metricsServer?.close();
    await deps.close();
    await embedded?.stop();
    process.exit();
  };
  process.on('SIGINT', () => void close('SIGINT'));
  process.on('SIGTERM', () => void close('SIGTERM'));
  // The terminal was closed.
  process.on('SIGHUP', () => void close('SIGHUP'));

  let metricsServer: Server | null = null;
  await listenAt(config.PORT, 'PORT', () => app.listen({ host: config.HOST, port: config.PORT }), close);
  const { ownPort } = place;
  const { page } = meter;
  if (ownPort && page) {
    const start = async () => {
      metricsServer = await startMetricsServer(ownPort, page);
    };
    await listenAt(ownPort.port, 'METRICS_PORT', start, close);
  }
  ready = true;
  await announce(config, Math.round(performance.now() - startedAt), await showSetupCode(deps));
  const warnings = [...settingsToMind(config), ...(await databaseSettingsToMind(deps.database))];
  for (const warning of warnings) deps.log.warn(warning);
}

function readConfigOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return exitWith(error);
  }
}

/** Ends the process. For an error that the operator can correct it prints only the message, without a stack. */
function exitWith(error: unknown): never {
  process.stderr.write(`\n${error instanceof OwnError ? error.message : printError(error)}\n\n`);
  process.exit(1);
}

async function startDatabase(config: Config): Promise<{ url: string; stop(): Promise<void> }> {
  const { startEmbeddedPostgres } = await import('./db/embedded.ts');
  return startEmbeddedPostgres({
    dataDir: config.embeddedDatabaseDir,
    log: (message) => process.stdout.write(`  ${message}\n`),
    onLost: (error) =>
      exitWith(`O banco de dados embutido parou e não volta / the built-in database ended for good:\n${error.message}`),
  }).catch(exitWith);
}

async function listenAt(
  port: number,
  setting: 'PORT' | 'METRICS_PORT',
  listen: () => Promise<unknown>,
  close: (reason: string) => Promise<void>,
): Promise<void> {
  try {
    await listen();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    process.stderr.write(
      `\n  A porta ${port} já está em uso. Feche o outro programa ou escolha outra: ${setting}=${port + 1} npm start\n` +
        `  Port ${port} is busy. Close the other program or choose another one: ${setting}=${port + 1} npm start\n\n`,
    );
    process.exitCode = 1;
    await close('port busy');
  }
}

async function announce(config: Config, tookMs: number, setupCode: string | null): Promise<void> {
  const writer = config.GEMINI_API_KEY ? `Gemini (${config.GEMINI_MODEL})` : 'local';
  const lines = [
    '',
    `  ${config.APP_NAME} está no ar (${(tookMs / 1000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s). Abra no navegador:`,
    `  ${config.APP_NAME} is up. Open in your browser:`,
    '',
    `      ${config.PUBLIC_URL}`,
    '',
    // Printed here and not logged, because logs may be kept elsewhere.
    ...(setupCode === null
      ? []
      : [
          `  Primeiro administrador: entre com a sua conta, abra ${config.PUBLIC_URL}/setup-admin e informe o código`,
          '  First admin: sign in, open that address and enter the code',
          '',
          `      ${setupCode}`,
          '',
        ]),
    ...(config.SMTP_URL ? [] : [`  E-mails/outbox: ${await outboxAddress(config)}`]),
    `  Papel/role: ${config.ROLE} · Redator/writer: ${writer} · Dados/data: ${config.DATA_DIR}`,
    '  Ctrl-C encerra. / Ctrl-C stops.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

// In a build the folder lies beside the server bundle. When run from source, the build folder is used.
function clientRoot(): string {
  const candidates = ['../client', '../dist/client'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  // The source folder of the client has a page too, but no built assets.
  return candidates.find((path) => existsSync(`${path}/assets`)) ?? candidates[1] ?? '';
}
