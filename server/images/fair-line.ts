import { AppError } from '../errors.ts';
import type { PictureOwner } from '../ports.ts';

export interface FairLineOptions {
  /** Places that may be taken at the same time. */
  places: number;
  /** How many of them one account may take. */
  placesOf: (owner: PictureOwner) => number;
  /** How many of them all accounts with an unconfirmed address may take together. */
  unconfirmedPlaces: number;
  /** How many of them pictures far above the ordinary size may take. */
  heavyPlaces: number;
  /** When this many are waiting, the next one is refused. */
  maxWaiting: number;
  /** How many of them may come from one account. */
  maxWaitingOf: (owner: PictureOwner) => number;
  maxWaitMs: number;
  /** What a refused person reads; by default about pictures. */
  refusals?: { ofOwner: string; ofAll: string };
}

export interface Turn {
  owner: PictureOwner;
  heavy?: boolean;
  /** Aborted when the waiting person has gone. */
  signal?: AbortSignal;
}

interface Waiting extends Turn {
  start: () => void;
}

/** A form has three photos, one of which has the place of its link. */
const maxWaitingOfLink = 2;

/** Waits for a place and returns the function that gives it back. */
export type FairLine = (turn: Turn) => Promise<() => void>;

/**
 * A line in which nobody waits for all pictures of another account: the next place goes to the account that has had none for the
 * longest time. Accounts with an unconfirmed address take turns among themselves and count together as one account, because
 * anybody can create twenty of them.
 * @throws TOO_MANY_REQUESTS when the account itself has too many in the line; UNAVAILABLE when the line is full, the wait is too
 * long or the person has gone
 */
export function createFairLine(options: FairLineOptions): FairLine {
  const { places, placesOf, unconfirmedPlaces, heavyPlaces, maxWaiting, maxWaitingOf, maxWaitMs } = options;
  const { tooManyOfOwner, lineIsFull } = refusalsIn(options.refusals ?? aboutPictures);
  const waiting: Waiting[] = [];
  const running: Turn[] = [];
  /** When a lane last had a place; only for lanes that wait or have a place. */
  const served = new Map<string, number>();
  let turns = 0;

  return (turn) =>
    new Promise((resolve, reject) => {
      const { owner, signal } = turn;
      const leave = (reason: AppError) => {
        stopWaiting();
        waiting.splice(waiting.indexOf(entry), 1);
        forgetIfIdle(owner);
        reject(reason);
      };
      const onGone = () => leave(lineIsFull());
      const timer = setTimeout(() => leave(lineIsFull()), maxWaitMs);
      const stopWaiting = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onGone);
      };
      const entry: Waiting = {
        ...turn,
        start: () => {
          stopWaiting();
          waiting.splice(waiting.indexOf(entry), 1);
          running.push(turn);
          turns += 1;
          for (const lane of lanesOf(owner)) served.set(lane, turns);
          resolve(once(() => end(turn)));
        },
      };
      waiting.push(entry);
      signal?.addEventListener('abort', onGone, { once: true });
      startNext();
      if (!waiting.includes(entry)) return;
      if (signal?.aborted) return onGone();
      const ofLink = owner.link === undefined ? 0 : waiting.filter((other) => other.owner.link === owner.link).length;
      const ofOwner = waiting.filter((other) => other.owner.id === owner.id).length;
      if (ofLink > maxWaitingOfLink || ofOwner > maxWaitingOf(owner)) leave(tooManyOfOwner());
      else if (waiting.length > maxWaiting) leave(lineIsFull());
    });

  function end(turn: Turn): void {
    running.splice(running.indexOf(turn), 1);
    forgetIfIdle(turn.owner);
    startNext();
  }

  function startNext(): void {
    while (running.length < places) {
      const [next] = waiting
        .filter(mayRun)
        // Sorting keeps the order of arrival among equal lanes.
        .sort((one, other) => compareLanes(lanesOf(one.owner), lanesOf(other.owner)));
      if (!next) return;
      next.start();
    }
  }

  function mayRun({ owner, heavy }: Turn): boolean {
    if (heavy && running.filter((other) => other.heavy).length >= heavyPlaces) return false;
    if (owner.link !== undefined && running.some((other) => other.owner.link === owner.link)) return false;
    if (!owner.confirmed && running.filter((other) => !other.owner.confirmed).length >= unconfirmedPlaces) return false;
    return running.filter((other) => other.owner.id === owner.id).length < placesOf(owner);
  }

  function compareLanes(one: readonly string[], other: readonly string[]): number {
    for (const [level, lane] of one.entries()) {
      const difference = (served.get(lane) ?? 0) - (served.get(other[level] ?? lane) ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  function forgetIfIdle(owner: PictureOwner): void {
    for (const lane of lanesOf(owner)) {
      const isOfLane = (turn: Turn) => lanesOf(turn.owner).includes(lane);
      if (!waiting.some(isOfLane) && !running.some(isOfLane)) served.delete(lane);
    }
  }
}

/** The lanes of an account, widest first. */
function lanesOf({ id, confirmed }: PictureOwner): readonly string[] {
  return confirmed ? [id, id] : ['unconfirmed', id];
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) act();
    done = true;
  };
}

const shortWaitSeconds = 5;

const aboutPictures = {
  ofOwner: 'Você já está enviando várias imagens. Espere uma delas terminar e tente de novo.',
  ofAll: 'Há muitas imagens chegando agora. Tente de novo em instantes.',
};

function refusalsIn({ ofOwner, ofAll }: typeof aboutPictures) {
  return {
    tooManyOfOwner: () => new AppError('TOO_MANY_REQUESTS', ofOwner, { retryAfterSeconds: shortWaitSeconds }),
    lineIsFull: () => new AppError('UNAVAILABLE', ofAll, { retryAfterSeconds: 2 * shortWaitSeconds }),
  };
}
