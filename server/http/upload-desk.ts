import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../errors.ts';
import { createFairLine } from '../images/fair-line.ts';
import type { Deps, PictureOwner } from '../ports.ts';
import { arrivesInTime } from './arrives-in-time.ts';
import { readFilePart } from './read-file-part.ts';
import { whileConnected } from './while-connected.ts';

/** The rules of a route for its pictures. */
interface UploadRules {
  /** @throws when the server should not receive the picture */
  mayCome?: () => Promise<void>;
  maxBytes: number;
  /** @param bytes the size that the browser announced */
  tooLarge: (bytes: number) => AppError;
  missing: () => AppError;
}

interface Upload {
  owner: PictureOwner;
  bytes: Buffer;
  /** Aborted when the uploading browser has left. */
  signal: AbortSignal;
}

interface Call {
  request: FastifyRequest;
  reply: FastifyReply;
  owner: PictureOwner;
}

/** Receives pictures of signed-in people. */
export interface UploadDesk {
  /** Receives one whole picture and holds its place until `take` is finished. */
  receive<T>(call: Call, rules: UploadRules, take: (upload: Upload) => Promise<T>): Promise<T>;
  /** Holds a place in the same line for a part of a picture, or for one that has arrived already. */
  hold<T>(call: Call, work: (signal: AbortSignal) => Promise<T>): Promise<T>;
}

/**
 * Handles every uploaded picture. The sender is known before the first byte is read. While an upload waits for a place, its bytes stay
 * with the browser, so that waiting costs neither memory nor database work. Then the bytes must arrive in time.
 * @throws TOO_MANY_REQUESTS, UNAVAILABLE with the time to wait
 */
export function createUploadDesk({ limits }: Pick<Deps, 'limits'>): UploadDesk {
  // Memory for 48 pictures of at most 5 MB. A form sends three at a time.
  const line = createFairLine({
    places: 48,
    placesOf: ({ confirmed }) => (confirmed ? 6 : 3),
    unconfirmedPlaces: 24,
    heavyPlaces: 48,
    maxWaiting: 200,
    maxWaitingOf: () => 9,
    maxWaitMs: 30_000,
  });
  async function hold<T>({ reply, owner }: Call, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const signal = whileConnected(reply);
    const leave = await line({ owner, signal });
    try {
      return await work(signal);
    } finally {
      leave();
    }
  }
  return {
    hold,
    receive: (call, rules, take) =>
      hold(call, async (signal) => {
        const { request, owner } = call;
        const tooLarge = () =>
          rules.tooLarge(Math.max(Number(request.headers['content-length'] ?? 0) || 0, rules.maxBytes + 1));
        await rules.mayCome?.();
        await limits.take(owner.confirmed ? 'pictureUpload' : 'pictureUploadUnconfirmed', owner.id);
        const bytes = await arrivesInTime(
          request.raw,
          readFilePart(request, rules.maxBytes, { missing: rules.missing, tooLarge }),
        );
        return take({ owner, bytes, signal });
      }),
  };
}
