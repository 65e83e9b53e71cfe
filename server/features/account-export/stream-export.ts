import type { Readable } from 'node:stream';
import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { withTries } from '../../auth/with-tries.ts';
import { AppError } from '../../errors.ts';
import { OwnError } from '../../own-error.ts';
import type { Deps } from '../../ports.ts';
import { redeemExport } from './commands.ts';
import { exportFiles } from './export-files.ts';
import { openSpool, type Spool } from './open-spool.ts';

configure({ useWebWorkers: false });

/** Exports being written. Each holds a database connection until its rows and files are read, however slow its reader is. */
const maxMade = 2;
const makingMs = 15 * 60_000;
/** Exports being read. Each holds a file until its reader has taken everything. */
const maxRead = 100;
const readingMs = 60 * 60_000;

let made = 0;
const readers = new Set<string>();

type ExportDeps = Pick<Deps, 'database' | 'storage' | 'config' | 'log' | 'limits'>;

/**
 * Streams everything of an account as one ZIP from one snapshot of the database. The ZIP is written as fast as the disk allows,
 * independent of the reader's speed; at most some megabytes are in memory. Writing stops when the reader leaves. A download that breaks
 * off does not count among the three of the day, but counts as started.
 * @throws UNAVAILABLE while others export, or while another download of the same account runs; the ticket then stays valid and no try is
 * taken; TOO_MANY_REQUESTS; what `redeemExport` throws
 */
export async function streamExport(deps: ExportDeps, actor: UserActor, ticket: string): Promise<Readable> {
  if (readers.has(actor.id)) throw busy('Outro download dos seus dados está em andamento. Espere ele terminar.');
  if (made >= maxMade || readers.size >= maxRead) {
    throw busy('Há outras exportações em andamento. Tente de novo em alguns minutos.');
  }
  made += 1;
  readers.add(actor.id);
  try {
    const spool = await takeTries(deps, actor, ticket);
    watchReader(deps, actor, spool.out);
    void make(deps, actor, spool).finally(() => {
      made -= 1;
    });
    return spool.out;
  } catch (error) {
    made -= 1;
    readers.delete(actor.id);
    throw error;
  }
}

function takeTries(deps: ExportDeps, actor: UserActor, ticket: string): Promise<Spool> {
  const tries = [
    ['accountExportBegun', actor.id],
    ['accountExport', actor.id],
  ] as const;
  return withTries(deps.limits, tries, async (spend) => {
    const spool = await openSpool(deps.config.exportsDir);
    try {
      await redeemExport(deps, actor, ticket);
    } catch (error) {
      spool.out.destroy();
      throw error;
    }
    spend();
    return spool;
  });
}

function watchReader({ limits, log }: ExportDeps, actor: UserActor, out: Readable): void {
  const takenAt = new Date();
  const longest = setTimeout(() => out.destroy(new OwnError('the reader takes too long')), readingMs);
  out.once('close', () => {
    clearTimeout(longest);
    readers.delete(actor.id);
    if (out.readableEnded) return;
    log.warn({ accountId: actor.id }, 'export not finished');
    limits
      .giveBack('accountExport', actor.id, takenAt)
      .catch((error: unknown) => log.error({ err: error }, 'export: try not given back'));
  });
}

/** Never rejects: errors go to the reader and to the log. */
async function make(deps: ExportDeps, actor: UserActor, spool: Spool): Promise<void> {
  const longest = setTimeout(() => spool.end(new OwnError('making the export takes too long')), makingMs);
  try {
    await writeZip(deps, actor, new WritableStream<Uint8Array>({ write: spool.write }));
    spool.end();
  } catch (error) {
    if (!spool.out.destroyed) deps.log.error({ err: error, accountId: actor.id }, 'export not made');
    spool.end(error instanceof Error ? error : new OwnError('export not made', { cause: error }));
  } finally {
    clearTimeout(longest);
  }
}

async function writeZip(deps: ExportDeps, actor: UserActor, sink: WritableStream<Uint8Array>): Promise<void> {
  const zip = new ZipWriter(sink);
  await deps.database.system.transaction(
    async (tx) => {
      // Packing a photo album takes long between two statements. `makingMs` limits the whole time.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      for await (const { path, bytes, packed } of exportFiles(tx, deps, actor.id)) {
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
