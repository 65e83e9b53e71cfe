import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';
import postgres from 'postgres';
import { prepareDatabase } from '../support/database-server.ts';
import { type GeminiContractServer, startGeminiContractServer } from '../support/gemini-contract-server.ts';
import { markPeople } from '../support/log-sink.ts';
import {
  type StripeContractServer,
  startStripeContractServer,
  stripeContractSkipReason,
} from '../support/stripe-contract-server.ts';

/** The parts that outlive the app processes of a fault test: the database, the folder of photos and the model on loopback. */
export interface World {
  /** Owner connection for preparing and counting. */
  sql: postgres.Sql;
  gemini: GeminiContractServer;
  /** The main process of the database server; each restart gives another one. */
  postmaster(): Promise<number>;
  /** The folder in which its app processes keep photos. */
  storageDir: string;
  /** Settings for every app process of this world. */
  env: Record<string, string>;
  close(): Promise<void>;
}

/** @param writerDelayMs how long the model thinks, so that faults happen in the middle of reports. */
export async function createWorld({ writerDelayMs }: { writerDelayMs: () => number }): Promise<World> {
  const world = await createEmptyWorld({ writerDelayMs });
  await prepareDatabase(world.env.DATABASE_URL ?? '');
  return world;
}

/** The same with a database without migrations. */
export async function createEmptyWorld({
  writerDelayMs = () => 0,
}: {
  writerDelayMs?: () => number;
} = {}): Promise<World> {
  const dir = await mkdtemp(join(tmpdir(), 'meridia-faults-'));
  const server = await startEmbeddedPostgres({ dataDir: join(dir, 'cluster'), log: () => {}, durable: false });
  const gemini = await startGeminiContractServer({ thinkMs: writerDelayMs });
  // The driver's own pause before it connects again grows to 20 s.
  const sql = postgres(server.url, { max: 4, backoff: () => 0.1, onnotice: () => {} });
  return {
    sql,
    gemini,
    storageDir: join(dir, 'data', 'fotos'),
    postmaster: () => readPostmaster(join(dir, 'cluster')),
    env: {
      DATABASE_URL: server.url,
      DATA_DIR: join(dir, 'data'),
      GEMINI_API_KEY: 'test',
      GEMINI_BASE_URL: gemini.baseUrl,
      // No fault test may end reports because the budget is used up.
      AI_DAILY_CAP_CENTAVOS: '10000000',
    },
    close: async () => {
      await markPeople(sql);
      await sql.end({ timeout: 5 });
      await gemini.close();
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}

/** The process number in PostgreSQL's own pid file. */
export async function readPostmaster(cluster: string): Promise<number> {
  return Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);
}

export interface PaymentWorld extends World {
  stripe: StripeContractServer;
}

/** A world in which plans can be paid. Events are kept until the test delivers them. */
export async function createPaymentWorld(): Promise<PaymentWorld> {
  if (stripeContractSkipReason) console.warn(stripeContractSkipReason);
  const stripe = await startStripeContractServer();
  const world = await createWorld({ writerDelayMs: () => 0 });
  return {
    ...world,
    stripe,
    env: { ...world.env, ...stripe.env },
    close: async () => {
      await stripe.close();
      await world.close();
    },
  };
}
