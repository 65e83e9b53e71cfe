import { createLimits, noLimits } from './auth/limits.ts';
import { createSecretBox } from './auth/secret-box.ts';
import { createSessions } from './auth/sessions.ts';
import type { Config } from './config.ts';
import { assertRoles, openDatabase } from './db/client.ts';
import { openBus } from './db/notify.ts';
import { askPooler } from './db/pooler.ts';
import { createEngine } from './engine/engine-pool.ts';
import { createLocalWriter } from './engine/local-writer.ts';
import { createLocalImages } from './images/local-images.ts';
import { createHttpWebhookSender } from './integrations/webhooks/http-webhook-sender.ts';
import { createLogger } from './log/create-logger.ts';
import { type Meter, noMeter } from './metrics/meter.ts';
import { readGauges } from './metrics/read-gauges.ts';
import { watchDatabase } from './metrics/watch-database.ts';
import {
  watchEngine,
  watchImages,
  watchLimits,
  watchMailer,
  watchStorage,
  watchWebhookSender,
} from './metrics/watch-ports.ts';
import type { Deps, Engine, Images, Mailer, Payments, Writer } from './ports.ts';
import { openQueue } from './queue/boss.ts';
import { openMasterKey, openStorage } from './storage/open-storage.ts';
import { unlockRows } from './storage/row-keys.ts';

/**
 * Opens all real parts. `close` ends them in an order that loses nothing: the queue first, because running jobs still need the
 * database.
 */
export async function openDeps(
  config: Config,
  databaseUrl: string,
  log = createLogger(config.LOG_LEVEL),
  {
    meter = noMeter,
    ownEngine = createEngine(config.THREADS, { meter }),
  }: { meter?: Meter; ownEngine?: Engine & { close(): Promise<void> } } = {},
): Promise<Deps & { close(): Promise<void> }> {
  const pooler = config.DATABASE_POOLER_URL ? await askPooler(config.DATABASE_POOLER_URL, databaseUrl) : null;
  const database = openDatabase(databaseUrl, {
    poolSize: config.DATABASE_POOL_SIZE,
    pooler,
    onReadsStuck: (error, waiting) =>
      log.error({ err: error, waiting }, 'the access log cannot be written; trying again'),
    onDamaged: (error) => log.error({ err: error }, 'sealed content does not open'),
    watch: watchDatabase(meter, log),
  });
  await assertRoles(database);
  await database.rows.learn(database.systemClient);
  const storage = watchStorage(await openStorage(config, database), meter);
  const rowKeys = config.masterKey ? await unlockRows(database, openMasterKey(config.masterKey)) : null;
  const [bus, queue] = await Promise.all([
    openBus(database, log),
    openQueue(databaseUrl, { supervise: config.ROLE !== 'web', log, meter }),
  ]);
  const mailer = watchMailer(createMailer(config), meter);
  const images = watchImages(createLocalImages(config.THREADS), meter);
  const engine = watchEngine(ownEngine, meter);
  readGauges({ meter, config, database });
  const secretBox = createSecretBox(config);
  return {
    config,
    log,
    meter,
    database,
    bus,
    queue,
    sessions: createSessions(database),
    limits: config.LIMITS === 'on' ? watchLimits(createLimits(database, secretBox), meter) : noLimits,
    secretBox,
    storage,
    images,
    engine,
    writer: await createWriter(config, images, engine),
    mailer,
    webhookSender: watchWebhookSender(createHttpWebhookSender({ loopback: !config.exposed }), meter),
    payments: await createPayments(config),
    close: async () => {
      await queue.close();
      await mailer.close();
      await images.close();
      await engine.close();
      await bus.close();
      rowKeys?.close();
      await database.close();
    },
  };
}

// The SDK is loaded only when a key is set.
async function createWriter(config: Config, images: Images, engine: Engine): Promise<Writer> {
  if (!config.GEMINI_API_KEY) return createLocalWriter(engine);
  const { createGeminiWriter } = await import('./integrations/gemini/gemini-writer.ts');
  return createGeminiWriter({
    apiKey: config.GEMINI_API_KEY,
    model: config.GEMINI_MODEL,
    shrinkFoto: images.shrinkForModel,
    ...(config.GEMINI_BASE_URL ? { baseUrl: config.GEMINI_BASE_URL } : {}),
  });
}

async function createPayments(config: Config): Promise<Payments | null> {
  const { STRIPE_SECRET_KEY: apiKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: baseUrl } = config;
  if (!apiKey || !webhookSecret) return null;
  const { createStripePayments } = await import('./integrations/stripe/stripe-payments.ts');
  return createStripePayments({ apiKey, webhookSecret, publicUrl: config.PUBLIC_URL, ...(baseUrl ? { baseUrl } : {}) });
}

// The first message opens the mailer: a process that sends no mail does not load it.
function createMailer(config: Config): Mailer & { close(): Promise<void> } {
  let opened: ReturnType<typeof openMailer> | null = null;
  return {
    send: async (message) => {
      opened ??= openMailer(config);
      await (await opened).send(message);
    },
    close: async () => (await opened)?.close(),
  };
}

async function openMailer(config: Config): Promise<Mailer & { close(): void }> {
  if (!config.SMTP_URL) {
    const { createOutboxMailer } = await import('./integrations/mailer/outbox-mailer.ts');
    return { ...createOutboxMailer(config.outboxDir, config), close: () => {} };
  }
  const { createSmtpMailer } = await import('./integrations/mailer/smtp-mailer.ts');
  return createSmtpMailer(config.SMTP_URL, { ...config, host: new URL(config.PUBLIC_URL).hostname });
}
