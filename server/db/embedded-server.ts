import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresBinaries } from './embedded-binaries.ts';
import { dataDirArgument, serverEnvironment } from './embedded-cluster.ts';
import { dataDirMark } from './embedded-orphan.ts';

/** Recovery after a crash replays the log before the first connection, which may take a while. */
const readyTimeoutMs = 60_000;
const stopTimeoutMs = 10_000;

export interface ServerOptions {
  binaries: PostgresBinaries;
  dataDir: string;
  port: number;
  durable: boolean;
  log: (message: string) => void;
}

export interface RunningServer {
  /** Cuts connections and open transactions, writes a checkpoint and ends; harmless when it ended already. */
  stop(): Promise<void>;
}

/**
 * Starts the server and waits until it accepts connections. Should it die later, it is started again on the same port.
 * @throws Error with PostgreSQL's own last words.
 */
export async function launchServer(options: ServerOptions): Promise<RunningServer> {
  let stopping = false;
  let child = await startUntilReady(options);
  const watch = () => child.once('exit', onExit);
  const onExit = async () => {
    if (stopping) return;
    options.log('The built-in PostgreSQL ended unexpectedly; starting it again');
    try {
      child = await startUntilReady(options);
      if (stopping) child.kill('SIGINT');
      else watch();
    } catch (error) {
      options.log(`The built-in PostgreSQL does not start again: ${error instanceof Error ? error.message : error}`);
    }
  };
  watch();
  // A process that ends without stop() still takes its server along; only a kill -9 leaves one behind.
  const lastWord = () => child.kill('SIGINT');
  process.once('exit', lastWord);
  return {
    stop: async () => {
      stopping = true;
      process.off('exit', lastWord);
      await end(child);
    },
  };
}

async function startUntilReady(options: ServerOptions): Promise<ChildProcess> {
  for (const deadline = Date.now() + readyTimeoutMs; ; await delay(100)) {
    const child = spawnServer(options);
    const output = await readyOrOver(child, deadline);
    if (output === null) {
      forwardTrouble(child, options.log);
      return child;
    }
    // The processes of a server that was killed need a moment to notice and let go of its shared memory.
    if (!output.includes('is still in use') || Date.now() > deadline) {
      throw new Error(`The built-in PostgreSQL in ${options.dataDir} does not start:\n${output}`);
    }
  }
}

function spawnServer({ binaries, dataDir, port, durable }: ServerOptions): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    // Failing rows and statements hold health data: the server's log gets neither, errors reach the app that caused them.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
    'log_line_prefix=',
    dataDirMark(dataDir),
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
  ];
  return spawn(
    binaries.postgres,
    ['-D', dataDirArgument(dataDir, binaries), ...settings.flatMap((setting) => ['-c', setting])],
    // A session of its own: Ctrl-C in the terminal reaches the app, which finishes its work and then stops the server.
    { ...binaries.ids, cwd: dataDir, env: serverEnvironment, detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
}

/** Null once the server accepts connections; otherwise what it said before it ended or the time was over. */
async function readyOrOver(child: ChildProcess, deadline: number): Promise<string | null> {
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
  const timer = setTimeout(() => resolve('over'), deadline - Date.now());
  const outcome = await promise;
  clearTimeout(timer);
  child.stderr?.off('data', onData);
  if (outcome === 'ready') return null;
  await end(child);
  return output;
}

function forwardTrouble(child: ChildProcess, log: (message: string) => void): void {
  child.stderr?.on('data', (chunk: Buffer) => {
    for (const line of `${chunk}`.split('\n')) {
      if (/^(FATAL|PANIC):|terminated by signal/.test(line)) log(`PostgreSQL: ${line}`);
    }
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((settle) => child.once('exit', settle));
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
  await gone;
  clearTimeout(impatience);
}
