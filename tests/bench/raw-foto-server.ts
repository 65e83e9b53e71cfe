import { createHash } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Fastify from 'fastify';
import postgres from 'postgres';

/**
 * The comparison for P11: Fastify and postgres.js, one picture from standard input as a file in a folder, shown to whoever has a session.
 * Prints its port.
 */
const sql = postgres(process.env.DATABASE_URL ?? '', { max: 10, onnotice: () => {} });
const file = join(await mkdtemp(join(tmpdir(), 'meridia-bench-')), 'foto.jpg');
await writeFile(file, await buffer(process.stdin));
const app = Fastify();

app.get('/api/fotos/:id', async ({ headers }, reply) => {
  const token = /(?:^|; )session=([^;]+)/.exec(headers.cookie ?? '')?.[1] ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const [session] = await sql`select user_id from sessions where id = ${hash} and expires_at > now()`;
  if (!session) return reply.status(401).send();
  return reply.header('content-type', 'image/jpeg').send(await readFile(file));
});

await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
if (address && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
