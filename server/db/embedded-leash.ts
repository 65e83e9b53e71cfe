import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Stops the server when this process is gone, also by a `kill -9`: a shell waits for the end of a pipe that only this process holds.
 * Where there is no shell the next start finds the orphan (embedded-orphan.ts).
 */
export function leash(server: ChildProcess, ids: { uid?: number; gid?: number }): void {
  if (server.pid === undefined) return;
  const holder = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', `${server.pid}`], {
    ...ids,
    cwd: '/',
    env: {},
    // Out of reach of Ctrl-C, like the server itself.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  for (const end of [holder, holder.stdin]) end.on('error', () => {});
  // Before the number of the process can belong to another one.
  server.once('exit', () => holder.kill('SIGKILL'));
}
