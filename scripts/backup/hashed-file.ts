import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { PassThrough, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { WrittenFile } from './manifest.ts';
import { noSeal, type Seal } from './seal.ts';

/**
 * Writes a new file that only this account can read; it is flushed to the disk when this returns.
 * @returns size and checksum of what lies on the disk, sealed or not
 */
export async function writeHashed(
  path: string,
  chunks: AsyncIterable<Buffer | string>,
  { through = new PassThrough(), seal = noSeal }: { through?: Transform; seal?: Seal } = {},
): Promise<WrittenFile> {
  const tally = createTally();
  await pipeline(
    chunks,
    through,
    (written: AsyncIterable<Uint8Array>) => tally.pass(seal.seal(written)),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return tally.result();
}

/** Size and checksum of a file; null when the file does not exist. */
export async function hashFile(path: string): Promise<WrittenFile | null> {
  const tally = createTally();
  try {
    await pipeline(createReadStream(path), tally.pass, async (chunks: AsyncIterable<Uint8Array>) => {
      for await (const _ of chunks);
    });
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) return null;
    throw error;
  }
  return tally.result();
}

export function hashBytes(bytes: Uint8Array): WrittenFile {
  return { bytes: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') };
}

export function isSameFile(a: WrittenFile, b: WrittenFile | null): boolean {
  return b !== null && a.bytes === b.bytes && a.sha256 === b.sha256;
}

function createTally() {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    pass: async function* (chunks: AsyncIterable<Uint8Array | string>) {
      for await (const chunk of chunks) {
        const read = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
        hash.update(read);
        bytes += read.byteLength;
        yield read;
      }
    },
    result: (): WrittenFile => ({ bytes, sha256: hash.digest('hex') }),
  };
}
