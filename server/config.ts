import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import type { PaidPlanName } from '@meridia/shared/plans.ts';
import { z } from 'zod';
import { OwnError } from './own-error.ts';

// An empty line in .env means "not set", not "set to nothing".
const unlessEmpty = (value: unknown) => (value === '' ? undefined : value);
const optional = z.preprocess(unlessEmpty, z.string().optional());

/** Every setting of the process. `.env.example` lists the same names; a test compares the two. */
export const configSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  /** What this process does: serve, work the queue, or both. */
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Where people reach the app; decides cookie security and links. Default: http://localhost:PORT. */
  PUBLIC_URL: optional.pipe(z.url().optional()),
  /** Owner connection, used for migrations and the queue; requests drop to roles without ownership. Unset: embedded PostgreSQL. */
  DATABASE_URL: optional,
  /** Connections of each of the two request pools. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  /** The product's name wherever people read it. */
  APP_NAME: z.string().min(1).default('MeridIA'),
  /** Who stands behind it: footer and legal pages. */
  INSTITUTE_NAME: z.string().min(1).default('Instituto MeridIA de Medicina Tradicional Chinesa Ltda.'),
  INSTITUTE_CNPJ: z.string().min(1).default('00.000.000/0001-00'),
  SUPPORT_EMAIL: z.email().default('suporte@meridia.app.br'),
  PRIVACY_EMAIL: z.email().default('privacidade@meridia.app.br'),
  /** Photos and the embedded database live here. */
  DATA_DIR: z.string().default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  /**
   * Proxies in front that set X-Forwarded-For and X-Forwarded-Proto: their number, `true` for one. Only that many entries, from
   * the right, are believed: the others come from whoever asks.
   */
  TRUST_PROXY: z
    .preprocess((value) => ({ true: 1, false: 0 })[String(value)] ?? value, z.coerce.number().int().min(0).max(8))
    .default(0),
  /** Where mail goes out, smtp://user:password@host:587 or smtps://…. Unset: into an outbox that the start text links to. */
  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  /** Sender of all mail; replies go to SUPPORT_EMAIL. */
  MAIL_FROM: z.email().default('nao-responda@meridia.app.br'),
  /** Login waits for the confirmed address. Unset: exactly when SMTP_URL is set, because without mail nobody could confirm. */
  REQUIRE_EMAIL_CONFIRMATION: optional.pipe(z.enum(['true', 'false']).optional()),
  /** Seals what must be readable again (second factors): 32 bytes in base64. Unset: made once and kept in DATA_DIR. */
  SECRET_KEY: optional.pipe(
    z
      .string()
      .refine((key) => Buffer.from(key, 'base64').length === 32, '32 bytes in base64, as from: openssl rand -base64 32')
      .optional(),
  ),
  /** `off` counts no tries at passwords, mail and sign-up: for test runs, which sign in all the time from one address. */
  LIMITS: z.enum(['on', 'off']).default('on'),
  /** After SIGTERM the process stays open this long, unready, so that a balancer that asks for its health stops sending people first. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(10).default(0),
  /** Reports written at the same time by one process. Unset: 4, or 16 where Gemini writes, which is mostly waiting. */
  WORKER_CONCURRENCY: z.preprocess(unlessEmpty, z.coerce.number().int().min(1).max(64).optional()),
  /** Threads in which one process writes reports, and (2 to 4) processes in which it opens pictures. Unset: as many as there are processors, 8 at most. */
  THREADS: z.preprocess(unlessEmpty, z.coerce.number().int().min(1).max(64).optional()),
  /** Set: reports are written by Gemini. Unset: by the local writer. */
  GEMINI_API_KEY: optional,
  // What Google names as the successor of 2.5 Flash, which ends on 2026-12-01, at the same price.
  GEMINI_MODEL: z.string().default('gemini-3.5-flash-lite'),
  /** Another address that speaks the Gemini API, for example a contract server. */
  GEMINI_BASE_URL: optional.pipe(z.url().optional()),
  /** What all requests to Gemini may cost in a day of São Paulo, in centavos; beyond it the local writer writes. */
  AI_DAILY_CAP_CENTAVOS: z.coerce.number().int().min(0).default(5000),
  /** Set: whoever wants to become the first admin must know it. */
  SETUP_ADMIN_SECRET: optional,
  /** Set: paid plans are sold. Unset: their buttons say that payments are not configured. */
  STRIPE_SECRET_KEY: optional,
  /** Proves that a webhook comes from Stripe: `whsec_…`, of the endpoint PUBLIC_URL/api/stripe/webhook. */
  STRIPE_WEBHOOK_SECRET: optional,
  /** The monthly price in BRL of each paid plan: `price_…`. */
  STRIPE_PRICE_PROFISSIONAL: optional,
  STRIPE_PRICE_PREMIUM: optional,
  STRIPE_PRICE_ENTERPRISE: optional,
  /** Another address that speaks the Stripe API, for example a contract server. */
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
  /** True when others than who sits at this machine may reach the app. */
  exposed: boolean;
  storageDir: string;
  embeddedDatabaseDir: string;
  outboxDir: string;
  /** Exports on their way to a reader, as files without a name: nothing is ever seen in it. */
  exportsDir: string;
  secretKeyFile: string;
  /** Plan -> its present price id at the payment provider; empty where none is configured. */
  priceIds: Partial<Record<PaidPlanName, string>>;
}

/** Every plan that is sold has its price there. */
const priceSettings = {
  Profissional: 'STRIPE_PRICE_PROFISSIONAL',
  Premium: 'STRIPE_PRICE_PREMIUM',
  Enterprise: 'STRIPE_PRICE_ENTERPRISE',
} as const satisfies Record<PaidPlanName, string>;

const neededWithStripe = ['STRIPE_WEBHOOK_SECRET', ...Object.values(priceSettings)] as const;

/** @throws Error naming every wrong setting, before anything opens. */
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
  const missing = neededWithStripe.filter((name) => settings.STRIPE_SECRET_KEY && !settings[name]);
  if (missing.length > 0) {
    throw new OwnError(
      `Configuração inválida / invalid settings:\n  STRIPE_SECRET_KEY needs ${missing.join(', ')} beside it`,
    );
  }
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const dataDir = resolve(settings.DATA_DIR);
  return {
    ...settings,
    PUBLIC_URL: publicUrl.replace(/\/$/, ''),
    REQUIRE_EMAIL_CONFIRMATION: (settings.REQUIRE_EMAIL_CONFIRMATION ?? String(Boolean(settings.SMTP_URL))) === 'true',
    WORKER_CONCURRENCY: settings.WORKER_CONCURRENCY ?? (settings.GEMINI_API_KEY ? 16 : 4),
    THREADS: settings.THREADS ?? Math.min(8, availableParallelism()),
    secure: publicUrl.startsWith('https:'),
    exposed: !isLoopback(new URL(publicUrl).hostname) || !isLoopback(settings.HOST),
    storageDir: resolve(dataDir, 'fotos'),
    embeddedDatabaseDir: resolve(dataDir, 'postgres'),
    outboxDir: resolve(dataDir, 'outbox'),
    exportsDir: resolve(dataDir, 'exportacoes'),
    secretKeyFile: resolve(dataDir, 'secret.key'),
    priceIds: Object.fromEntries(
      Object.entries(priceSettings).flatMap(([plan, name]) => (settings[name] ? [[plan, settings[name]]] : [])),
    ),
  };
}

/** Names and addresses by which a machine reaches itself and nobody else reaches it. */
export function isLoopback(host: string): boolean {
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host);
}
