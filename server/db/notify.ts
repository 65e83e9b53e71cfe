import { EventEmitter, on } from 'node:events';
import { relatorioProgressSchema } from '@meridia/shared/relatorio-progress.ts';
import { sql } from 'drizzle-orm';
import type postgres from 'postgres';
import { z } from 'zod';
import type { Tx } from './client.ts';

const channels = { relatorioEvent: 'relatorio_event', sessionClosed: 'session_closed' } as const;

/** Which sessions ended: one, or all of a user. */
export type SessionClosed = { sessionId: string } | { userId: string };

const progressNoticeSchema = relatorioProgressSchema.extend({
  /** Sequence number of the report's event before this one, 0 if there was none: who has not seen that one has lost something. */
  previousSeq: z.number().int(),
});
export type ProgressNotice = z.output<typeof progressNoticeSchema>;

/** What other processes' commits tell this one. Payloads carry ids and states only; the rows stay the truth. */
export interface Bus {
  /** Progress of one report as it commits; `null` when the connection was lost and the reader must look at the rows again. */
  progressOf(avaliacaoId: string, signal: AbortSignal): AsyncIterable<ProgressNotice | null>;
  /** `null` when the connection was lost and any session may have ended unheard. */
  onSessionClosed(listener: (closed: SessionClosed | null) => void): void;
  close(): Promise<void>;
}

/** One LISTEN connection for the whole process, fanned out in memory. */
export async function openBus(client: postgres.Sql): Promise<Bus> {
  const reports = new EventEmitter();
  const sessions = new EventEmitter();
  for (const emitter of [reports, sessions]) emitter.setMaxListeners(0);
  const tellLost = (emitter: EventEmitter) => {
    // `on` waits for `error` too, and emitting that would end every watcher.
    for (const name of emitter.eventNames()) if (name !== 'error') emitter.emit(name, null);
  };
  const subscriptions = await Promise.all([
    listen(
      client,
      channels.relatorioEvent,
      () => tellLost(reports),
      (payload) => {
        const notice = progressNoticeSchema.parse(JSON.parse(payload));
        reports.emit(notice.avaliacaoId, notice);
      },
    ),
    listen(
      client,
      channels.sessionClosed,
      () => tellLost(sessions),
      (payload) => sessions.emit(channels.sessionClosed, JSON.parse(payload)),
    ),
  ]);
  return {
    async *progressOf(avaliacaoId, signal) {
      try {
        for await (const [progress] of on(reports, avaliacaoId, { signal })) yield progress;
      } catch (error) {
        // Ending is how a watcher leaves, not a failure.
        if (!signal.aborted) throw error;
      }
    },
    onSessionClosed: (listener) => sessions.on(channels.sessionClosed, listener),
    close: async () => {
      await Promise.all(subscriptions.map((subscription) => subscription.unlisten()));
    },
  };
}

/** @param onLost called after each reconnect: whatever was notified in between never came. */
function listen(client: postgres.Sql, channel: string, onLost: () => void, onNotice: (payload: string) => void) {
  let before = false;
  return client.listen(channel, onNotice, () => {
    if (before) onLost();
    before = true;
  });
}

/** Delivered when the transaction commits, never before. */
export async function notifyProgress(tx: Tx, progress: ProgressNotice): Promise<void> {
  await tx.execute(sql`select pg_notify(${channels.relatorioEvent}, ${JSON.stringify(progress)})`);
}

export async function notifySessionClosed(tx: Tx, closed: SessionClosed): Promise<void> {
  await tx.execute(sql`select pg_notify(${channels.sessionClosed}, ${JSON.stringify(closed)})`);
}
