import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SmallDisk {
  /** Leaves this many bytes free. */
  fillUpTo(freeBytes: number): void;
  /** Removes the data that filled it. */
  empty(): void;
  remove(): void;
}

/**
 * A real file system of a few megabytes in memory, mounted at this folder: the kernel refuses data that do not fit.
 * @param owner the account that may write there besides root
 * @throws when this account may not mount
 */
export function mountSmallDisk(folder: string, megabytes: number, owner?: { uid: number; gid: number }): SmallDisk {
  mkdirSync(folder, { recursive: true });
  run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder]);
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const filler = join(folder, '.filler');
  return {
    fillUpTo(freeBytes) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes), 1));
    },
    empty: () => rmSync(filler, { force: true }),
    remove: () => run('umount', ['-l', folder]),
  };
}

function run(command: string, args: string[]): void {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} needs root here: ${error?.message ?? stderr.trim()}`);
}
