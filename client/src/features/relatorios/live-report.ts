import { polling, progressCap, type RelatorioProgress } from '@meridia/shared/relatorio-progress.ts';

/** What a screen knows about one report: the row as last read, and later events of the live channel. */
export interface LiveReport {
  /** The sequence number of the last applied event. */
  seq: number;
  status: RelatorioProgress['status'];
  /** The sequence number of the event that set `status`. A row that was read before this event does not have the status yet. */
  statusSeq: number;
  /** 0..95 while pending and never falling within one run, 100 when done. */
  percent: number;
  /** Sequence number and status of the row as last read. */
  row: { seq: number; status: RelatorioProgress['status'] };
  /** The report is ready and its 'Relatório pronto!' has not been shown yet. */
  unveiling: boolean;
  /** Whether the live channel is open; without it the row is read much more often. */
  connected: boolean;
  /** Number of waits of `polling.intervalMs` in this run. */
  attempts: number;
  /** Grows by one each time the row has to be read. */
  reads: number;
}

export type LiveReportAction =
  | { type: 'row'; progress: RelatorioProgress }
  | { type: 'event'; progress: RelatorioProgress }
  | { type: 'channel'; connected: boolean }
  | { type: 'tick' }
  | { type: 'unveiled' };

export function startLiveReport(progress: RelatorioProgress): LiveReport {
  const { seq, status } = progress;
  return {
    seq,
    status,
    statusSeq: seq,
    percent: shownPercent(progress),
    row: { seq, status },
    unveiling: false,
    connected: false,
    attempts: 0,
    reads: 0,
  };
}

export function reduceLiveReport(state: LiveReport, action: LiveReportAction): LiveReport {
  switch (action.type) {
    case 'row': {
      const { seq, status } = action.progress;
      const next = { ...apply(state, action.progress), row: { seq, status } };
      return awaitsRow(next) ? askForRow(next) : next;
    }
    case 'event': {
      const next = apply(state, action.progress);
      return next.statusSeq === state.statusSeq ? next : askForRow(next);
    }
    case 'channel':
      return { ...state, connected: action.connected };
    case 'tick': {
      const next = { ...state, attempts: state.attempts + 1 };
      return awaitsRow(next) || isPollDue(next) ? askForRow(next) : next;
    }
    case 'unveiled':
      return { ...state, unveiling: false };
  }
}

/** True while the row is older than the announced end, so that the report or the error must still be read. */
export function awaitsRow({ status, statusSeq, row }: LiveReport): boolean {
  return row.status !== status || row.seq < statusSeq;
}

export function screenOf(state: LiveReport): 'generating' | 'erro' | 'report' {
  if (state.status === 'pendente' || awaitsRow(state) || state.unveiling) return 'generating';
  return state.status === 'erro' ? 'erro' : 'report';
}

/** True when the 12 minutes of docs/PRODUCT.md 8.4 are over and the report is not done. */
export function isOverdue({ status, attempts }: LiveReport): boolean {
  return status === 'pendente' && attempts >= polling.maxAttempts;
}

// The server reads a row before its sequence number, so a row may be older than its number says, never newer. Two rules repair
// that: the live channel starts with the row's own event, and an end once announced is not taken back by the same number.
function apply(state: LiveReport, progress: RelatorioProgress): LiveReport {
  const { seq, status } = progress;
  if (seq < state.seq) return state;
  if (status === 'pendente') {
    if (state.status === 'pendente') return { ...state, seq, percent: Math.max(state.percent, shownPercent(progress)) };
    if (seq === state.seq) return state;
    return { ...state, seq, status, statusSeq: seq, percent: shownPercent(progress), unveiling: false, attempts: 0 };
  }
  if (status === state.status && seq === state.seq) return state;
  return {
    ...state,
    seq,
    status,
    statusSeq: seq,
    percent: status === 'finalizado' ? 100 : state.percent,
    unveiling: status === 'finalizado' && (state.status === 'pendente' || state.unveiling),
  };
}

function shownPercent({ status, percent }: RelatorioProgress): number {
  return status === 'finalizado' ? 100 : Math.min(percent, progressCap);
}

function askForRow(state: LiveReport): LiveReport {
  return { ...state, reads: state.reads + 1 };
}

// Without the channel every 5 s for 12 minutes, then every 30 s (docs/PRODUCT.md 8.4). With the channel also every 30 s, because a
// socket may be half open, or the server may miss events, without any error.
function isPollDue({ connected, attempts }: LiveReport): boolean {
  const frequent = !connected && attempts <= polling.maxAttempts;
  return frequent || attempts % (polling.slowIntervalMs / polling.intervalMs) === 0;
}
