import { execFileSync } from 'node:child_process';
import type postgres from 'postgres';
import { WebSocket } from 'ws';
import type { AppProcess } from './app-process.ts';
import { openRawSocket, type RawSocket, SocketRefused } from './raw-call.ts';
import { insertAvaliacao } from './rows.ts';

/** Uses sockets in ways that no browser does, and measures the cost for the app. */
interface Attacker {
  userId: string;
  cookie(): string;
}

export const megabyte = 1024 * 1024;

/** NODE_OPTIONS of an app whose garbage can be collected on request (`settledRss`). */
export const collectOnSignal = "--expose-gc --import=data:text/javascript,process.on('SIGUSR2',()=>{gc();gc()})";

/** Bytes that the process still holds after a garbage collection, which it would otherwise do only when needed. */
export async function settledRss(app: AppProcess): Promise<number> {
  app.signal('SIGUSR2');
  const health = await fetch(`${app.baseUrl}/api/health`);
  if (!health.ok) throw new Error(`not healthy: ${health.status}`);
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(app.pid)], { encoding: 'utf8' })) * 1024;
}

/** The socket, or the status of its refusal. */
export async function tryOpen(baseUrl: string, client: Pick<Attacker, 'cookie'>): Promise<RawSocket | number> {
  try {
    return await openRawSocket(baseUrl, { cookie: client.cookie() });
  } catch (error) {
    if (error instanceof SocketRefused) return error.status;
    throw error;
  }
}

export async function openPlainSocket(
  baseUrl: string,
  client: Pick<Attacker, 'cookie'>,
  query = '',
): Promise<WebSocket> {
  const socket = new WebSocket(`${baseUrl.replace('http', 'ws')}/trpc${query}`, {
    headers: { origin: baseUrl, cookie: client.cookie() },
  });
  socket.on('error', () => {});
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return socket;
}

export function closeCode(socket: WebSocket): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the socket was not closed')), closedWithinMs);
    socket.once('close', (code) => {
      clearTimeout(timer);
      resolve(code);
    });
  });
}

/** Longer than the app keeps a client that reads nothing. */
const closedWithinMs = 90_000;

/** Frames that subscribe to the progress of a report of this person. */
export async function createSubscriber(sql: postgres.Sql, client: Attacker): Promise<(id: number) => string> {
  const avaliacaoId = await insertAvaliacao(sql, client.userId);
  return (id) =>
    JSON.stringify({
      id,
      jsonrpc: '2.0',
      method: 'subscription',
      params: { path: 'relatorios.onProgress', input: { id: avaliacaoId, lastEventId: null } },
    });
}

/** This number of messages in each frame. */
export function inFrames(messages: readonly string[], size: number): string[] {
  const frames: string[] = [];
  for (let start = 0; start < messages.length; start += size) frames.push(`[${messages.slice(start, start + size)}]`);
  return frames;
}
