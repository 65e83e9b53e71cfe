import { connect, createServer, type Socket } from 'node:net';

/** A network between a client and the app that can be cut, and that can become silent without either end noticing. */
export interface CutWire {
  /** The address that the client uses instead of the app's. */
  baseUrl: string;
  /** Ends every connection and accepts no new one. */
  cut(): void;
  /** Stops all traffic in both directions without closing anything, like a laptop that falls asleep. New connections work. */
  stall(): void;
  /** The same, and new connections are never answered either: a cable is pulled somewhere between the two. */
  silence(): void;
  /** Accepts new connections again. */
  mend(): void;
  /** Milliseconds from `stall` until the app gave up each stalled connection; rejects after `timeoutMs`. */
  appGaveUp(timeoutMs: number): Promise<number>;
  close(): Promise<void>;
}

export async function openCutWire(appBaseUrl: string): Promise<CutWire> {
  const app = new URL(appBaseUrl);
  const pairs = new Set<{ client: Socket; server: Socket; stalled: boolean }>();
  let closed = false;
  let silent = false;
  const unanswered = new Set<Socket>();
  const proxy = createServer((client) => {
    if (closed) {
      client.destroy();
      return;
    }
    if (silent) {
      unanswered.add(
        client
          .on('error', () => {})
          .on('close', () => unanswered.delete(client))
          .resume(),
      );
      return;
    }
    const server = connect(Number(app.port), app.hostname);
    const pair = { client, server, stalled: false };
    pairs.add(pair);
    client.pipe(server).pipe(client);
    for (const end of [client, server]) {
      end.on('error', () => {});
      end.on('close', () => {
        if (pair.stalled) return;
        pairs.delete(pair);
        client.destroy();
        server.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const stalled: Promise<number>[] = [];
  const stall = () => {
    const since = performance.now();
    for (const pair of pairs) {
      const { client, server } = pair;
      pair.stalled = true;
      client.unpipe(server);
      server.unpipe(client);
      // The data are read and thrown away, so that the end that is still awake notices nothing.
      for (const end of [client, server]) end.resume();
      stalled.push(new Promise((resolve) => server.once('close', () => resolve(performance.now() - since))));
    }
  };
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    cut() {
      closed = true;
      for (const { client, server } of pairs) {
        client.destroy();
        server.destroy();
      }
    },
    stall,
    silence() {
      silent = true;
      stall();
    },
    mend() {
      closed = false;
      silent = false;
      // As far as their clients know, these were never connected.
      for (const client of unanswered) client.destroy();
    },
    async appGaveUp(timeoutMs) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(new Error('the app did not close a socket whose client no longer answers')),
          timeoutMs,
        );
      });
      const times = await Promise.race([Promise.all(stalled), late]).finally(() => clearTimeout(timer));
      return Math.max(...times);
    },
    close: () =>
      new Promise((resolve) => {
        for (const { client, server } of pairs) {
          client.destroy();
          server.destroy();
        }
        for (const client of unanswered) client.destroy();
        proxy.close(() => resolve());
      }),
  };
}
