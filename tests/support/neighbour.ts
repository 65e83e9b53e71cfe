import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A program beside the app that this process starts. When this process is killed, it ends too. */
export function startNeighbour(
  command: string,
  args: readonly string[],
  options: { uid?: number; gid?: number; cwd?: string } = {},
): ChildProcess {
  return spawn('setpriv', ['--pdeathsig', 'KILL', command, ...args], { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
}

export async function endNeighbour(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
