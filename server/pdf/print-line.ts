import { AppError } from '../errors.ts';

/** Who a PDF is set for. */
export interface PrintTurn {
  /** The account that owns the report. */
  owner: string;
  /** `own`: for the therapist. `shared`: for the holder of one of the therapist's share links. */
  lane: Lane;
  /** Aborted when the requester has gone. */
  signal: AbortSignal;
}
type Lane = 'own' | 'shared';

export interface LineLimits {
  /** Threads at the same time; each takes a processor and about 100 MB while it runs. */
  maxRunning: number;
  /** How many of the threads visitors may use. So at least one thread is free for therapists, or soon will be. */
  maxRunningShared: number;
  /** Requests that wait for a thread; more are refused. */
  maxWaiting: Record<Lane, number>;
  /** How many of them may wait for one owner. */
  maxWaitingOfOwner: number;
  maxWaitMs: number;
}

export const usualLimits: LineLimits = {
  maxRunning: 2,
  maxRunningShared: 1,
  maxWaiting: { own: 24, shared: 8 },
  maxWaitingOfOwner: 4,
  // The browser stops waiting a little later (client/src/features/relatorios/report-pdf.ts).
  maxWaitMs: 25_000,
};

export type PrintLine = <T>(turn: PrintTurn, work: () => Promise<T>) => Promise<T>;

interface Waiting extends PrintTurn {
  /** How many jobs of the same owner came before this one. Jobs with a lower rank go first, so owners take turns. */
  rank: number;
  start: () => void;
}

/**
 * A line before the threads. Therapists go before visitors, and owners take turns, so that nobody waits for all jobs of another
 * owner.
 * @throws UNAVAILABLE or TOO_MANY_REQUESTS with the time to wait, when the line is full, the wait is too long or the requester
 * has gone; the work has not begun then
 */
export function createPrintLine(limits: Partial<LineLimits> = {}): PrintLine {
  const { maxRunning, maxRunningShared, maxWaiting, maxWaitingOfOwner, maxWaitMs } = { ...usualLimits, ...limits };
  let waiting: Waiting[] = [];
  const running: PrintTurn[] = [];
  return async (turn, work) => {
    await join(turn);
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(turn), 1);
      startNext();
    }
  };

  function join(turn: PrintTurn): Promise<void> {
    const isSameLine = (other: PrintTurn) => other.owner === turn.owner && other.lane === turn.lane;
    const before = waiting.filter(isSameLine).length;
    if (before >= maxWaitingOfOwner) throw tooManyOfOwner(turn.lane);
    if (waiting.filter(({ lane }) => lane === turn.lane).length >= maxWaiting[turn.lane]) throw lineIsFull();
    return new Promise((resolve, reject) => {
      const leave = (reason: AppError) => {
        stopWaiting();
        waiting = waiting.filter((other) => other !== entry);
        reject(reason);
      };
      const onGone = () => leave(gone());
      const timer = setTimeout(() => leave(lineIsFull()), maxWaitMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        turn.signal.removeEventListener('abort', onGone);
      };
      const entry: Waiting = {
        ...turn,
        rank: before + running.filter(isSameLine).length,
        start: () => {
          stopWaiting();
          waiting = waiting.filter((other) => other !== entry);
          running.push(turn);
          resolve();
        },
      };
      if (turn.signal.aborted) return onGone();
      turn.signal.addEventListener('abort', onGone, { once: true });
      waiting.push(entry);
      startNext();
    });
  }

  function startNext(): void {
    if (running.length >= maxRunning) return;
    const own = waiting.filter(({ lane }) => lane === 'own');
    const mayShare = running.filter(({ lane }) => lane === 'shared').length < maxRunningShared;
    const candidates = own.length > 0 || !mayShare ? own : waiting;
    // Sorting keeps the order of arrival among equal ranks.
    candidates.toSorted((one, other) => one.rank - other.rank)[0]?.start();
  }
}

const shortWaitSeconds = 10;

function tooManyOfOwner(lane: Lane): AppError {
  const message =
    lane === 'own'
      ? 'Você já tem vários PDFs em preparo. Espere um deles ficar pronto e tente de novo.'
      : 'Este relatório já está sendo baixado várias vezes. Tente de novo em instantes.';
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfterSeconds: shortWaitSeconds });
}

function lineIsFull(): AppError {
  return new AppError('UNAVAILABLE', 'Há muitos PDFs na fila agora. Tente de novo em instantes.', {
    retryAfterSeconds: 3 * shortWaitSeconds,
  });
}

function gone(): AppError {
  return new AppError('UNAVAILABLE', 'O pedido foi cancelado.');
}
