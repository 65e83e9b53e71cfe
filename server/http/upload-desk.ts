import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../errors.ts';
import { createFairLine } from '../images/fair-line.ts';
import type { Deps, PictureOwner } from '../ports.ts';
import { arrivesInTime } from './arrives-in-time.ts';
import { readFilePart } from './read-file-part.ts';
import { whileConnected } from './while-connected.ts';

/** What a route says of the picture that it takes. */
interface UploadRules {
  /** @throws when there is no sense in receiving it */
  mayCome?: () => Promise<void>;
  maxBytes: number;
  /** @param bytes what the browser says that it sends */
  tooLarge: (bytes: number) => AppError;
  missing: () => AppError;
}

interface Upload {
  owner: PictureOwner;
  bytes: Buffer;
  /** Aborted when whoever sent it has gone. */
  signal: AbortSignal;
}

/** Receives one picture of a signed-in person, and keeps its place until `take` has done with it. */
export type UploadDesk = <T>(
  call: { request: FastifyRequest; reply: FastifyReply; owner: PictureOwner },
  rules: UploadRules,
  take: (upload: Upload) => Promise<T>,
) => Promise<T>;

/**
 * The way of every uploaded picture. Whoever sends it is known before a byte of it is read. While it waits for a place it stays in the
 * sender's hands, so that waiting costs neither memory nor the database anything; then it is received within a time.
 * @throws TOO_MANY_REQUESTS, UNAVAILABLE with the time to wait
 */
export function createUploadDesk({ limits }: Pick<Deps, 'limits'>): UploadDesk {
  // 48 pictures of at most 5 MB in memory. A form sends three at a time.
  const line = createFairLine({
    places: 48,
    placesOf: ({ confirmed }) => (confirmed ? 6 : 3),
    unconfirmedPlaces: 24,
    heavyPlaces: 48,
    maxWaiting: 200,
    maxWaitingOf: () => 9,
    maxWaitMs: 30_000,
  });
  return async ({ request, reply, owner }, rules, take) => {
    const signal = whileConnected(reply);
    const tooLarge = () =>
      rules.tooLarge(Math.max(Number(request.headers['content-length'] ?? 0) || 0, rules.maxBytes + 1));
    const leave = await line({ owner, signal });
    try {
      await rules.mayCome?.();
      await limits.take(owner.confirmed ? 'pictureUpload' : 'pictureUploadUnconfirmed', owner.id);
      const bytes = await arrivesInTime(
        request.raw,
        readFilePart(request, rules.maxBytes, { missing: rules.missing, tooLarge }),
      );
      return await take({ owner, bytes, signal });
    } finally {
      leave();
    }
  };
}
