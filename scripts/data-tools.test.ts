import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridia-data-tools-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a tool like `npm run`; nothing here needs a database. */
function runTool(name: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data') },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe.each([
  ['backup', [[], ['a', 'b'], ['a', '--recipient', 'age1'], ['a', '--passphrase-file', 'b', '--recipient', 'age1']]],
  ['restore', [['a', '--force']]],
  ['move-storage', [[], ['--to', 'tape'], ['s3']]],
  ['seal-storage', [['a'], ['--new-key', '--new-master-key-file', 'b']]],
  ['verify-access-log', [['a'], ['--end', '12:abc']]],
  [
    'create-demo',
    [
      ['--email', 'demo'],
      ['--accounts', '-1'],
    ],
  ],
])('npm run %s', { timeout: 60_000 }, (name, misunderstood) => {
  it('prints its help in both languages, with the meaning of its exit codes', () => {
    const { status, stdout, stderr } = runTool(name, ['--help']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`npm run ${name} (-- |\\[-- )`));
    expect(stdout).toMatch(/ou não|banco|terapeuta/);
    expect(stdout).toMatch(/Ends with 0 when .* 1 when .*,?\s*2 when/s);
  });

  it.each(misunderstood.map((args) => [args]))('refuses %j with exit code 2 and shows the help', (args) => {
    const { status, stdout, stderr } = runTool(name, args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(`npm run ${name} `);
  });
});

describe('npm run backup', { timeout: 60_000 }, () => {
  it('fails with exit code 1 and two sentences when the passphrase keeps nobody out', () => {
    writeFileSync(join(folder, 'short'), 'senha\n');
    const { status, stdout, stderr } = runTool('backup', ['copy', '--passphrase-file', join(folder, 'short')]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/tem menos de 16 caracteres.*\n.*has fewer than 16 characters.*\n$/);
  });
});

describe('npm run restore', { timeout: 60_000 }, () => {
  it('fails with exit code 1 and two sentences when there is no backup, and creates nothing', () => {
    mkdirSync(join(folder, 'copy.partial'));
    const { status, stdout, stderr } = runTool('restore', [join(folder, 'copy.partial')]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/não é uma cópia completa.*\n.*is no complete backup.*\n$/);
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});
