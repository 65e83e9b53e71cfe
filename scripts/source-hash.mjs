import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const folders = ['shared', 'drizzle', 'server', 'client'];
const files = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
  'scripts',
];
// Tests are not built, and the build itself writes the `.gen.` files.
const ignored = /^(node_modules|dist|\..*|.*\.test\.tsx?|.*\.gen\.ts)$/;

/**
 * A fingerprint of everything that the build reads. It uses contents and no times, because a fresh clone gives every file a new
 * time.
 */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const name of [...files, ...folders]) addTo(hash, root, join(root, name));
  return hash.digest('hex');
}

function addTo(hash, root, path) {
  const entries = readDirectory(path);
  if (entries === null) {
    hash
      .update(`${relative(root, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
    return;
  }
  const names = entries.filter((entry) => !ignored.test(entry)).sort();
  for (const name of names) addTo(hash, root, join(path, name));
}

/** Null for a file. */
function readDirectory(path) {
  try {
    return readdirSync(path);
  } catch (error) {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  }
}
