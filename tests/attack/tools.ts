import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian packages by the command that each contains. */
export function missingTools(commands: readonly string[]): string[] {
  return commands.filter((command) => spawnSync('sh', ['-c', `command -v ${command}`]).status !== 0);
}

interface ToolOptions {
  timeoutMs: number;
  /** Called before the tool starts, with its HOME. */
  prepare?: (home: string) => Promise<void>;
  /** Called before its HOME is removed. */
  readResult?: (home: string) => Promise<string>;
}

/** Runs a tool with a temporary HOME of its own, without settings, sessions or data of the person who runs it. */
export async function runTool(
  command: string,
  argumentsIn: (home: string) => string[],
  { timeoutMs, prepare, readResult }: ToolOptions,
): Promise<{ printed: string; result: string }> {
  const home = await mkdtemp(join(tmpdir(), `meridia-${command}-`));
  try {
    await prepare?.(home);
    const child = spawn(command, argumentsIn(home), {
      cwd: home,
      env: { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        printed += text;
      });
    }
    const deadline = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    clearTimeout(deadline);
    if (code === null) throw new Error(`${command} did not end within ${timeoutMs / 1000} s:\n${printed.slice(-2000)}`);
    return { printed, result: (await readResult?.(home)) ?? '' };
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
