import type { FastifyInstance } from 'fastify';
import type { Deps } from '../ports.ts';

const databaseDeadlineMs = 3_000;

/**
 * For those who watch a process, under any name and without a sign-in. Nothing answers before the migrations are done.
 *
 * `GET /api/health/live`: 200 as long as the process answers at all. It asks nobody, so that no one ends a process because the database
 * is away. `GET /api/health/ready`: 200 when this process can work, 503 while it starts, stops or does not reach the database, with the
 * reason. `GET /api/health`: the same as the second, for balancers that were set up before the two were apart.
 */
export function registerHealth(app: FastifyInstance, deps: Deps, isReady: () => boolean): void {
  const config = { byAnyName: true } as const;
  app.get('/api/health', { config }, async (_request, reply) => {
    const ready = isReady() && (await databaseAnswers(deps));
    return reply.status(ready ? 200 : 503).send({ ready });
  });
  app.get('/api/health/live', { config }, async () => ({ live: true }));
  app.get('/api/health/ready', { config }, async (_request, reply) => {
    const takesRequests = isReady();
    const database = await databaseAnswers(deps);
    const ready = takesRequests && database;
    return reply.status(ready ? 200 : 503).send({ ready, takesRequests, database });
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
