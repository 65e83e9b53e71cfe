import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { OwnError } from '../own-error.ts';
import { end, readyOrOver, type ServerOptions, spawnServer } from './embedded-server.ts';
import { processesIn } from './processes.ts';

/** A server that ends within this time counts as a failed start. */
const settledMs = 10_000;
const firstPauseMs = 100;
const longestPauseMs = 5_000;

export interface KeeperOptions extends ServerOptions {
  /** How long a start may take: after a crash PostgreSQL replays its log before it accepts the first connection. */
  patienceMs: number;
  /** Called when the server ended and does not start again, or ends again soon. The message holds PostgreSQL's own words. */
  onLost: (error: Error) => void;
}

export interface Keeper {
  /** Also ends a server that is just being restarted. */
  stop(): Promise<void>;
}

/**
 * Starts the server and waits until it accepts connections. From then on it starts the server again on the same port each time it
 * ends.
 * @throws Error with PostgreSQL's last messages when the first start fails.
 */
export async function keepServer(options: KeeperOptions): Promise<Keeper> {
  const { patienceMs } = options;
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  // A process that ends without stop() also ends its server, even one that is just starting.
  const lastWord = () => child?.kill('SIGINT');
  process.once('exit', lastWord);

  /** Null when the server accepts connections; otherwise its output. */
  const start = async (deadline: number): Promise<string | null> => {
    for (;;) {
      child = spawnServer(options);
      const output = await readyOrOver(child, Math.max(0, deadline - Date.now()));
      if (output === null || !output.includes('is still in use')) return output;
      // After a server was killed, its other processes hold its memory until they notice. A process in a long query notices late.
      killLeftovers(options.dataDir);
      await pause(firstPauseMs);
      if (stopping.signal.aborted || Date.now() > deadline) return output;
    }
  };
  const pause = (ms: number) => delay(ms, undefined, { signal: stopping.signal }).catch(() => {});
  const keep = async () => {
    let troubleSince = 0;
    let pauseMs = 0;
    for (let readyAt = Date.now(); ; readyAt = Date.now()) {
      await ended(child);
      if (stopping.signal.aborted) return;
      const endedAt = Date.now();
      if (troubleSince === 0 || endedAt - readyAt > settledMs) {
        troubleSince = endedAt;
        pauseMs = 0;
      }
      options.log(`The built-in PostgreSQL ended unexpectedly (${howItEnded(child)}); starting it again`);
      let lastWords = '';
      let output: string | null;
      do {
        await pause(pauseMs);
        if (stopping.signal.aborted) return;
        pauseMs = Math.min(Math.max(2 * pauseMs, firstPauseMs), longestPauseMs);
        output = await start(troubleSince + patienceMs);
        if (stopping.signal.aborted) return;
        // The last try may have been interrupted before it printed anything.
        lastWords = output || lastWords;
      } while (output !== null && Date.now() < troubleSince + patienceMs);
      if (output !== null) return options.onLost(notStarting(options.dataDir, lastWords));
      options.log(`The built-in PostgreSQL runs again, after ${((Date.now() - endedAt) / 1000).toFixed(1)} s`);
    }
  };

  const output = await start(Date.now() + patienceMs);
  if (output !== null) {
    process.off('exit', lastWord);
    throw notStarting(options.dataDir, output);
  }
  const keeping = keep();
  return {
    stop: async () => {
      stopping.abort();
      if (child) await end(child);
      await keeping;
      if (child) await end(child);
      killLeftovers(options.dataDir);
      process.off('exit', lastWord);
    },
  };
}

function notStarting(dataDir: string, output: string): Error {
  return new OwnError(`The built-in PostgreSQL in ${dataDir} does not start:\n${output}`);
}

function howItEnded(child: ChildProcess | undefined): string {
  return child?.signalCode ?? `exit code ${child?.exitCode}`;
}

/**
 * Kills the remaining processes of a server whose first process was killed. Call it only while no other server runs in the
 * folder.
 */
function killLeftovers(dataDir: string): void {
  for (const pid of processesIn(dataDir, 'postgres')) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}

function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((settle) => child.once('exit', () => settle()));
}
