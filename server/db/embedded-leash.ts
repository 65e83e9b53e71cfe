import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Stops the server when this process is gone, also after a `kill -9`: a shell waits for the end of a pipe that only this process
 * holds open.
 */
export function leash(server: ChildProcess, ids: { uid?: number; gid?: number }): void {
  if (server.pid === undefined) return;
  const holder = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', `${server.pid}`], {
    ...ids,
    cwd: '/',
    env: {},
    // In a session of its own, so that Ctrl-C does not reach the shell, just as it does not reach the server.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  for (const end of [holder, holder.stdin]) end.on('error', () => {});
  // Stops the shell before another process can get the server's process id.
  server.once('exit', () => holder.kill('SIGKILL'));
}
