import { type ChildProcess, spawn } from 'node:child_process';
import type { PostgresBinaries } from './embedded-binaries.ts';
import { dataDirArgument, serverEnvironment } from './embedded-cluster.ts';
import { leash } from './embedded-leash.ts';
import { dataDirMark } from './embedded-orphan.ts';

const stopTimeoutMs = 10_000;

export interface ServerOptions {
  binaries: PostgresBinaries;
  dataDir: string;
  port: number;
  durable: boolean;
  log: (message: string) => void;
}

/** Starts the server. It ends when this process ends. `readyOrOver` tells whether the start succeeds. */
export function spawnServer({ binaries, dataDir, port, durable, log }: ServerOptions): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    // Failing rows and statements contain health data, so the server's log gets neither. The errors still reach the app that
    // caused them.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
    'log_line_prefix=',
    dataDirMark(dataDir),
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
  ];
  const server = [
    binaries.postgres,
    '-D',
    dataDirArgument(dataDir, binaries),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const child = spawn(
    // A shell waits for a line and then becomes the server. When this process is killed before the server has its leash, no line comes,
    // and the shell ends.
    '/bin/sh',
    ['-c', 'read -r _ && exec "$@" </dev/null', 'sh', ...server],
    // In a session of its own: Ctrl-C in the terminal reaches only the app, which finishes its work and then stops the server.
    { ...binaries.ids, cwd: dataDir, env: serverEnvironment, detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  leash(child, binaries.ids);
  // The shell may have been stopped before the line reaches it.
  child.stdin?.on('error', () => {});
  child.stdin?.end('start\n');
  child.stderr?.on('data', (chunk: Buffer) => {
    for (const line of `${chunk}`.split('\n')) {
      if (/^(FATAL|PANIC):|terminated by signal/.test(line)) log(`PostgreSQL: ${line}`);
    }
  });
  return child;
}

/** Null when the server accepts connections; otherwise its output until it ended or the time was over. */
export async function readyOrOver(child: ChildProcess, patienceMs: number): Promise<string | null> {
  let output = '';
  const { promise, resolve } = Promise.withResolvers<'ready' | 'over'>();
  const onData = (chunk: Buffer) => {
    output += chunk;
    if (output.includes('ready to accept connections')) resolve('ready');
  };
  child.stderr?.on('data', onData);
  child.once('close', () => resolve('over'));
  child.once('error', (error) => {
    output += error.message;
    resolve('over');
  });
  const timer = setTimeout(() => resolve('over'), patienceMs);
  const outcome = await promise;
  clearTimeout(timer);
  child.stderr?.off('data', onData);
  if (outcome === 'ready') return null;
  await end(child);
  return output;
}

/**
 * Ends the server: cuts connections and open transactions and writes a checkpoint. Does nothing when the server has already
 * ended.
 */
export async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((settle) => child.once('exit', settle));
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
  await gone;
  clearTimeout(impatience);
}
