import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * When a process began, as an opaque text, or null when it is gone. The process id alone is not enough: it is used again after a
 * restart of the machine, and in a container it is nearly always the same.
 */
export function processBirth(pid: number): string | null {
  if (process.platform !== 'linux') return ps(pid, 'lstart=');
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name; it may itself contain spaces and parentheses.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return null;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[18]}`;
  } catch {
    return null;
  }
}

/** The command line of a living process, its arguments separated by spaces; null when the process is gone. */
export function commandLine(pid: number): string | null {
  if (processBirth(pid) === null) return null;
  if (process.platform !== 'linux') return ps(pid, 'command=');
  return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
}

/** The ids of the living processes of this program that work in this folder. Works only on Linux; an empty list elsewhere. */
export function processesIn(folder: string, program: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return (
          readlinkSync(`/proc/${pid}/cwd`) === folder && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === program
        );
      } catch {
        // The entry is not a process, the process has ended, or it belongs to another user.
        return false;
      }
    });
}

function ps(pid: number, field: string): string | null {
  return spawnSync('ps', ['-ww', '-o', field, '-p', `${pid}`], { encoding: 'utf8' }).stdout.trim() || null;
}
