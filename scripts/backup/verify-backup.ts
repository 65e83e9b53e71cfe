import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import { parseListLine } from './copy-files.ts';
import { hashBytes, hashFile, isSameFile } from './hashed-file.ts';
import {
  damaged,
  dataKeysName,
  fileListName,
  type OpenBackup,
  openBackup,
  secretKeyName,
  type WrittenFile,
} from './manifest.ts';
import type { Progress } from './progress.ts';
import { sealedFiles, type Unlock } from './seal.ts';

/** Reads every byte of a backup before anything else happens. @throws ToolError when a byte differs from what was written */
export async function verifyBackup(dir: string, unlock: Unlock | null, progress: Progress): Promise<OpenBackup> {
  const backup = await openBackup(dir, unlock);
  const { manifest } = backup;
  progress.step('Conferindo a cópia / verifying the backup …');
  const parts: [string, WrittenFile][] = [
    [fileListName, manifest.files.list],
    ...manifest.tables.map(({ name, file }): [string, WrittenFile] => [tablePath(name), file]),
    ...(manifest.secretKey ? [[secretKeyName, manifest.secretKey] satisfies [string, WrittenFile]] : []),
    ...(manifest.dataKeys ? [[dataKeysName, manifest.dataKeys] satisfies [string, WrittenFile]] : []),
  ];
  for (const [name, written] of parts) {
    if (!isSameFile(written, await hashFile(join(dir, name)))) throw damaged(name);
  }
  let count = 0;
  const files = filesOf(backup);
  for await (const { key, sha256 } of listFiles(backup)) {
    // A sealed file that was changed does not open.
    const bytes = await files.get(key).catch(() => null);
    if (!bytes || hashBytes(bytes).sha256 !== sha256) throw damaged(`fotos/${key}`);
    count += 1;
    progress.count('fotos / photos', count, manifest.files.count);
  }
  if (count !== manifest.files.count) throw damaged(fileListName);
  return backup;
}

export function tablePath(table: string): string {
  return join('tables', `${table}.gz`);
}

/** The photos and logos inside a backup. */
export function filesOf({ dir, seal }: Pick<OpenBackup, 'dir' | 'seal'>) {
  return sealedFiles(createDiskStorage(join(dir, 'fotos')), seal);
}

export async function* listFiles({
  dir,
  seal,
}: Pick<OpenBackup, 'dir' | 'seal'>): AsyncGenerator<{ key: string; sha256: string }> {
  const lines = createInterface({
    input: Readable.from(seal.open(createReadStream(join(dir, fileListName)))),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) yield parseListLine(line);
}
