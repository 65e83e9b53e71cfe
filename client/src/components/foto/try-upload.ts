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

/**
 * Tries an upload up to 3 times with 1 s between (spec, section 9). Only what may pass by itself is tried again: a lost
 * network and errors of the server. An ended session waits for the login and does not count as an attempt.
 * @throws UploadGaveUp after the last attempt; the server's refusal or an abort as they are.
 */
export async function tryUpload<Result>(
  upload: (attempt: number) => Promise<Result>,
  { wait, login }: { wait: (ms: number) => Promise<void>; login: () => Promise<void> },
): Promise<Result> {
  for (let attempt = 1; ; ) {
    try {
      return await upload(attempt);
    } catch (error) {
      if (readErrorBody(error)?.code === 'UNAUTHENTICATED') {
        await login();
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
