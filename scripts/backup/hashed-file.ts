import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { WrittenFile } from './manifest.ts';

/** Writes a new file that only this account can read; it is flushed to the disk when this returns. */
export async function writeHashed(
  path: string,
  chunks: AsyncIterable<Buffer | string>,
  through: Transform = new PassThrough(),
): Promise<WrittenFile> {
  const tally = createTally();
  await pipeline(chunks, through, tally.pass, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return tally.result();
}

/** Size and checksum of a file; null when the file does not exist. */
export async function hashFile(path: string): Promise<WrittenFile | null> {
  const tally = createTally();
  try {
    await pipeline(createReadStream(path), tally.pass, async (chunks: AsyncIterable<Buffer>) => {
      for await (const _ of chunks);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) return null;
    throw error;
  }
  return tally.result();
}

export function hashBytes(bytes: Buffer): WrittenFile {
  return { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export function isSameFile(a: WrittenFile, b: WrittenFile | null): boolean {
  return b !== null && a.bytes === b.bytes && a.sha256 === b.sha256;
}

function createTally() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    pass: async function* (chunks: AsyncIterable<Buffer | string>) {
      for await (const chunk of chunks) {
        const buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        hash.update(buffer);
        bytes += buffer.byteLength;
        yield buffer;
      }
    },
    result: (): WrittenFile => ({ bytes, sha256: hash.digest('hex') }),
  };
}
