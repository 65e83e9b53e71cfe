import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { World } from '../faults/world.ts';

/**
 * Starts a bare server of this folder, which prints its port.
 * @param input what it reads from its standard input
 */
export async function startRawServer(
  world: World,
  script: `./raw-${string}-server.ts`,
  input = Buffer.alloc(0),
): Promise<{ baseUrl: string; child: ChildProcess }> {
  const node = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));
  const child = spawn(node, ['--import', 'tsx', fileURLToPath(new URL(script, import.meta.url))], {
    env: { ...process.env, ...world.env },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(input);
  const [line] = await once(child.stdout, 'data');
  return { baseUrl: `http://127.0.0.1:${String(line).replace(/\D/g, '')}`, child };
}
