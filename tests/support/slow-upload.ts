import { connect } from 'node:net';
import type { ApiClient } from './api-client.ts';
import { smallPhoto } from './pictures.ts';

export interface SlowUpload {
  /** Sends the second half. @returns the answer with its head; only the received part when the connection was cut */
  finish(): Promise<string>;
}

/** An upload whose first half has been sent. */
export async function beginUpload(baseUrl: string, client: ApiClient): Promise<SlowUpload> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await smallPhoto())], { type: 'image/jpeg' }), 'foto.jpg');
  const request = new Request(baseUrl, { method: 'POST', body: form });
  const body = Buffer.from(await request.arrayBuffer());
  const { hostname, port, host } = new URL(baseUrl);
  const head = {
    host,
    origin: baseUrl,
    cookie: client.cookie(),
    'content-type': request.headers.get('content-type') ?? '',
    'content-length': String(body.length),
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const half = Math.floor(body.length / 2);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => {});
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await new Promise<void>((resolve) => {
    socket.write(`POST /api/fotos?kind=lingua HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(body.subarray(0, half), () => resolve());
  });
  return {
    finish: async () => {
      socket.write(body.subarray(half));
      await ended;
      return answer;
    },
  };
}
