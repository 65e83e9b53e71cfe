import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sourceHash } from './source-hash.mjs';

let tree: string;
const write = (path: string, text: string) => writeFileSync(join(tree, path), text);

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'meridia-sources-'));
  for (const folder of ['shared', 'drizzle', 'server', 'client', 'scripts']) mkdirSync(join(tree, folder));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json', 'tsconfig.json'])
    write(file, '{}');
  write('server/main.ts', 'one');
});
afterEach(() => rmSync(tree, { recursive: true, force: true }));

describe('the fingerprint of the sources', () => {
  it('is the same in another folder and at another time', () => {
    const copy = mkdtempSync(join(tmpdir(), 'meridia-sources-'));
    cpSync(tree, copy, { recursive: true });
    expect(sourceHash(copy)).toBe(sourceHash(tree));
    rmSync(copy, { recursive: true });
  });

  it('changes when a text, a name or the list of files changes', () => {
    const hashes = new Set([sourceHash(tree)]);
    write('server/main.ts', 'two');
    hashes.add(sourceHash(tree));
    write('server/other.ts', '');
    hashes.add(sourceHash(tree));
    rmSync(join(tree, 'server/other.ts'));
    write('server/another.ts', '');
    hashes.add(sourceHash(tree));
    expect(hashes.size).toBe(4);
  });

  it('ignores files that are not built: tests, packages and generated files', () => {
    const before = sourceHash(tree);
    mkdirSync(join(tree, 'server/node_modules'));
    for (const path of ['server/main.test.ts', 'server/node_modules/a.js', 'client/routes.gen.ts']) write(path, 'new');
    expect(sourceHash(tree)).toBe(before);
  });
});
