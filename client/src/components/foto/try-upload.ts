import { fotoLimits } from '@meridia/shared/foto.ts';
import { RequestRefused, readErrorBody } from '../../lib/app-error.ts';

/** Thrown when all attempts failed. */
export class UploadGaveUp extends Error {
  readonly attempts: number;

  constructor(attempts: number, cause: unknown) {
    super('upload gave up', { cause });
    this.name = 'UploadGaveUp';
    this.attempts = attempts;
  }
}

/** For a longer wait the upload gives up, and the person decides when to try again. */
const longestWaitSeconds = 60;
/** Five minutes of waits of ten seconds each. After that a busy server counts as a broken one. */
const mostWaits = 30;

/**
 * Tries an upload up to 3 times with 1 s between (docs/PRODUCT.md 7.2). It is repeated only for failures that may pass by
 * themselves: a lost network and errors of the server. When the session has ended, the upload waits for the login. When the server
 * is busy, it waits for the time that the server names. Neither wait counts as an attempt, and an attempt that brought a part of the
 * photo does not count either.
 * @throws UploadGaveUp after the last attempt; the server's refusal or an abort as they are.
 */
export async function tryUpload<Result>(
  upload: (attempt: number) => Promise<Result>,
  {
    wait,
    login,
    onBusy,
    advanced,
  }: {
    wait: (ms: number) => Promise<void>;
    login: () => Promise<void>;
    onBusy: (seconds: number) => void;
    /** Whether more of the photo has arrived since the last call. */
    advanced: () => boolean;
  },
): Promise<Result> {
  let waits = 0;
  for (let attempt = 1; ; ) {
    try {
      return await upload(attempt);
    } catch (error) {
      if (readErrorBody(error)?.code === 'UNAUTHENTICATED') {
        await login();
        continue;
      }
      const busySeconds = readErrorBody(error)?.retryAfterSeconds ?? longestWaitSeconds + 1;
      if (busySeconds <= longestWaitSeconds && waits < mostWaits) {
        waits += 1;
        onBusy(busySeconds);
        await wait(busySeconds * 1000);
        continue;
      }
      if (!mayPass(error)) throw error;
      // A photo that comes forward does not give up, however often the network breaks.
      if (advanced()) attempt = 0;
      if (attempt >= fotoLimits.uploadAttempts) throw new UploadGaveUp(attempt, error);
      await wait(fotoLimits.uploadRetryDelayMs);
      attempt += 1;
    }
  }
}

function mayPass(error: unknown): boolean {
  return error instanceof RequestRefused ? error.status >= 500 : error instanceof TypeError;
}
