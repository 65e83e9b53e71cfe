import { connect, type Socket } from 'node:net';
import { median } from './figures.ts';

export interface LoadResult {
  /** Requests per second over all connections. */
  rps: number;
  count: number;
  p50Ms: number;
  /** The body of the last answer, for the caller to check. */
  body: string;
}

/**
 * Requests one address for `forMs` over `connections` kept-alive sockets, each with one running request. It uses bare sockets,
 * because a client library would cost as much as the measured server.
 * @throws when an answer is not 200
 */
export async function loadHttp(
  baseUrl: string,
  path: string,
  { headers = {}, connections = 8, forMs }: { headers?: Record<string, string>; connections?: number; forMs: number },
): Promise<LoadResult> {
  const { hostname, port, host } = new URL(baseUrl);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const times: number[] = [];
  let body = '';
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay(true);
      const ask = answers(socket);
      while (performance.now() - begun < forMs) {
        const sent = performance.now();
        body = await ask(request);
        times.push(performance.now() - sent);
      }
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  return { rps: times.length / seconds, count: times.length, p50Ms: median(times), body };
}

/** One request after the other on a socket; each waits for the whole answer. */
function answers(socket: Socket): (request: Buffer) => Promise<string> {
  let received = '';
  let settle: { resolve: (body: string) => void; reject: (error: Error) => void } | null = null;
  // One character per byte, because lengths are counted in bytes.
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    received += text;
    const answer = readAnswer(received);
    if (!answer) return;
    received = '';
    if (answer.status === 200) settle?.resolve(answer.body);
    else settle?.reject(new Error(`answered ${answer.status}: ${answer.body}`));
  });
  socket.on('error', (error) => settle?.reject(error));
  socket.on('close', () => settle?.reject(new Error('the server closed the connection')));
  return (request) =>
    new Promise((resolve, reject) => {
      settle = { resolve, reject };
      socket.write(request);
    });
}

/** Null while a part is missing. */
function readAnswer(received: string): { status: number; body: string } | null {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = received.slice(0, headEnd);
  const rest = received.slice(headEnd + 4);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head);
  if (length) return rest.length >= Number(length[1]) ? { status, body: rest } : null;
  // Chunked: read to the end, not decoded.
  return rest.endsWith('0\r\n\r\n') ? { status, body: rest } : null;
}
