import Fastify from 'fastify';
import postgres from 'postgres';

/**
 * The comparison for P1: Fastify and postgres.js, the rows of one therapist as JSON, no session, no row-level security. Prints
 * its port.
 */
const sql = postgres(process.env.DATABASE_URL ?? '', { max: 10, onnotice: () => {} });
const app = Fastify();

app.get<{ Querystring: { terapeuta: string } }>('/list', async ({ query }) => {
  const rows = await sql`
    select id, nome_cliente as "nomeCliente", status, queixa_principal as "queixaPrincipal", sintomas, created_at as "createdAt",
      seen_at is null and finished_at is not null as novo
    from avaliacoes
    where terapeuta_id = ${query.terapeuta}
    order by created_at desc, id desc
    limit 21`;
  const items = rows.slice(0, 20);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > 20 && last ? { createdAt: last.createdAt, id: last.id } : null };
});

await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
if (address && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
