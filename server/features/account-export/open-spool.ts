import { randomBytes } from 'node:crypto';
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { AppError } from '../../errors.ts';

export interface Pace {
  everyMs: number;
  /** A reader that takes less than this in `everyMs`, although more is available, is cut off. */
  minBytes: number;
}

/** 16 kB per second: less than the slowest mobile network that can still load a page. */
const usualPace: Pace = { everyMs: 30_000, minBytes: 480 * 1024 };

/** Disk space that uploads and the database need. */
const keptFreeBytes = 1024 ** 3;
const lookEveryBytes = 32 * 1024 ** 2;
const chunkBytes = 64 * 1024;

export interface Spool {
  /** @throws UNAVAILABLE when the disk is nearly full */
  write(chunk: Uint8Array): Promise<void>;
  /** No more data comes. With a reason, the reading ends with this error. */
  end(reason?: Error): void;
  /** Everything that is written, as it arrives. Ends with an error when the reader is slower than the pace. */
  out: Readable;
}

/**
 * A pipe whose writer never waits for its reader. Unread data lies in a file without a name, which disappears when the process ends.
 * @param dir a folder on this process's own disk
 * @throws UNAVAILABLE when the disk is nearly full
 */
export async function openSpool(dir: string, pace: Pace = usualPace): Promise<Spool> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await assertRoom(dir);
  const path = join(dir, `${randomBytes(8).toString('hex')}.part`);
  const file = await open(path, 'wx+', 0o600);
  await rm(path);

  let written = 0;
  let looked = 0;
  let read = 0;
  let ended: { reason: Error | undefined } | null = null;
  let news = Promise.withResolvers<void>();
  const tell = () => {
    news.resolve();
    news = Promise.withResolvers();
  };

  async function* reading() {
    for (;;) {
      const told = news.promise;
      if (ended?.reason) throw ended.reason;
      if (read < written) {
        const length = Math.min(chunkBytes, written - read);
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, read);
        read += bytesRead;
        yield buffer.subarray(0, bytesRead);
      } else if (ended) return;
      else await told;
    }
  }

  const out = Readable.from(reading(), { objectMode: false });
  // An error without a listener would end the process, and the sender of the answer starts to listen only later.
  out.on('error', () => {});
  // Data that was written since the last check may have arrived just now. Only data that was there at the last check is due.
  let before = { read: 0, written: 0 };
  const timer = setInterval(() => {
    const due = Math.min(before.written, before.read + pace.minBytes);
    if (read < due) out.destroy(new Error('the reader is too slow'));
    before = { read, written };
  }, pace.everyMs);
  out.once('close', () => {
    clearInterval(timer);
    // Also ends a reading that waits for more data.
    ended ??= { reason: new Error('the reader has left') };
    tell();
    void file.close();
  });

  return {
    out,
    async write(chunk) {
      if (ended) throw ended.reason ?? new Error('written after the end');
      if (written - looked >= lookEveryBytes) {
        await assertRoom(dir);
        looked = written;
      }
      for (let at = 0; at < chunk.byteLength; ) {
        const { bytesWritten } = await file.write(chunk, at, chunk.byteLength - at, written);
        at += bytesWritten;
        written += bytesWritten;
      }
      tell();
    },
    end(reason) {
      ended ??= { reason };
      tell();
    },
  };
}

async function assertRoom(dir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dir);
  if (bavail * bsize >= keptFreeBytes) return;
  throw new AppError('UNAVAILABLE', 'Não há espaço para preparar a exportação agora. Tente de novo em algumas horas.', {
    retryAfterSeconds: 60 * 60,
  });
}
