import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { PaidPlanName } from '@meridia/shared/plans.ts';
import { z } from 'zod';
import type { BucketSettings } from './integrations/storage/bucket-requests.ts';
import { OwnError } from './own-error.ts';

// An empty line in .env means "not set".
const unlessEmpty = (value: unknown) => (value === '' ? undefined : value);
const optional = z.preprocess(unlessEmpty, z.string().optional());

const key32 = z
  .string()
  .refine((key) => Buffer.from(key, 'base64').length === 32, '32 bytes in base64, as from: openssl rand -base64 32');

/** Every setting of the process. `.env.example` lists the same names; a test compares the two. */
export const configSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** What this process does: answer requests, work on the queue, or both. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /**
   * The address at which people reach the app. It decides the links and whether cookies are secure. Default:
   * http://localhost:PORT.
   */
  PUBLIC_URL: optional.pipe(z.url().optional()),
  /**
   * Connection as the owner of the database, for migrations and the queue. Requests switch to roles that own nothing. Unset: the
   * built-in PostgreSQL.
   */
  DATABASE_URL: optional,
  /**
   * The same database through a pooler in transaction mode, for requests: `postgres://meridia_app:password@host:6432/name`. The role
   * meridia_system logs in there with the same password. Notices, the queue and migrations stay with DATABASE_URL.
   */
  DATABASE_POOLER_URL: optional.pipe(
    z
      .string()
      .regex(/^postgres(?:ql)?:\/\/meridia_app(?::[^@/]*)?@/, 'postgres://meridia_app:password@host:6432/name')
      .optional(),
  ),
  /** Number of connections in each of the two pools for requests. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  /** The product's name in all texts for people. */
  APP_NAME: z.string().min(1).default('MeridIA'),
  /** The company behind the product, for the footer and the legal pages. */
  INSTITUTE_NAME: z.string().min(1).default('Instituto MeridIA de Medicina Tradicional Chinesa Ltda.'),
  INSTITUTE_CNPJ: z.string().min(1).default('00.000.000/0001-00'),
  SUPPORT_EMAIL: z.email().default('suporte@meridia.app.br'),
  /**
   * Phone or chat that answers at any hour: tel:+5511… or https://wa.me/…. Set: accounts whose plan includes it see it under 'Ajuda', and
   * the plans no longer call it in preparation.
   */
  SUPPORT_24H_CHANNEL: optional.pipe(
    z
      .string()
      .max(200)
      .regex(/^(?:tel:\+?[0-9-]{8,20}|https:\/\/[^\s"'<>]+)$/, 'tel:+5511999998888 or https://…')
      .optional(),
  ),
  PRIVACY_EMAIL: z.email().default('privacidade@meridia.app.br'),
  /** Folder of the photos and of the built-in database. */
  DATA_DIR: z.string().default('.data'),
  /**
   * Photos and logos go into a bucket of an S3-compatible service. Unset: into DATA_DIR. With the address of the service its bucket and its
   * keys are needed.
   */
  S3_ENDPOINT: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  S3_BUCKET: optional,
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /**
   * Number of proxies in front of the server that set X-Forwarded-For and X-Forwarded-Proto; `true` for one. Only this many
   * entries, counted from the right, are believed, because a client can send any others.
   */
  TRUST_PROXY: z
    .preprocess((value) => ({ true: 1, false: 0 })[String(value)] ?? value, z.coerce.number().int().min(0).max(8))
    .default(0),
  /** Set: the page for Prometheus is at `/metrics` of this port. Unset, and without METRICS_TOKEN: nothing is measured. */
  METRICS_PORT: z.preprocess(unlessEmpty, z.coerce.number().int().min(0).max(65535).optional()),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Whoever reads the metrics must send it: `Authorization: Bearer …`. Without METRICS_PORT they are at `/metrics` of the app. */
  METRICS_TOKEN: optional.pipe(
    z.string().min(24, 'at least 24 characters, as from: openssl rand -base64 24').optional(),
  ),
  /**
   * The mail server, smtp://user:password@host:587 or smtps://…. Unset: mails go into an outbox, and the start text shows its
   * address.
   */
  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  /** Sender of all mail; replies go to SUPPORT_EMAIL. */
  MAIL_FROM: z.email().default('nao-responda@meridia.app.br'),
  /** Login requires a confirmed address. Unset: required only when SMTP_URL is set, because without mail nobody could confirm. */
  REQUIRE_EMAIL_CONFIRMATION: optional.pipe(z.enum(['true', 'false']).optional()),
  /**
   * Key that seals stored secrets that the server must read again (second factors): 32 bytes in base64. Unset: the server creates
   * a key and keeps it in DATA_DIR.
   */
  SECRET_KEY: optional.pipe(key32.optional()),
  /**
   * The master key of photos, logos and the content of rows: 32 bytes in base64, or the file that holds them. Unset: they are not sealed.
   * Kept beside the data it would protect nothing.
   */
  MASTER_KEY: optional.pipe(key32.optional()),
  MASTER_KEY_FILE: optional,
  /** `off` does not count attempts at passwords, mail and sign-up. For test runs, which sign in very often from one address. */
  LIMITS: z.enum(['on', 'off']).default('on'),
  /**
   * After SIGTERM the process keeps answering for this long but reports that it is not ready. A load balancer that asks for its
   * health then stops sending people before the process ends.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(10).default(0),
  /**
   * Number of reports that one process writes at the same time. Unset: 4, or 16 when Gemini writes, because a report then mostly
   * waits.
   */
  WORKER_CONCURRENCY: z.preprocess(unlessEmpty, z.coerce.number().int().min(1).max(64).optional()),
  /**
   * Number of threads in which one process writes reports, and of processes (2 to 4) in which it opens pictures. Unset: the
   * number of processors, at most 8.
   */
  THREADS: z.preprocess(unlessEmpty, z.coerce.number().int().min(1).max(64).optional()),
  /** Set: Gemini writes the reports. Unset: the local writer does. */
  GEMINI_API_KEY: optional,
  // Google's successor of 2.5 Flash, which ends on 2026-12-01; the price is the same.
  GEMINI_MODEL: z.string().default('gemini-3.5-flash-lite'),
  /** Another address with the Gemini API, for example a contract server. */
  GEMINI_BASE_URL: optional.pipe(z.url().optional()),
  /**
   * How much all requests to Gemini may cost per day of São Paulo, in centavos. When the day's money is spent, the local writer
   * writes.
   */
  AI_DAILY_CAP_CENTAVOS: z.coerce.number().int().min(0).default(5000),
  /** Set: the first admin must enter this secret. */
  SETUP_ADMIN_SECRET: optional,
  /** Set: paid plans are on sale. Unset: their buttons say that payments are not configured. */
  STRIPE_SECRET_KEY: optional,
  /** Secret that proves that a webhook comes from Stripe: `whsec_…`, of the endpoint PUBLIC_URL/api/stripe/webhook. */
  STRIPE_WEBHOOK_SECRET: optional,
  /** The price ids of the monthly prices in BRL of the paid plans: `price_…`. */
  STRIPE_PRICE_PROFISSIONAL: optional,
  STRIPE_PRICE_PREMIUM: optional,
  STRIPE_PRICE_ENTERPRISE: optional,
  /** Another address with the Stripe API, for example a contract server. */
  STRIPE_BASE_URL: optional.pipe(z.url().optional()),
});

export interface Config
  extends Omit<
    z.output<typeof configSchema>,
    'PUBLIC_URL' | 'REQUIRE_EMAIL_CONFIRMATION' | 'WORKER_CONCURRENCY' | 'THREADS'
  > {
  PUBLIC_URL: string;
  REQUIRE_EMAIL_CONFIRMATION: boolean;
  WORKER_CONCURRENCY: number;
  THREADS: number;
  /** True when people reach the app over https. */
  secure: boolean;
  /** True when other machines than this one may reach the app, by themselves or through a proxy. */
  exposed: boolean;
  storageDir: string;
  /** Seals the keys of files, in base64. Null: files are not sealed. */
  masterKey: string | null;
  /** Null: files go to `storageDir`. */
  bucket: BucketSettings | null;
  embeddedDatabaseDir: string;
  outboxDir: string;
  /** Folder for exports while they are being sent. The files have no name, so the folder always looks empty. */
  exportsDir: string;
  secretKeyFile: string;
  /** The current price id at the payment provider for each plan; empty when none is configured. */
  priceIds: Partial<Record<PaidPlanName, string>>;
}

/** The setting that holds the price id of each paid plan. */
const priceSettings = {
  Profissional: 'STRIPE_PRICE_PROFISSIONAL',
  Premium: 'STRIPE_PRICE_PREMIUM',
  Enterprise: 'STRIPE_PRICE_ENTERPRISE',
} as const satisfies Record<PaidPlanName, string>;

const neededWithStripe = ['STRIPE_WEBHOOK_SECRET', ...Object.values(priceSettings)] as const;
const neededWithS3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** @throws Error that names every wrong setting, before anything is opened. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const parsed = configSchema.safeParse(env);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`).join('\n');
    throw new OwnError(`Configuração inválida / invalid settings:\n${problems}`);
  }
  const settings = parsed.data;
  if (settings.LIMITS === 'off' && settings.NODE_ENV === 'production') {
    throw new OwnError(
      'Configuração inválida / invalid settings:\n  LIMITS: off is for tests, never with NODE_ENV=production',
    );
  }
  if (settings.METRICS_PORT !== undefined && !settings.METRICS_TOKEN && !isLoopback(settings.METRICS_HOST)) {
    throw new OwnError(
      'Configuração inválida / invalid settings:\n  METRICS_HOST: other machines reach it, so METRICS_TOKEN is needed beside it',
    );
  }
  if (settings.STRIPE_SECRET_KEY) assertTogether(settings, 'STRIPE_SECRET_KEY', neededWithStripe);
  // The built-in database has no pooler, so this one would lead to another database.
  if (settings.DATABASE_POOLER_URL) assertTogether(settings, 'DATABASE_POOLER_URL', ['DATABASE_URL']);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const dataDir = resolve(settings.DATA_DIR);
  return {
    ...settings,
    PUBLIC_URL: publicUrl.replace(/\/$/, ''),
    REQUIRE_EMAIL_CONFIRMATION: (settings.REQUIRE_EMAIL_CONFIRMATION ?? String(Boolean(settings.SMTP_URL))) === 'true',
    WORKER_CONCURRENCY: settings.WORKER_CONCURRENCY ?? (settings.GEMINI_API_KEY ? 16 : 4),
    THREADS: settings.THREADS ?? Math.min(8, availableParallelism()),
    secure: publicUrl.startsWith('https:'),
    exposed: !isLoopback(new URL(publicUrl).hostname) || !isLoopback(settings.HOST) || settings.TRUST_PROXY > 0,
    storageDir: resolve(dataDir, 'fotos'),
    masterKey: readMasterKey(settings),
    bucket: readBucket(settings),
    embeddedDatabaseDir: resolve(dataDir, 'postgres'),
    outboxDir: resolve(dataDir, 'outbox'),
    exportsDir: resolve(dataDir, 'exportacoes'),
    secretKeyFile: resolve(dataDir, 'secret.key'),
    priceIds: Object.fromEntries(
      Object.entries(priceSettings).flatMap(([plan, name]) => (settings[name] ? [[plan, settings[name]]] : [])),
    ),
  };
}

type Settings = z.output<typeof configSchema>;

function readBucket(settings: Settings): BucketSettings | null {
  const first = neededWithS3.find((name) => settings[name]);
  if (!first) return null;
  assertTogether(settings, first, neededWithS3);
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  return {
    endpoint: S3_ENDPOINT ?? '',
    bucket: S3_BUCKET ?? '',
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** The key of the setting, or of the file that it names. */
function readMasterKey({ MASTER_KEY, MASTER_KEY_FILE }: Settings): string | null {
  if (!MASTER_KEY_FILE) return MASTER_KEY ?? null;
  if (MASTER_KEY)
    throw new OwnError('Configuração inválida / invalid settings:\n  MASTER_KEY and MASTER_KEY_FILE: choose one');
  return readKeyFile(MASTER_KEY_FILE);
}

/** @throws OwnError when the file holds no key */
export function readKeyFile(path: string): string {
  const parsed = key32.safeParse(readText(path)?.trim());
  if (parsed.success) return parsed.data;
  throw new OwnError(
    `${path} não contém uma chave de 32 bytes em base64 / holds no key of 32 bytes in base64, as from: openssl rand -base64 32`,
  );
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

function assertTogether(settings: Settings, name: keyof Settings, needed: readonly (keyof Settings)[]): void {
  const missing = needed.filter((one) => !settings[one]);
  if (missing.length === 0) return;
  throw new OwnError(`Configuração inválida / invalid settings:\n  ${name} needs ${missing.join(', ')} beside it`);
}

/** Names and addresses that always mean this machine. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host);
}
