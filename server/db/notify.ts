import { EventEmitter } from 'node:events';
import { type AccountTopic, accountTopicSchema } from '@meridia/shared/account-topic.ts';
import { relatorioProgressSchema } from '@meridia/shared/relatorio-progress.ts';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Logger } from '../log/create-logger.ts';
import { databaseCode } from './away.ts';
import type { Database, Tx } from './client.ts';
import { type Channel, openLine } from './line.ts';

const channels = {
  relatorioEvent: 'relatorio_event',
  sessionClosed: 'session_closed',
  accountChanged: 'account_changed',
} as const;

/** Which sessions ended: one session, or all sessions of a user. */
export type SessionClosed = { sessionId: string } | { userId: string };

const progressNoticeSchema = relatorioProgressSchema.extend({
  /**
   * Sequence number of the report's previous event, 0 if there was none. A client that has not seen that event has missed
   * something.
   */
  previousSeq: z.number().int(),
});
export type ProgressNotice = z.output<typeof progressNoticeSchema>;

const accountChangeSchema = z.object({ userId: z.string(), topic: accountTopicSchema });

/** Notifications about commits, also those of other processes. Payloads carry only ids and states; the rows stay the truth. */
export interface Bus {
  /**
   * Progress of one report, when it is committed. `null` when the connection was lost: the reader must then read the rows again.
   */
  progressOf(avaliacaoId: string, signal: AbortSignal): AsyncIterable<ProgressNotice | null>;
  /** `null` when the connection was lost: any session may have ended in the meantime. */
  onSessionClosed(listener: (closed: SessionClosed | null) => void): void;
  /**
   * Which data of an account has changed, when it is committed. `null` when the connection was lost: any of its data may have
   * changed.
   */
  accountChangesOf(userId: string, signal: AbortSignal): AsyncIterable<AccountTopic | null>;
  close(): Promise<void>;
}

/** One LISTEN connection for the whole process; every notification is passed on in memory. */
export async function openBus(
  database: Pick<Database, 'openListener' | 'systemClient'>,
  log: Pick<Logger, 'warn'>,
): Promise<Bus> {
  const reports: Emitter<ProgressNotice> = new EventEmitter();
  const sessions: Emitter<SessionClosed> = new EventEmitter();
  const accounts: Emitter<AccountTopic> = new EventEmitter();
  for (const emitter of [reports, sessions, accounts]) emitter.setMaxListeners(0);
  const tellLost = <Notice>(emitter: Emitter<Notice>) => {
    for (const name of emitter.eventNames()) emitter.emit(name, null);
  };
  const listeners: Record<string, Channel> = {
    [channels.relatorioEvent]: {
      onLost: () => tellLost(reports),
      onNotice: (payload) => {
        const notice = progressNoticeSchema.parse(JSON.parse(payload));
        reports.emit(notice.avaliacaoId, notice);
      },
    },
    [channels.sessionClosed]: {
      onLost: () => tellLost(sessions),
      onNotice: (payload) => sessions.emit(channels.sessionClosed, JSON.parse(payload)),
    },
    [channels.accountChanged]: {
      onLost: () => tellLost(accounts),
      onNotice: (payload) => {
        const { userId, topic } = accountChangeSchema.parse(JSON.parse(payload));
        accounts.emit(userId, topic);
      },
    },
  };
  const line = await openLine(database, listeners, {
    onAway: (error) => log.warn({ reason: databaseCode(error) }, 'the database does not answer'),
    onBack: () => log.warn('the database answers again'),
  });
  return {
    progressOf: (avaliacaoId, signal) => heard(reports, avaliacaoId, signal),
    accountChangesOf: (userId, signal) => heard(accounts, userId, signal),
    onSessionClosed: (listener) => sessions.on(channels.sessionClosed, listener),
    close: () => line.close(),
  };
}

/** Notices by the name of whom they are about; `null` when the connection was lost. */
type Emitter<Notice> = EventEmitter<Record<string, [Notice | null]>>;

/** What `on` of node:events does; that reserves 32 kB for each watcher, more than all else that an idle socket holds. */
async function* heard<Notice>(
  emitter: Emitter<Notice>,
  name: string,
  signal: AbortSignal,
): AsyncGenerator<Notice | null> {
  const unread: (Notice | null)[] = [];
  let wake = () => {};
  const hear = (notice: Notice | null) => {
    unread.push(notice);
    wake();
  };
  const leave = () => wake();
  emitter.on(name, hear);
  signal.addEventListener('abort', leave);
  try {
    while (!signal.aborted) {
      if (unread.length > 0) yield* unread.splice(0);
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  } finally {
    emitter.off(name, hear);
    signal.removeEventListener('abort', leave);
  }
}

/** Part of a select: sends the progress when its transaction commits, never before. */
export function notifyingProgress(progress: Record<keyof ProgressNotice, SQL>): SQL {
  const fields = Object.entries(progress).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`pg_notify(${sql.raw(`'${channels.relatorioEvent}'`)}, json_build_object(${sql.join(fields, sql`, `)})::text)`;
}

export async function notifySessionClosed(tx: Tx, closed: SessionClosed): Promise<void> {
  await tx.execute(sql`select pg_notify(${channels.sessionClosed}, ${JSON.stringify(closed)})`);
}

/** Tells every open screen of this account that its data about `topic` is out of date. */
export async function notifyAccountChanged(tx: Tx, userId: string, topic: AccountTopic): Promise<void> {
  await tx.execute(sql`select pg_notify(${channels.accountChanged}, ${JSON.stringify({ userId, topic })})`);
}

/** The same for many accounts at once. @param accounts a query of their ids, one column */
export async function notifyAccountsChanged(tx: Tx, accounts: SQLWrapper, topic: AccountTopic): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${channels.accountChanged}, json_build_object('userId', id, 'topic', ${topic}::text)::text)
    from ${accounts} as changed (id)`);
}
