// Plain Node, like all code that runs before the installation.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** Linux keeps the files of this folder in memory. */
const inMemory = '/dev/shm';
const gigabyte = 1024 ** 3;

/**
 * A folder for temporary files that lies in memory and goes with this process. Each test file copies a database of 700 small files, which
 * costs a tenth of the processor time there that it costs on a disk.
 * @param room in bytes, of the folder; the processes need as much again
 * @returns its path; null where the machine has no such folder, too little room, or runs no program there
 */
export function openFolderInMemory(room = 4 * gigabyte) {
  let folder;
  try {
    const { bavail, bsize } = statfsSync(inMemory);
    if (bavail * bsize < room || freemem() < 2 * room) return null;
    folder = mkdtempSync(join(inMemory, 'meridia-'));
  } catch {
    return null;
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return runsPrograms(folder) ? folder : null;
}

function runsPrograms(folder) {
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o700 });
  const { status } = spawnSync(program);
  rmSync(program);
  return status === 0;
}
