import { fotoLimits } from '@meridia/shared/foto.ts';
import { RequestRefused, readErrorBody } from '../../lib/app-error.ts';

/** What became of an upload that did not succeed. */
export class UploadGaveUp extends Error {
  readonly attempts: number;

  constructor(attempts: number, cause: unknown) {
    super('upload gave up', { cause });
    this.name = 'UploadGaveUp';
    this.attempts = attempts;
  }
}

/** Longer waits are told and left to the person. */
const longestWaitSeconds = 60;
/** Five minutes when each is of ten seconds, and then a busy server counts like a broken one. */
const mostWaits = 30;

/**
 * Tries an upload up to 3 times with 1 s between (docs/PRODUCT.md 7.2). Only what may pass by itself is tried again: a lost
 * network and errors of the server. An ended session waits for the login, and a server that is busy for the time it names; neither
 * counts as an attempt.
 * @throws UploadGaveUp after the last attempt; the server's refusal or an abort as they are.
 */
export async function tryUpload<Result>(
  upload: (attempt: number) => Promise<Result>,
  {
    wait,
    login,
    onBusy,
  }: { wait: (ms: number) => Promise<void>; login: () => Promise<void>; onBusy: (seconds: number) => void },
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
      if (attempt >= fotoLimits.uploadAttempts) throw new UploadGaveUp(attempt, error);
      await wait(fotoLimits.uploadRetryDelayMs);
      attempt += 1;
    }
  }
}

function mayPass(error: unknown): boolean {
  return error instanceof RequestRefused ? error.status >= 500 : error instanceof TypeError;
}
