import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.ts';
import { keptLogLevel, openLogFile } from './log-sink.ts';

const built = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));
const source = fileURLToPath(new URL('../../server/main.ts', import.meta.url));
const node = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));

export interface AppProcess {
  baseUrl: string;
  pid: number;
  /** Everything that the process printed, to be shown when a test fails. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Resolves with the exit code, or null when a signal ended it. */
  exited: Promise<number | null>;
  /** `kill -9`, then waits until it is gone. */
  kill(): Promise<void>;
  /** SIGTERM, then waits; `kill -9` after the deadline. */
  stop(): Promise<void>;
}

/**
 * Runs the built app, or the app from its sources, as a real process; ready when its health says so. From its sources it starts
 * slowly on a busy machine.
 */
export async function startAppProcess(
  env: Record<string, string>,
  { waitForHealth = true, healthyWithinMs = 100_000, fromSource = false, bundle = built } = {},
): Promise<AppProcess> {
  if (!fromSource && !existsSync(bundle)) throw new Error('No build found: run `pnpm build` first.');
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const child = spawn(node, fromSource ? ['--import', 'tsx', source] : [bundle], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: keptLogLevel ?? 'warn',
      LIMITS: 'off',
      PORT: String(port),
      PUBLIC_URL: baseUrl,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logFile = openLogFile('process');
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      printed = (printed + text).slice(-20_000);
      if (logFile) appendFileSync(logFile, text);
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const end = async (signal: NodeJS.Signals) => {
    if (!hasEnded(child)) child.kill(signal);
    await exited;
  };
  const app: AppProcess = {
    baseUrl,
    pid: child.pid ?? 0,
    output: () => printed,
    signal: (name) => void child.kill(name),
    exited,
    kill: () => end('SIGKILL'),
    stop: async () => {
      const deadline = setTimeout(() => child.kill('SIGKILL'), 15_000);
      await end('SIGTERM');
      clearTimeout(deadline);
    },
  };
  if (!waitForHealth) return app;
  try {
    await waitUntilHealthy(app, child, healthyWithinMs);
  } catch (error) {
    await app.kill();
    throw error;
  }
  return app;
}

async function waitUntilHealthy(app: AppProcess, child: ChildProcess, withinMs: number): Promise<void> {
  await eventually(
    async () => {
      if (hasEnded(child)) throw new Error(`the app ended while starting:\n${app.output()}`);
      const response = await fetch(`${app.baseUrl}/api/health`).catch(() => null);
      return response?.ok ? true : null;
    },
    'the app to be healthy',
    withinMs,
  );
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
