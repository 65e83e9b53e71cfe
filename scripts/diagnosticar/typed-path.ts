import { readFile, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { BadInput } from './bad-input.ts';

/** npm and pnpm start a tool in the root of the checkout and pass the person's own folder in INIT_CWD. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** @throws BadInput with words that begin with `name`, the option or file as the person typed it */
export async function readTyped(path: string, name: string): Promise<{ bytes: Buffer; changedAt: Date }> {
  try {
    const file = typedPath(path);
    const [bytes, { mtime }] = await Promise.all([readFile(file), stat(file)]);
    return { bytes, changedAt: mtime };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new BadInput(`${name}: arquivo não encontrado.`);
    if (code === 'EISDIR') throw new BadInput(`${name}: é uma pasta, e não um arquivo.`);
    throw new BadInput(`${name}: não foi possível ler o arquivo (${code || 'erro'}).`);
  }
}
