import type { FastifyInstance } from 'fastify';
import type { Deps } from '../ports.ts';

const databaseDeadlineMs = 3_000;

/** `GET /api/health`: 200 when this process can work, 503 while it starts, stops or does not reach the database. */
export function registerHealth(app: FastifyInstance, deps: Deps, isReady: () => boolean): void {
  app.get('/api/health', { config: { byAnyName: true } }, async (_request, reply) => {
    const ready = isReady() && (await databaseAnswers(deps));
    return reply.status(ready ? 200 : 503).send({ ready });
  });
}

async function databaseAnswers(deps: Deps): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), databaseDeadlineMs);
  });
  const { appClient, systemClient } = deps.database;
  const answer = Promise.all([appClient`select 1`, systemClient`select 1`]).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, deadline]).finally(() => clearTimeout(timer));
}
