import type { AppRouter } from '@meridia/server/trpc/router.ts';
import type { RelatorioProgress } from '@meridia/shared/relatorio-progress.ts';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { WebSocket } from 'ws';
import { socketOptions } from '../../client/src/socket-options.ts';
import { eventually } from '../support/eventually.ts';

/** The socket of one open report screen: the browser's options, and every event with its time. */
export interface ReportViewer {
  /** Sequence numbers in order of arrival, including repetitions. */
  seen: number[];
  /** When the socket last opened, by `performance.now`. */
  openedAt(): number;
  /** When the report's end arrived; null before. */
  endedAt(): number | null;
  untilSeen(count: number, timeoutMs?: number): Promise<void>;
  untilEnded(timeoutMs: number): Promise<void>;
  close(): void;
}

// Chromium waits this long for an answer to its own close before it gives up a connection.
const closeTimeoutMs = 10_000;

export function openReportViewer(baseUrl: string, cookie: string, id: string): ReportViewer {
  // `closeTimeout` is missing from the package's types.
  const options = { headers: { origin: baseUrl, cookie }, closeTimeout: closeTimeoutMs };
  class Socket extends WebSocket {
    constructor(url: string | URL) {
      super(url, options);
      // A refused connection is also reported as an error; the client sees a closed one.
      this.on('error', () => {});
    }
  }
  let openedAt = 0;
  let endedAt: number | null = null;
  const seen: number[] = [];
  const client = createWSClient({
    url: `${baseUrl.replace('http', 'ws')}/trpc`,
    WebSocket: Socket as unknown as typeof globalThis.WebSocket,
    ...socketOptions,
    onOpen: () => {
      openedAt = performance.now();
    },
  });
  const trpc = createTRPCClient<AppRouter>({ links: [wsLink({ client })] });
  trpc.relatorios.onProgress.subscribe(
    { id, lastEventId: '0' },
    {
      // Without `tracked` an event is not wrapped.
      onData: (message: { data: RelatorioProgress } | RelatorioProgress) => {
        const { seq, status } = 'data' in message ? message.data : message;
        seen.push(seq);
        if (status !== 'pendente') endedAt ??= performance.now();
      },
    },
  );
  return {
    seen,
    openedAt: () => openedAt,
    endedAt: () => endedAt,
    untilSeen: async (count, timeoutMs) => {
      await eventually(async () => (seen.length >= count ? true : null), `${count} events of a report`, timeoutMs);
    },
    untilEnded: async (timeoutMs) => {
      await eventually(async () => (endedAt === null ? null : true), 'the end of a report', timeoutMs);
    },
    close: () => void client.close(),
  };
}
