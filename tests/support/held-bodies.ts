import type { Socket } from 'node:net';
import { openRaw, type RawAnswer, readRaw } from './raw-upload.ts';

export interface HeldBody {
  socket: Socket;
  answer: Promise<RawAnswer>;
  /** True when the server has ended the connection. */
  ended(): boolean;
}

/**
 * Begins a request that announces a long body, and then sends a byte now and then, like a script that wants to keep a server
 * busy.
 */
export async function holdBody(
  baseUrl: string,
  { path, bytes, atOnce = 0, cookie, type = 'application/json', dripMs = 500 }: HoldOptions,
): Promise<HeldBody> {
  const socket = await openRaw(baseUrl);
  socket.on('error', () => undefined);
  const answer = readRaw(socket);
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: ${new URL(baseUrl).host}`,
    `origin: ${baseUrl}`,
    `content-type: ${type}`,
    `content-length: ${bytes}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${' '.repeat(atOnce)}`);
  const timer = setInterval(() => socket.writable && socket.write(' '), dripMs);
  let ended = false;
  socket.once('close', () => {
    clearInterval(timer);
    ended = true;
  });
  // A server that closes only its half has ended the connection too.
  socket.once('end', () => socket.destroy());
  return { socket, answer, ended: () => ended };
}

interface HoldOptions {
  path: string;
  /** The headers and the length that the request announces. */
  bytes: number;
  /** How many of them are sent with the headers, for the server to keep. */
  atOnce?: number;
  cookie?: string;
  type?: string;
  dripMs?: number;
}
