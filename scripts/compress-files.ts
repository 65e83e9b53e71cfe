import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// For smaller files a compressed copy saves less than a network packet.
const smallestBytes = 1024;

/** Puts `.br` and `.gz` copies beside every text file of a folder, for server/http/pages/static-files.ts to send. */
export async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.filter((name) => /\.(js|css|svg)$/.test(name)).map((name) => compress(join(folder, name))));
}

async function compress(path: string): Promise<void> {
  if ((await stat(path)).size < smallestBytes) return;
  const text = await readFile(path);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
