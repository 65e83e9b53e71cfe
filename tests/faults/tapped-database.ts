import { connect, createServer, type Socket } from 'node:net';

/**
 * A moment in the app's traffic to the database: these pieces of SQL have come in this order, over one connection and in one
 * transaction. `asked`: the last piece has not reached the database yet. `answered`: the database has executed it, but the app
 * has no answer yet. `committed`: the same for the whole transaction.
 */
export interface Moment {
  sql: readonly RegExp[];
  when: 'asked' | 'answered' | 'committed';
}

/** A proxy for the connection string: everything passes through until the awaited moment. */
export interface DatabaseTap {
  url: string;
  /** Calls `strike` once, at the next such moment. The data held back at this moment never arrive. */
  strikeAt(moment: Moment, strike: () => void): void;
  close(): Promise<void>;
}

export async function tapDatabase(databaseUrl: string): Promise<DatabaseTap> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let armed: { moment: Moment; strike: () => void } | null = null;

  const proxy = createServer((app) => {
    const database = connect(Number(target.port), target.hostname);
    for (const socket of [app, database]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        app.destroy();
        database.destroy();
      });
    }
    let waitingFor: Moment | null = null;
    let seen = 0;
    const readStatements = statementReader();
    let struck = false;
    const strike = () => {
      struck = true;
      const act = armed?.strike;
      armed = null;
      act?.();
    };
    app.on('data', (bytes) => {
      if (struck) return;
      if (waitingFor !== (armed?.moment ?? null)) {
        waitingFor = armed?.moment ?? null;
        seen = 0;
      }
      const statements = readStatements(bytes);
      if (waitingFor) seen = advance(waitingFor, seen, statements);
      if (waitingFor?.when === 'asked' && seen === waitingFor.sql.length) strike();
      else database.write(bytes);
    });
    database.on('data', (bytes) => {
      if (struck) return;
      const isReached = waitingFor !== null && armed?.moment === waitingFor && seen === waitingFor.sql.length;
      const isCarriedOut = waitingFor?.when === 'answered' || bytes.includes('COMMIT\0');
      if (isReached && isCarriedOut) strike();
      else app.write(bytes);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const url = new URL(databaseUrl);
  url.port = String(address && typeof address === 'object' ? address.port : 0);
  return {
    url: url.href,
    strikeAt: (moment, strike) => {
      armed = { moment, strike };
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        proxy.close(() => resolve());
      }),
  };
}

/** @returns how many pieces of the moment have come so far; a new transaction starts the count again */
function advance({ sql }: Moment, seen: number, statements: readonly string[]): number {
  let count = seen;
  for (const statement of statements) {
    if (/^\s*begin\b/i.test(statement)) count = 0;
    let from = 0;
    for (let piece = sql[count]; piece; piece = sql[count]) {
      const at = statement.slice(from).search(piece);
      if (at < 0) break;
      from += at + 1;
      count += 1;
    }
  }
  return count;
}

/**
 * Reads what one client sends. A statement that the client has prepared before comes as its name alone.
 * @returns the statements that these bytes complete, in order, each as its SQL
 */
function statementReader(): (bytes: Buffer) => string[] {
  const prepared = new Map<string, string>();
  let rest: Buffer = Buffer.alloc(0);
  // The first message of a connection has no letter before its length.
  let letter = 0;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const statements: string[] = [];
    while (rest.length >= letter + 4) {
      const end = letter + rest.readInt32BE(letter);
      if (rest.length < end) break;
      const kind = letter === 0 ? '' : String.fromCharCode(rest[0] ?? 0);
      const [first = '', second = ''] = rest.toString('utf8', letter + 4, end).split('\0');
      if (kind === 'Q') statements.push(first);
      // Parse: name and SQL. Bind: the portal and the name.
      if (kind === 'P') prepared.set(first, second);
      if (kind === 'B') statements.push(prepared.get(second) ?? '');
      rest = rest.subarray(end);
      letter = 1;
    }
    return statements;
  };
}
