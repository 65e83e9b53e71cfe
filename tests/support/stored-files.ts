import { readdir } from 'node:fs/promises';
import type { TestApp } from './test-app.ts';

/** Every file in the folder of photos, including unfinished ones. */
export async function listStoredFiles({ storageDir }: Pick<TestApp, 'storageDir'>): Promise<string[]> {
  const entries = await readdir(storageDir, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
}
