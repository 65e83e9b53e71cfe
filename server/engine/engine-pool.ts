import { Piscina } from 'piscina';
import { AppError } from '../errors.ts';
import { createFairLine, type FairLine } from '../images/fair-line.ts';
import { type Meter, noMeter } from '../metrics/meter.ts';
import type { Engine } from '../ports.ts';

/** Far longer than any intake takes. A thread that is busy longer is ended, and its report is tried again. */
const usualDeadlineMs = 20_000;
/** A thread that has been idle this long ends and gives its memory back. A new one needs most of a second to load the lexicon. */
const idleMs = 600_000;

const fromSource = import.meta.url.endsWith('.ts');

/**
 * The engine in threads, so that no request waits for a report. The first report starts a thread.
 * @param threads at most
 */
export function createEngine(
  threads: number,
  { deadlineMs = usualDeadlineMs, meter = noMeter }: { deadlineMs?: number; meter?: Meter } = {},
): Engine & { close(): Promise<void> } {
  const pool = new Piscina({
    // The build turns the .ts file into the .js file (scripts/build.ts).
    filename: new URL(fromSource ? './engine-thread.ts' : './engine-thread.js', import.meta.url).href,
    execArgv: fromSource ? ['--import', 'tsx'] : [],
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    // A thread's garbage lies about until V8 finds it worth a collection: with V8's own bounds a quarter of a gigabyte for each. With 16 MB
    // for young objects each report is stopped by one or two collections, with 32 MB by one in two reports.
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
  });
  meter.onPage(() => {
    meter.set('engineWaiting', {}, pool.queueSize);
    const { p50, p99, max } = pool.histogram.waitTime;
    for (const [quantile, ms] of Object.entries({ '0.5': p50, '0.99': p99, '1': max })) {
      meter.set('engineWait', { quantile }, ms / 1000);
    }
    pool.histogram.resetWaitTime();
  });
  const reading = createFairLine({ ...shortTurns, refusals: readingRefusals });
  const sharing = createFairLine({ ...shortTurns, maxWaitingOf: () => 100, refusals: sharingRefusals });
  const run = (name: keyof Engine) => async (input: unknown, signal?: AbortSignal) => {
    const deadline = AbortSignal.timeout(deadlineMs);
    try {
      return await pool.run(input, { name, signal: signal ? AbortSignal.any([signal, deadline]) : deadline });
    } catch (error) {
      throw deadline.aborted && !signal?.aborted ? tookTooLong(error) : error;
    }
  };
  return {
    diagnose: run('diagnose'),
    findUnread: run('findUnread'),
    write: run('write'),
    compose: run('compose'),
    review: run('review'),
    weighPontos: run('weighPontos'),
    render: run('render'),
    read: inTurn(reading, run('read')),
    renderShared: inTurn(sharing, run('renderShared')),
    close: () => pool.close(),
  };
}

interface Turn {
  account: string;
  signal?: AbortSignal;
}

function inTurn<Input, Output>(line: FairLine, work: (input: Input) => Promise<Output>) {
  return async (input: Input, { account, signal }: Turn): Promise<Output> => {
    const leave = await line({ owner: { id: account, confirmed: true }, ...(signal && { signal }) });
    try {
      // Aborting a running task would end its thread, and a new one loads the lexicon first. Each of these takes some milliseconds.
      return await work(input);
    } finally {
      leave();
    }
  };
}

function tookTooLong(cause: unknown): AppError {
  const message = 'O servidor está muito ocupado e não terminou a tempo. Tente de novo em instantes.';
  return new AppError('UNAVAILABLE', message, { cause, retryAfterSeconds: 10 });
}

/** What takes some milliseconds and anybody may ask for often. One of a kind at a time, so that the threads stay free for reports. */
const shortTurns = {
  places: 1,
  placesOf: () => 1,
  unconfirmedPlaces: 1,
  heavyPlaces: 1,
  maxWaiting: 200,
  // A restored intake has all of its texts read at once.
  maxWaitingOf: () => 30,
  maxWaitMs: 5_000,
};

const readingRefusals = {
  ofOwner: 'Você já tem muitos textos à espera de leitura. Tente de novo em instantes.',
  ofAll: 'Há muitos textos à espera de leitura agora. Tente de novo em instantes.',
};

const sharingRefusals = {
  ofOwner: 'Muitas pessoas abrem este relatório agora. Tente de novo em instantes.',
  ofAll: 'Muitas pessoas abrem relatórios agora. Tente de novo em instantes.',
};
