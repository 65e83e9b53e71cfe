import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const node = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));

export interface ToolRun {
  /** Resolves with the exit code, null when a signal ended it. */
  ended: Promise<number | null>;
  output(): string;
  kill(): void;
}

/** Runs a command-line tool like `npm run`, with exactly these settings. */
export function runTool(name: string, args: string[], env: Record<string, string>): ToolRun {
  const child = spawn(node, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return {
    ended: new Promise((resolve) => child.once('close', (code) => resolve(code))),
    output: () => output,
    kill: () => void child.kill('SIGKILL'),
  };
}

/** @returns its duration in milliseconds. @throws Error with its output when it fails */
export async function mustRun(name: string, args: string[], env: Record<string, string>): Promise<number> {
  const begunAt = performance.now();
  const tool = runTool(name, args, env);
  const code = await tool.ended;
  if (code !== 0) throw new Error(`${name} ended with ${code}:\n${tool.output()}`);
  return performance.now() - begunAt;
}
