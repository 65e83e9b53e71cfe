import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { configure, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import { sql } from 'drizzle-orm';
import type { UserActor } from '../../auth/actor.ts';
import { AppError } from '../../errors.ts';
import type { Deps } from '../../ports.ts';
import { redeemExport } from './commands.ts';
import { exportFiles } from './export-files.ts';

configure({ useWebWorkers: false });

/** Each holds a connection for as long as its reader takes. */
const maxAtOnce = 2;
/** A reader that takes nothing for so long is gone. */
const stallMs = 60_000;
const longestMs = 60 * 60_000;

let running = 0;

type ExportDeps = Pick<Deps, 'database' | 'storage' | 'config' | 'log' | 'limits'>;

/**
 * Everything of an account as one ZIP, made while it is read: never more than some megabytes in memory, one snapshot of the
 * database from the first row to the last, and at an end when the reader leaves.
 * @throws UNAVAILABLE while others are at it, with the ticket still good; what `redeemExport` throws
 */
export async function streamExport(deps: ExportDeps, actor: UserActor, ticket: string): Promise<Readable> {
  if (running >= maxAtOnce) {
    throw new AppError('UNAVAILABLE', 'Há outras exportações em andamento. Tente de novo em alguns minutos.');
  }
  running += 1;
  try {
    await redeemExport(deps, actor, ticket);
    return startExport(deps, actor, () => {
      running -= 1;
    });
  } catch (error) {
    running -= 1;
    throw error;
  }
}

function startExport(deps: ExportDeps, actor: UserActor, onEnd: () => void): Readable {
  const out = new PassThrough();
  const gone = new AbortController();
  const stalled = setTimeout(() => gone.abort(new Error('the reader takes nothing')), stallMs);
  const longest = setTimeout(() => gone.abort(new Error('the reader takes too long')), longestMs);
  // Whoever answers the request listens too, but not from the very first moment.
  out.on('error', () => {});
  out.once('close', () => gone.abort(new Error('the reader has left')));
  gone.signal.addEventListener('abort', () => out.destroy(), { once: true });
  const sink = new WritableStream<Uint8Array>({
    write: async (chunk) => {
      stalled.refresh();
      gone.signal.throwIfAborted();
      if (!out.write(chunk)) await once(out, 'drain', { signal: gone.signal });
    },
    close: () => void out.end(),
  });
  void writeZip(deps, actor, sink)
    .catch(async (error: unknown) => {
      // Looked at first: what follows ends the stream, and then it says so itself.
      const left = gone.signal.aborted;
      deps.log.warn({ err: left ? gone.signal.reason : error, accountId: actor.id }, 'export not finished');
      out.destroy(new Error('export not finished'));
      // Our doing does not count as one of the day's.
      if (!left) await deps.limits.giveBack('accountExport', actor.id);
    })
    .catch((error: unknown) => deps.log.error({ err: error }, 'export'))
    .finally(() => {
      clearTimeout(stalled);
      clearTimeout(longest);
      onEnd();
    });
  return out;
}

async function writeZip(deps: ExportDeps, actor: UserActor, sink: WritableStream<Uint8Array>): Promise<void> {
  const zip = new ZipWriter(sink);
  await deps.database.system.transaction(
    async (tx) => {
      // The reader's pace decides how long the transaction waits between two statements; `stallMs` ends it.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      for await (const { path, bytes, packed } of exportFiles(tx, deps, actor.id)) {
        await zip.add(path, new Uint8ArrayReader(bytes), { level: packed ? 0 : 6 });
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await zip.close();
}
