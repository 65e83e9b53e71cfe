import { EventEmitter, on } from 'node:events';
import { type RelatorioProgress, relatorioProgressSchema } from '@meridia/shared/relatorio-progress.ts';
import { sql } from 'drizzle-orm';
import type postgres from 'postgres';
import type { Tx } from './client.ts';

const channels = { relatorioEvent: 'relatorio_event', sessionClosed: 'session_closed' } as const;

/** Which sessions ended: one, or all of a user. */
export type SessionClosed = { sessionId: string } | { userId: string };

/** What other processes' commits tell this one. Payloads carry ids and states only; the rows stay the truth. */
export interface Bus {
  /** Progress of one report as it commits; `null` when the connection was lost and the reader must look at the rows again. */
  progressOf(avaliacaoId: string, signal: AbortSignal): AsyncIterable<RelatorioProgress | null>;
  onSessionClosed(listener: (closed: SessionClosed) => void): void;
  close(): Promise<void>;
}

// `on` also waits for `error`, and emitting that would end every watcher.
const notReports = new Set<string | symbol>([channels.sessionClosed, 'error']);

/** One LISTEN connection for the whole process, fanned out in memory. */
export async function openBus(client: postgres.Sql): Promise<Bus> {
  const emitter = new EventEmitter({ captureRejections: false });
  emitter.setMaxListeners(0);
  let listening = false;
  const subscriptions = await Promise.all([
    client.listen(
      channels.relatorioEvent,
      (payload) => {
        const progress = relatorioProgressSchema.parse(JSON.parse(payload));
        emitter.emit(progress.avaliacaoId, progress);
      },
      () => {
        // Called again after each reconnect: whatever was notified in between is lost, so everyone reads the rows.
        if (listening) for (const name of emitter.eventNames()) if (!notReports.has(name)) emitter.emit(name, null);
        listening = true;
      },
    ),
    client.listen(channels.sessionClosed, (payload) => emitter.emit(channels.sessionClosed, JSON.parse(payload))),
  ]);
  return {
    async *progressOf(avaliacaoId, signal) {
      try {
        for await (const [progress] of on(emitter, avaliacaoId, { signal })) yield progress;
      } catch (error) {
        // Ending is how a watcher leaves, not a failure.
        if (!signal.aborted) throw error;
      }
    },
    onSessionClosed: (listener) => emitter.on(channels.sessionClosed, listener),
    close: async () => {
      await Promise.all(subscriptions.map((subscription) => subscription.unlisten()));
    },
  };
}

/** Delivered when the transaction commits, never before. */
export async function notifyProgress(tx: Tx, progress: RelatorioProgress): Promise<void> {
  await tx.execute(sql`select pg_notify(${channels.relatorioEvent}, ${JSON.stringify(progress)})`);
}

export async function notifySessionClosed(tx: Tx, closed: SessionClosed): Promise<void> {
  await tx.execute(sql`select pg_notify(${channels.sessionClosed}, ${JSON.stringify(closed)})`);
}
