import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { openFolderInMemory } from './folder-in-memory.mjs';

describe('the folder in memory', () => {
  it('is refused by a machine without the room', () => {
    expect(openFolderInMemory(Number.MAX_SAFE_INTEGER)).toBeNull();
  });

  it.runIf(existsSync('/dev/shm'))('is there while the process runs, and gone afterwards', () => {
    const program = `
      import { existsSync } from 'node:fs';
      import { openFolderInMemory } from ${JSON.stringify(fileURLToPath(new URL('./folder-in-memory.mjs', import.meta.url)))};
      const folder = openFolderInMemory(0);
      console.log(JSON.stringify({ folder, exists: existsSync(folder) }));`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
    const { folder, exists } = JSON.parse(stdout);
    expect(folder).toMatch(/^\/dev\/shm\/meridia-/);
    expect(exists).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });
});
