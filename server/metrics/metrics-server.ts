import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { sameSecret } from '../auth/same-secret.ts';
import type { Config } from '../config.ts';
import type { MetricsPage } from './meter.ts';

/**
 * The page for Prometheus on a port of its own, which the balancer does not know.
 * @throws the error of `listen`, as when the port is busy
 */
export async function startMetricsServer(
  { host, port, token }: { host: string; port: number; token: string | null },
  page: () => Promise<MetricsPage>,
): Promise<Server> {
  const server = createServer({ headersTimeout: 5_000, requestTimeout: 5_000, keepAliveTimeout: 5_000 });
  server.maxConnections = 50;
  server.on('request', async (request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (request.method !== 'GET' || path !== '/metrics') return response.writeHead(404).end();
    if (token !== null && !mayRead(request, token)) {
      return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    }
    try {
      const { type, text } = await page();
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Whether the request carries the token of METRICS_TOKEN. */
export function mayRead({ headers }: Pick<IncomingMessage, 'headers'>, token: string): boolean {
  const [scheme = '', given = ''] = (headers.authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' && sameSecret(given, token);
}

/** Where the page is served; null on all counts when metrics are off. */
export function metricsPlace({ METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Config) {
  const token = METRICS_TOKEN ?? null;
  return {
    on: METRICS_PORT !== undefined || token !== null,
    ownPort: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT, token },
    /** The token with which the app's own port gives the page. */
    appToken: METRICS_PORT === undefined ? token : null,
  };
}
