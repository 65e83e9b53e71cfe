import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { OwnError } from '../own-error.ts';
import { end, readyOrOver, type ServerOptions, spawnServer } from './embedded-server.ts';
import { processesIn } from './processes.ts';

/** A server that ends again within this time is no better than one that never came up. */
const settledMs = 10_000;
const firstPauseMs = 100;
const longestPauseMs = 5_000;

export interface KeeperOptions extends ServerOptions {
  /** How long it may take to come up: after a crash the log is replayed before the first connection. */
  patienceMs: number;
  /** The server ended and does not come up again, or not for long; in PostgreSQL's own words. */
  onLost: (error: Error) => void;
}

export interface Keeper {
  /** Also ends a restart that is under way. */
  stop(): Promise<void>;
}

/**
 * Starts the server, waits until it accepts connections, and from then on starts it again on the same port whenever it ends.
 * @throws Error with PostgreSQL's own last words when the first start fails.
 */
export async function keepServer(options: KeeperOptions): Promise<Keeper> {
  const { patienceMs } = options;
  const stopping = new AbortController();
  let child: ChildProcess | undefined;
  // A process that ends without stop() takes its server along, also one that is just coming up.
  const lastWord = () => child?.kill('SIGINT');
  process.once('exit', lastWord);

  /** Null when it came up. */
  const start = async (deadline: number): Promise<string | null> => {
    for (;;) {
      child = spawnServer(options);
      const output = await readyOrOver(child, Math.max(0, deadline - Date.now()));
      if (output === null || !output.includes('is still in use')) return output;
      // The processes of a server that was killed hold its memory until they notice, which one in a long query does late.
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
        // The last try may have been cut short before it said anything.
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

/** What is left of a server whose first process was killed. Call it only while no other one runs. */
function killLeftovers(dataDir: string): void {
  for (const pid of processesIn(dataDir, 'postgres')) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone by itself.
    }
  }
}

function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((settle) => child.once('exit', () => settle()));
}
