import { Agent, request as httpRequest } from 'node:http';

/** A request as it is sent, without the caller's credentials and the Origin. */
export interface HostileRequest {
  /** What the request tries, for the list of findings. */
  name: string;
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface WireAnswer {
  /** 0: the connection ended without an answer. */
  status: number;
  text: string;
  ms: number;
}

/** Sends requests unchanged, over as many connections as a few browsers have. Close it. */
export function openWire(baseUrl: string, { connections }: { connections: number }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(baseUrl);
  return {
    send: (sent: HostileRequest, credentials: Record<string, string>): Promise<WireAnswer> =>
      new Promise((resolve) => {
        const begunAt = performance.now();
        const answer = (status: number, text: string) => resolve({ status, text, ms: performance.now() - begunAt });
        const length = sent.body === undefined ? {} : { 'content-length': Buffer.byteLength(sent.body) };
        const headers = { origin: baseUrl, ...credentials, ...length, ...sent.headers };
        // An answer counts even when an error follows it.
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
