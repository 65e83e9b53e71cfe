import { Agent, request as httpRequest } from 'node:http';
import type { HostileRequest } from './hostile-requests.ts';

export interface WireAnswer {
  /** 0: the connection was ended without an answer. */
  status: number;
  text: string;
  ms: number;
}

/** Sends requests word for word, with the connections of a few browsers. Close it. */
export function openWire(baseUrl: string, { connections }: { connections: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(baseUrl);
  return {
    send: (sent: HostileRequest, cookie: string | null): Promise<WireAnswer> =>
      new Promise((resolve) => {
        const begunAt = performance.now();
        const answer = (status: number, text: string) => resolve({ status, text, ms: performance.now() - begunAt });
        const length = sent.body === undefined ? {} : { 'content-length': Buffer.byteLength(sent.body) };
        const headers = { origin: baseUrl, ...(cookie ? { cookie } : {}), ...sent.headers, ...length };
        // An answer that comes with an error behind it is an answer.
        let status: number | undefined;
        const outgoing = httpRequest(
          { agent, hostname, port, method: sent.method, path: sent.path, headers },
          (incoming) => {
            status = incoming.statusCode;
            const chunks: Buffer[] = [];
            incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
            incoming.on('end', () => answer(status ?? 0, Buffer.concat(chunks).toString()));
            incoming.on('error', (error) => answer(status ?? 0, error.message));
          },
        );
        outgoing.on('error', (error) => answer(status ?? 0, error.message));
        outgoing.end(sent.body);
      }),
    close: () => agent.destroy(),
  };
}

export type Wire = ReturnType<typeof openWire>;
