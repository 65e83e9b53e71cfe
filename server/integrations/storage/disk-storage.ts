import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Storage } from '../../ports.ts';
import { assertStorageKey, digestOfKey, isStorageKey } from './storage-key.ts';
import { storageFull } from './storage-refusals.ts';

/**
 * Private files in one folder. A blob is written under a temporary name, flushed, then renamed, so that a reader sees the whole
 * blob or none.
 */
export function createDiskStorage(root: string): Storage {
  const base = resolve(root);
  const pathOf = (key: string) => {
    assertStorageKey(key);
    return join(base, key);
  };
  return {
    async put(key, bytes, signal) {
      const path = pathOf(key);
      signal?.throwIfAborted();
      const temporary = `${path}.${randomBytes(6).toString('hex')}.part`;
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        const file = await open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw isDiskFull(error) ? storageFull(error) : error;
      }
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isErrno(error, 'ENOENT')) return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const entries = await readdir(base, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isErrno(error, 'ENOENT')) return [];
        throw error;
      });
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const key = relative(base, path).split(sep).join('/');
        // Files of other programs (.DS_Store, copies of editors) are neither listed nor removed.
        if (!isStorageKey(key)) continue;
        const found = await stat(path).catch(() => null);
        if (!found) continue;
        yield { digest: digestOfKey(key), modifiedAt: found.mtime, remove: () => rm(path, { force: true }) };
      }
    },
  };
}

function isDiskFull(error: unknown): boolean {
  return isErrno(error, 'ENOSPC') || isErrno(error, 'EDQUOT');
}

function isErrno(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
