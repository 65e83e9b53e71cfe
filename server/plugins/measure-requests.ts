import type { FastifyInstance } from 'fastify';
import type { Meter } from '../metrics/meter.ts';

/** Measures each answer by the template of its route: an address contains ids. A socket is no answer. */
export function measureRequests(app: FastifyInstance, meter: Meter): void {
  if (!meter.page) return;
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url } = request.routeOptions;
    if (!request.ws) {
      const route = url ?? 'none';
      const status = `${Math.floor(reply.statusCode / 100)}xx`;
      meter.time('http', { method: methodOf(method), route, status }, reply.elapsedTime / 1000);
    }
    done();
  });
  meter.onPage(() => meter.set('sockets', {}, app.websocketServer.clients.size));
}

/** A route may have several methods; then they are one series. */
function methodOf(method: string | string[] | undefined): string {
  return typeof method === 'string' ? method : 'any';
}
