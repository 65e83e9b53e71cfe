import { createServer } from 'node:http';
import postgres from 'postgres';
import { WebSocketServer } from 'ws';

/** The comparison for P3: LISTEN in, one `send` per socket out, nothing else. Prints its port. */
const sql = postgres(process.env.DATABASE_URL ?? '', { max: 1 });
const server = createServer();
const sockets = new WebSocketServer({ server });
await sql.listen('raw_push', (payload) => {
  for (const socket of sockets.clients) socket.send(payload);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
});
