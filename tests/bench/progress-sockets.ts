import { maxSocketsPerPerson } from '@meridia/server/plugins/socket-gate.ts';
import type { AppRouter } from '@meridia/server/trpc/router.ts';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { WebSocket } from 'ws';

/** A socket that waits for one report, as the client's. */
export interface ProgressSocket {
  /** Resolves with the next event. */
  next(): Promise<void>;
  close(): void;
}

/** Opens them one after the other; each is ready when its subscription has started. */
export async function openProgressSockets(
  baseUrl: string,
  cookie: string,
  avaliacaoId: string,
  count: number,
): Promise<ProgressSocket[]> {
  class Socket extends WebSocket {
    constructor(url: string | URL) {
      super(url, { headers: { origin: baseUrl, cookie } });
    }
  }
  const opened: ProgressSocket[] = [];
  for (let index = 0; index < count; index += 1) {
    const ws = createWSClient({
      url: `${baseUrl.replace('http', 'ws')}/trpc`,
      WebSocket: Socket as unknown as typeof globalThis.WebSocket,
    });
    const trpc = createTRPCClient<AppRouter>({ links: [wsLink({ client: ws })] });
    let wake: () => void = () => {};
    await new Promise<void>((ready, reject) => {
      trpc.relatorios.onProgress.subscribe(
        { id: avaliacaoId, lastEventId: null },
        { onStarted: () => ready(), onData: () => wake(), onError: reject },
      );
    });
    opened.push({
      next: () => new Promise((resolve) => (wake = resolve)),
      close: () => void ws.close(),
    });
  }
  return opened;
}

/** A person with a running report: a socket waits for it and is told nothing. */
export interface Watcher {
  cookie: string;
  avaliacaoId: string;
}

/** As many sockets as each of these people may have. */
export async function openSocketsOf(baseUrl: string, people: readonly Watcher[]): Promise<ProgressSocket[]> {
  const opened: ProgressSocket[] = [];
  for (const { cookie, avaliacaoId } of people)
    opened.push(...(await openProgressSockets(baseUrl, cookie, avaliacaoId, maxSocketsPerPerson)));
  return opened;
}

/** Waits until the server has forgotten them too: it counts the sockets of a person, and a second crowd beside the first is another measure. */
export async function dropSockets(opened: readonly ProgressSocket[]): Promise<void> {
  for (const socket of opened) socket.close();
  await new Promise((resolve) => setTimeout(resolve, 2_000));
}
