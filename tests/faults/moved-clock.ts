import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The clock of one process and of all its child processes, controlled by the test: libfaketime answers when they ask the system
 * for the time.
 */
export interface MovedClock {
  /** Environment for the process that gets this clock. */
  env: Record<string, string>;
  /** Stops the clock at this instant, to the millisecond. */
  standAt(instant: Date): Promise<void>;
  /** Lets the clock run from this instant. */
  runFrom(instant: Date): Promise<void>;
  remove(): Promise<void>;
}

const places = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1',
  '/usr/lib64/faketime/libfaketime.so.1',
  '/usr/lib/faketime/libfaketime.so.1',
];

/** @throws Error when libfaketime is not installed */
export async function createMovedClock(): Promise<MovedClock> {
  const library = process.env.FAKETIME_LIBRARY ?? places.find((path) => existsSync(path));
  if (!library)
    throw new Error('This fault needs libfaketime: apt-get install libfaketime, or name it in FAKETIME_LIBRARY.');
  const folder = await mkdtemp(join(tmpdir(), 'meridia-clock-'));
  // PostgreSQL may run under another account.
  await chmod(folder, 0o755);
  const file = join(folder, 'clock');
  // Written as a whole: every query of the time reads the file, and must never find half a line.
  const write = (clock: string) => writeFile(file, `${clock}\n`, { mode: 0o644 });
  await write('+0');
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Timers work as usual; only the time of day is moved.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      // libfaketime reads local times.
      TZ: 'UTC',
    },
    standAt: (instant) => write(instant.toISOString().replace('T', ' ').replace('Z', '')),
    runFrom: (instant) => {
      const seconds = (instant.getTime() - Date.now()) / 1000;
      return write(`${seconds < 0 ? '' : '+'}${seconds.toFixed(3)}`);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
