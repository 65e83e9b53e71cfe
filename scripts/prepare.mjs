// Shared by `npm start` and `npm test`. It runs before anything is installed, on any Node >= 18, so it uses only Node itself.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceHash } from './source-hash.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node version that everything after the installation runs on. */
export const pinnedNode = join(root, 'node_modules/node/bin/node');

const installMark = join(root, 'node_modules/.meridia-installed');
const buildMark = join(root, 'dist/.source-hash');

/** Installs the packages of the lockfile, unless exactly these are installed. @returns whether it installed anything */
export async function install() {
  const wanted = lockfileHash();
  if (readIfThere(installMark) === wanted && existsSync(pinnedNode)) return false;
  rmSync(installMark, { force: true });
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // NODE_ENV=production would leave out the build tools; CI=true keeps pnpm from asking questions.
  const env = { ...process.env, NODE_ENV: 'development', CI: 'true' };
  await must('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], { env, quiet: !process.stdout.isTTY });
  writeFileSync(installMark, wanted);
  return true;
}

/** Builds `dist/`, unless it was made from exactly these sources. @param options as of `run` @returns whether it built */
export async function build(options = {}) {
  if (readIfThere(buildMark) === sourceHash(root)) return false;
  await must(pinnedNode, ['scripts/build.ts'], { quiet: true, ...options });
  return true;
}

/**
 * Runs a program to its end.
 * @param options.quiet keep its output and show it only when the program fails
 * @param options.output takes its output, piece by piece, instead of the terminal
 * @param options.giveWay runs with low priority
 * @param options.shell take `command` as a whole command line
 * @returns its exit code; -1 when it could not be started
 */
export function run(
  command,
  args,
  { env = process.env, quiet = false, output: kept = null, giveWay = false, shell = false } = {},
) {
  return new Promise((settle) => {
    const sink = quiet || kept ? 'pipe' : 'inherit';
    const child = spawn(command, args, { cwd: root, env, shell, stdio: ['ignore', sink, sink] });
    if (giveWay && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    // A terminal signals the whole group, but a plain `kill` reaches only this process, so the signal is passed on.
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    const output = kept ?? [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`);
      settle(-1);
    });
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      if (code !== 0 && !kept) process.stderr.write(Buffer.concat(output));
      settle(code ?? -1);
    });
  });
}

async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} (${code})`);
}

function lockfileHash() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const name of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
    hash.update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
