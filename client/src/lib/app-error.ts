import type { ErrorBody } from '@meridia/shared/errors.ts';

/** Thrown by our own plain HTTP calls (photo upload) when the server answers with an `ErrorBody`. */
export class RequestRefused extends Error {
  readonly body: ErrorBody;
  readonly status: number;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'RequestRefused';
    this.status = status;
    this.body = body;
  }
}

/**
 * The refusal behind an error: `error.data.app` of tRPC or the body of a plain request.
 * Null when the server gave none (no network, proxy, crash).
 */
export function readErrorBody(error: unknown): ErrorBody | null {
  if (error instanceof RequestRefused) return error.body;
  if (!isRecord(error) || !isRecord(error.data)) return null;
  const { app } = error.data;
  return isErrorBody(app) ? app : null;
}

/** True when the request never reached the server or its answer never came back. */
export function isNetworkFailure(error: unknown): boolean {
  if (readErrorBody(error)) return false;
  if (typeof navigator !== 'undefined' && navigator.onLine === false) return true;
  const text = error instanceof Error ? error.message : '';
  return /failed to fetch|load failed|networkerror|network error|fetch failed/i.test(text);
}

// Checked by hand and not by zod, because the landing page's bundle contains no schema library.
function isErrorBody(value: unknown): value is ErrorBody {
  return isRecord(value) && typeof value.code === 'string' && typeof value.message === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
