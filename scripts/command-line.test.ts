import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridia-tool-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a tool like `npm run`, without the developer's `.env`. */
function runTool(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/grant-plan.ts', ...args],
    {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: join(folder, 'data'), ...env },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

describe('a command-line tool', { timeout: 30_000 }, () => {
  it('prints its help in both languages without opening the database', () => {
    const { status, stdout, stderr } = runTool(['--help'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('npm run grant-plan -- EMAIL PLAN --until YYYY-MM-DD --reason TEXT');
    expect(stdout).toContain('Gives an account a paid plan');
    expect(stdout).toContain('Concede um plano pago');
  });

  it.each([
    [['ana@example.com', 'Premium', '--until', '2027-02-30', '--reason', 'cortesia'], '--until'],
    [['ana@example.com', 'Gratuito', '--until', '2027-02-28', '--reason', 'cortesia'], 'PLAN'],
    [['ana@example.com', 'Premium', '--until', '2027-02-28'], '--reason'],
    [['ana', 'Premium', '--until', '2027-02-28', '--reason', 'cortesia'], 'EMAIL'],
    [['--upto', '2027-02-28'], "Unknown option '--upto'"],
  ])('refuses %j with exit code 2, says what is wrong and shows the help', (args, wrong) => {
    const { status, stdout, stderr } = runTool(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.split('\n')[0]).toContain(wrong);
    expect(stderr).toContain('npm run grant-plan -- EMAIL PLAN');
  });

  it('fails with exit code 1 and two sentences when there are no data, and creates none', () => {
    const { status, stderr } = runTool(['ana@example.com']);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Não há dados em .*npm start.*\nThere is no data in .*npm start.*\n$/);
  });

  it('fails with exit code 1 and names the wrong settings', () => {
    const { status, stderr } = runTool(['ana@example.com'], { PORT: 'three' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Configuração inválida \/ invalid settings:\n {2}PORT: .*\n$/);
  });

  it('fails with exit code 1 and without a stack when the database does not answer', () => {
    const { status, stderr } = runTool(['ana@example.com'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Não foi possível abrir o banco de dados \/ could not open the database:\n.*\n$/);
  });
});

describe('npm run, before anything is installed', () => {
  it('asks in both languages to start the app once', () => {
    const clone = join(folder, 'clone');
    mkdirSync(join(clone, 'scripts'), { recursive: true });
    for (const name of ['tool.mjs', 'prepare.mjs', 'source-hash.mjs']) {
      cpSync(join(root, 'scripts', name), join(clone, 'scripts', name));
    }
    writeFileSync(join(clone, 'package.json'), readFileSync(join(root, 'package.json')));
    const { status, stderr } = spawnSync(process.execPath, ['scripts/tool.mjs', 'grant-plan'], {
      cwd: clone,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/ainda não foi instalado.*npm start.*\n.*not installed here yet.*npm start/);
  });
});
