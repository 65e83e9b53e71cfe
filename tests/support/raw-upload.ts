import { connect, type Socket } from 'node:net';

/** A whole request as raw bytes, for tests that send only parts of it, or more parallel ones than a client library could. */
export function uploadRequest(
  baseUrl: string,
  { cookie, file, path = '/api/fotos?kind=lingua' }: { cookie: string; file: Buffer; path?: string },
): Buffer {
  const boundary = 'raw-upload-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="foto.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const lines = [
    `POST ${path} HTTP/1.1`,
    `host: ${new URL(baseUrl).host}`,
    `origin: ${baseUrl}`,
    `cookie: ${cookie}`,
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${body.length}`,
    'connection: close',
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]);
}

export function openRaw(baseUrl: string): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}

/** Sends the whole request and waits for the answer; status 0 when the connection ended without one. */
export async function sendRaw(baseUrl: string, request: Buffer): Promise<RawAnswer> {
  const socket = await openRaw(baseUrl);
  const answer = readRaw(socket);
  socket.write(request);
  return answer.finally(() => socket.destroy());
}

export interface RawAnswer {
  status: number;
  text: string;
}

export function readRaw(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('utf8');
    const finish = () => resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    socket.on('data', (chunk: string) => {
      text += chunk;
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
      const headEnd = text.indexOf('\r\n\r\n');
      if (length !== undefined && headEnd >= 0 && Buffer.byteLength(text.slice(headEnd + 4)) >= Number(length))
        finish();
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}
