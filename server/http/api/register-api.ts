import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { AdmittedKey } from '../../features/api-keys/admit-key.ts';
import { admitCaller } from './admit-caller.ts';
import { apiPage } from './api-page.tsx';
import { describeApi } from './describe-api.ts';
import type { ApiParts, Operation } from './operation.ts';
import { operations } from './operations.ts';
import { sendProblem } from './problem.ts';

/**
 * `/api/v1`: what a program of an account may ask for with a key (ADR 0040), its description as OpenAPI 3.1, and the same as a page.
 */
export async function registerApi(root: FastifyInstance, parts: ApiParts): Promise<void> {
  const { config } = parts.deps;
  const description = JSON.stringify(describeApi(config, operations));
  const page = apiPage(config, operations);
  await root.register(
    async (api) => {
      api.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
        sendProblem(config, error, request, reply),
      );
      api.setNotFoundHandler(() => {
        throw new AppError('NOT_FOUND', 'Não há nada neste endereço.');
      });
      api.get('', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
      api.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(description));
      for (const one of operations) registerOperation(api, parts, one);
    },
    { prefix: '/api/v1' },
  );
}

function registerOperation(api: FastifyInstance, parts: ApiParts, one: Operation): void {
  const admitted = new WeakMap<FastifyRequest, AdmittedKey>();
  api.route({
    method: one.method,
    url: one.path.replace('{id}', ':id'),
    exposeHeadRoute: false,
    config: { signedByCaller: true, ...(one.picture && { receivesPicture: true }) },
    onRequest: async (request, reply) => {
      admitted.set(request, await admitCaller(parts.deps, request, reply, one.scope));
    },
    handler: async (request, reply) => {
      const key = admitted.get(request);
      if (!key) throw new Error('a call was not admitted');
      const { actor, confirmed } = key;
      const answer = await one.handle({ ...parts, actor, confirmed, request, reply });
      return reply.sent || !one.answer ? answer : reply.status(one.status).send(answer);
    },
  });
}
