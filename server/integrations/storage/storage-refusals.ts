import { AppError } from '../../errors.ts';
import type { Matter } from '../../log/operator-matters.ts';
import { OwnError } from '../../own-error.ts';

export function storageFull(cause: unknown): AppError {
  return new AppError(
    'STORAGE_FULL',
    'Não há espaço para guardar a foto agora. O que você já preencheu está salvo; tente de novo em alguns minutos.',
    { cause },
  );
}

/** How long a person waits before the next try. */
const retryAfterSeconds = 10;

/** @param what for the log: our own words, codes and numbers */
export function storageAway(matter: Matter, what: string, cause?: unknown): AppError {
  return new AppError(
    'UNAVAILABLE',
    'Neste momento as fotos não podem ser guardadas nem abertas. Espere alguns segundos e tente de novo.',
    { retryAfterSeconds, cause: new OwnError(what, { matter, cause }) },
  );
}
