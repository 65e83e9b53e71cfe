import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@meridia/server/config.ts';
import { startEmbeddedPostgres } from '@meridia/server/db/embedded.ts';

/**
 * `pnpm dev`: the page on http://localhost:3000 with hot reload (vite passes /trpc and /api on), and behind it the server on
 * 3001, restarted at each change. PostgreSQL keeps running between restarts.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const webPort = 3000;
const serverPort = 3001;

try {
  process.loadEnvFile(join(root, '.env'));
} catch {
  // No .env: every setting has a default.
}
const config = readConfig(process.env);
const embedded = config.DATABASE_URL
  ? null
  : await startEmbeddedPostgres({ dataDir: config.embeddedDatabaseDir, log: (message) => console.log(message) });
const env = {
  ...process.env,
  DATABASE_URL: config.DATABASE_URL ?? embedded?.url,
  PORT: `${serverPort}`,
  // The address that people open; links and cookies use it.
  PUBLIC_URL: `http://localhost:${webPort}`,
};

const server = start(root, [
  binOf(root, 'tsx', 'dist/cli.mjs'),
  'watch',
  '--clear-screen=false',
  '--tsconfig',
  'tsconfig.json',
  'server/main.ts',
]);
const client = start(join(root, 'client'), [binOf(join(root, 'client'), 'vite', 'bin/vite.js')]);

// Ctrl-C reaches both child processes by itself, other signals reach only this process. In both cases the children end before the
// database does.
let isStopping = false;
const stop = (signal: NodeJS.Signals) => {
  if (isStopping) return;
  isStopping = true;
  for (const child of [server, client]) child.kill(signal);
};
process.on('SIGINT', () => {
  isStopping = true;
});
process.on('SIGTERM', () => stop('SIGTERM'));
for (const child of [server, client]) child.once('exit', () => stop('SIGTERM'));

await Promise.all([ended(server), ended(client)]);
await embedded?.stop();

function start(cwd: string, args: string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

function binOf(folder: string, name: string, path: string): string {
  return join(dirname(createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`)), path);
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}
