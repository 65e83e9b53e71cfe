import type { FastifyInstance } from 'fastify';
import { mayRead, metricsPlace } from '../metrics/metrics-server.ts';
import type { Deps } from '../ports.ts';

/** `GET /metrics` with METRICS_TOKEN, when METRICS_PORT gives it no port of its own. Without the token this address does not exist. */
export function registerMetrics(
  app: FastifyInstance,
  { config, meter: { page } }: Pick<Deps, 'config' | 'meter'>,
): void {
  const token = metricsPlace(config).appToken;
  if (token === null || page === null) return;
  app.get('/metrics', { config: { byAnyName: true } }, async (request, reply) => {
    if (!mayRead(request.raw, token)) return reply.status(401).header('www-authenticate', 'Bearer').send();
    const { type, text } = await page();
    return reply.type(type).send(text);
  });
}
