import type { Readable } from 'node:stream';
import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import type { LimitName } from '../../auth/limits.ts';
import { withTries } from '../../auth/with-tries.ts';
import { AppError } from '../../errors.ts';
import { OwnError } from '../../own-error.ts';
import type { Deps } from '../../ports.ts';
import { readCapabilities } from '../subscriptions/queries.ts';
import { openClienteExport, redeemExport } from './commands.ts';
import { exportFiles } from './export-files.ts';
import type { ClienteExport, PrintRelatorio } from './open-scene.ts';
import { openSpool, type Spool } from './open-spool.ts';

configure({ useWebWorkers: false });

/** Exports being written, in each lane. Each holds a database connection until its rows and files are read, however slow its reader is. */
const maxMade = 2;
const makingMs = 15 * 60_000;
/** Exports being read, in each lane. Each holds a file until its reader has taken everything. */
const maxRead = 100;
const readingMs = 60 * 60_000;

/** Exports of accounts and of single clients have slots of their own, so that neither waits for the other. */
interface Lane {
  making: number;
  readers: Set<string>;
  complete: LimitName;
  begun: LimitName;
}
const accountLane: Lane = {
  making: 0,
  readers: new Set(),
  complete: 'accountExport',
  begun: 'accountExportBegun',
};
const clienteLane: Lane = {
  making: 0,
  readers: new Set(),
  complete: 'clienteExport',
  begun: 'clienteExportBegun',
};

interface Order {
  lane: Lane;
  /** Records the reading before the first byte, and says what is to be read. */
  open: () => Promise<ClienteExport | null>;
}

type ExportDeps = Pick<Deps, 'database' | 'storage' | 'config' | 'log' | 'limits'>;

/**
 * Streams everything of an account as one ZIP from one snapshot of the database. The ZIP is written as fast as the disk allows,
 * independent of the reader's speed; at most some megabytes are in memory. Writing stops when the reader leaves. A download that breaks
 * off does not count among the three of the day, but counts as started.
 * @throws UNAVAILABLE while others export, or while another download of the same account runs; the ticket then stays valid and no try is
 * taken; TOO_MANY_REQUESTS; what `redeemExport` throws
 */
export function streamExport(deps: ExportDeps, actor: UserActor, ticket: string): Promise<Readable> {
  const open = async () => {
    await redeemExport(deps, actor, ticket);
    return null;
  };
  return stream(deps, actor, { lane: accountLane, open });
}

/**
 * The same for one client of the actor, with the reports as PDF too, and with limits of its own.
 * @throws UNAVAILABLE, TOO_MANY_REQUESTS, CLIENTE_NOT_FOUND
 */
export async function streamClienteExport(
  deps: ExportDeps & Pick<Deps, 'queue'>,
  actor: UserActor,
  { id, print }: { id: string; print: PrintRelatorio },
): Promise<Readable> {
  const { marca } = await readCapabilities(deps, actor);
  const open = async () => ({ family: await openClienteExport(deps, actor, id), print, marca });
  return stream(deps, actor, { lane: clienteLane, open });
}

async function stream(deps: ExportDeps, actor: UserActor, order: Order): Promise<Readable> {
  const { lane } = order;
  if (lane.readers.has(actor.id)) throw busy('Outro download de dados está em andamento. Espere ele terminar.');
  if (lane.making >= maxMade || lane.readers.size >= maxRead) {
    throw busy('Há outras exportações em andamento. Tente de novo em alguns minutos.');
  }
  lane.making += 1;
  lane.readers.add(actor.id);
  try {
    const { spool, cliente } = await takeTries(deps, actor, order);
    watchReader(deps, actor, lane, spool.out);
    void make(deps, actor, cliente, spool).finally(() => {
      lane.making -= 1;
    });
    return spool.out;
  } catch (error) {
    lane.making -= 1;
    lane.readers.delete(actor.id);
    throw error;
  }
}

function takeTries(
  deps: ExportDeps,
  actor: UserActor,
  { lane, open }: Order,
): Promise<{ spool: Spool; cliente: ClienteExport | null }> {
  const tries = [
    [lane.begun, actor.id],
    [lane.complete, actor.id],
  ] as const;
  return withTries(deps.limits, tries, async (spend) => {
    const spool = await openSpool(deps.config.exportsDir);
    try {
      const cliente = await open();
      spend();
      return { spool, cliente };
    } catch (error) {
      spool.out.destroy();
      throw error;
    }
  });
}

function watchReader({ limits, log }: ExportDeps, actor: UserActor, lane: Lane, out: Readable): void {
  const takenAt = new Date();
  const longest = setTimeout(() => out.destroy(new OwnError('the reader takes too long')), readingMs);
  out.once('close', () => {
    clearTimeout(longest);
    lane.readers.delete(actor.id);
    if (out.readableEnded) return;
    log.warn({ accountId: actor.id }, 'export not finished');
    limits
      .giveBack(lane.complete, actor.id, takenAt)
      .catch((error: unknown) => log.error({ err: error }, 'export: try not given back'));
  });
}

/** Never rejects: errors go to the reader and to the log. */
async function make(deps: ExportDeps, actor: UserActor, cliente: ClienteExport | null, spool: Spool): Promise<void> {
  const longest = setTimeout(() => spool.end(new OwnError('making the export takes too long')), makingMs);
  try {
    await writeZip(deps, actor, cliente, new WritableStream<Uint8Array>({ write: spool.write }));
    spool.end();
  } catch (error) {
    if (!spool.out.destroyed) deps.log.error({ err: error, accountId: actor.id }, 'export not made');
    spool.end(error instanceof Error ? error : new OwnError('export not made', { cause: error }));
  } finally {
    clearTimeout(longest);
  }
}

async function writeZip(
  deps: ExportDeps,
  actor: UserActor,
  cliente: ClienteExport | null,
  sink: WritableStream<Uint8Array>,
): Promise<void> {
  const zip = new ZipWriter(sink);
  await deps.database.system.transaction(
    async (tx) => {
      // Packing a photo album takes long between two statements. `makingMs` limits the whole time.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      for await (const { path, bytes, packed } of exportFiles(tx, deps, actor.id, cliente)) {
        await zip.add(path, new Uint8ArrayReader(bytes), { level: packed ? 0 : 6 });
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await zip.close();
}

function busy(message: string): AppError {
  return new AppError('UNAVAILABLE', message, { retryAfterSeconds: 60 });
}
