import type { FastifyInstance } from 'fastify';
import { follow } from '../log/trail.ts';

/** Lets every line of a request, and every job that follows from it, carry the request's id. */
export function followRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => follow(request.id, done));
  // The end of a body is told by the connection, which belongs to no request.
  app.addHook('preValidation', (request, _reply, done) => follow(request.id, done));
}
