import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Config } from '@meridia/server/config.ts';
import { ToolError } from '../tool-error.ts';
import { writeHashed } from './hashed-file.ts';
import { type OpenBackup, secretKeyName, type WrittenFile } from './manifest.ts';
import { once, type Seal } from './seal.ts';

type Keeper = Pick<Config, 'SECRET_KEY' | 'secretKeyFile'>;

/** Copies the key that opens the second factors, from DATA_DIR or the setting. @throws ToolError when there is no key yet */
export async function copySecretKey(config: Keeper, to: string, seal: Seal): Promise<WrittenFile> {
  const key = config.SECRET_KEY
    ? Buffer.from(config.SECRET_KEY)
    : await readFile(config.secretKeyFile).catch(() => null);
  if (!key) {
    throw new ToolError(
      `--with-key: ainda não há chave em ${config.secretKeyFile}. Repita sem --with-key.`,
      `--with-key: there is no key in ${config.secretKeyFile} yet. Try again without --with-key.`,
    );
  }
  return writeHashed(to, once(key), { seal });
}

export type KeyPlace = 'setting' | 'file' | 'restored' | 'missing';

/** Puts the backup's key where the app looks for it, unless the backup has none or a key is already there. */
export async function placeSecretKey(config: Keeper, { dir, manifest, seal }: OpenBackup): Promise<KeyPlace> {
  if (config.SECRET_KEY) return 'setting';
  if (existsSync(config.secretKeyFile)) return 'file';
  if (!manifest.secretKey) return 'missing';
  const key = await buffer(seal.open(createReadStream(join(dir, secretKeyName))));
  await mkdir(dirname(config.secretKeyFile), { recursive: true, mode: 0o700 });
  await writeFile(config.secretKeyFile, key, { mode: 0o600, flag: 'wx', flush: true });
  return 'restored';
}
