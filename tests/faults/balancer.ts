import { once } from 'node:events';
import { Agent, createServer, request as forward } from 'node:http';
import { pause } from './steady-load.ts';

const askEveryMs = 200;

export interface Balancer {
  baseUrl: string;
  /** The number of requests of each process. */
  sent: number[];
  close(): Promise<void>;
}

/**
 * Round robin over processes whose health says ready, asked every 200 ms. It repeats no request: a failure reaches the client.
 */
export async function openBalancer(ports: number[]): Promise<Balancer> {
  const ready = new Set<number>();
  const agent = new Agent({ keepAlive: true });
  const sent = ports.map(() => 0);
  let turn = 0;
  let closing = false;
  const asking = Promise.all(
    ports.map(async (port) => {
      while (!closing) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/health`).then(
          (response) => response.ok,
          () => false,
        );
        if (answer) ready.add(port);
        else ready.delete(port);
        await pause(askEveryMs);
      }
    }),
  );
  const server = createServer((request, response) => {
    const candidates = ports.filter((port) => ready.has(port));
    const port = candidates[turn++ % candidates.length];
    if (!port) return response.writeHead(502).end();
    sent[ports.indexOf(port)] = (sent[ports.indexOf(port)] ?? 0) + 1;
    const { method, url: path, headers } = request;
    const onward = forward({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'keep-alive' });
      answer.pipe(response);
    });
    onward.on('error', () => response.headersSent || response.writeHead(502).end());
    request.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  while (ready.size < ports.length) await pause(20);
  const address = server.address();
  return {
    baseUrl: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    sent,
    close: async () => {
      closing = true;
      await asking;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
