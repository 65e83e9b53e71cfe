import Fastify from 'fastify';
import postgres from 'postgres';

/** A server on loopback with holes that the tools must find: it builds SQL and HTML from its input. Close it. */
export async function startInjectableServer(databaseUrl: string): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const sql = postgres(databaseUrl, { max: 4, onnotice: () => {} });
  const app = Fastify();
  app.get<{ Querystring: { input?: string } }>('/trpc/broken.list', async (request) => {
    const { search = '' } = JSON.parse(request.query.input ?? '{}');
    return sql.unsafe(`select name from subscription_plans where name = '${search}'`);
  });
  app.post<{ Body: { id?: string } }>('/trpc/broken.save', async (request) =>
    sql.unsafe(`select name from subscription_plans where name = '${request.body.id}'`),
  );
  app.get<{ Querystring: { q?: string } }>('/', async (request, reply) =>
    reply.type('text/html').send(`<!doctype html><p>${request.query.q ?? ''}</p><a href="/?q=1">busca</a>`),
  );
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    baseUrl,
    close: async () => {
      await app.close();
      await sql.end({ timeout: 1 });
    },
  };
}
