import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createDiskStorage } from '@meridia/server/integrations/storage/disk-storage.ts';
import { parseListLine } from './copy-files.ts';
import { hashBytes, hashFile, isSameFile } from './hashed-file.ts';
import { damaged, fileListName, type Manifest, readManifest, secretKeyName, type WrittenFile } from './manifest.ts';
import type { Progress } from './progress.ts';

/** Reads every byte of a backup before anything else happens. @throws ToolError when a byte differs from what was written */
export async function verifyBackup(dir: string, progress: Progress): Promise<Manifest> {
  const manifest = await readManifest(dir);
  progress.step('Conferindo a cópia / verifying the backup …');
  const parts: [string, WrittenFile][] = [
    [fileListName, manifest.files.list],
    ...manifest.tables.map(({ name, file }): [string, WrittenFile] => [tablePath(name), file]),
    ...(manifest.secretKey ? [[secretKeyName, manifest.secretKey] satisfies [string, WrittenFile]] : []),
  ];
  for (const [name, written] of parts) {
    if (!isSameFile(written, await hashFile(join(dir, name)))) throw damaged(name);
  }
  let count = 0;
  for await (const { key, sha256 } of listFiles(dir)) {
    const bytes = await filesOf(dir).get(key);
    if (!bytes || hashBytes(bytes).sha256 !== sha256) throw damaged(`fotos/${key}`);
    count += 1;
    progress.count('fotos / photos', count, manifest.files.count);
  }
  if (count !== manifest.files.count) throw damaged(fileListName);
  return manifest;
}

export function tablePath(table: string): string {
  return join('tables', `${table}.gz`);
}

/** The photos and logos inside a backup. */
export function filesOf(dir: string) {
  return createDiskStorage(join(dir, 'fotos'));
}

export async function* listFiles(dir: string): AsyncGenerator<{ key: string; sha256: string }> {
  const lines = createInterface({
    input: createReadStream(join(dir, fileListName)),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  for await (const line of lines) yield parseListLine(line);
}
