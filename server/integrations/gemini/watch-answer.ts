import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';

/** Facts about the answer to a request that the SDK does not pass on. */
export interface Watched {
  /** From the Retry-After header; null without one. */
  retryAfterMs: number | null;
  bytes: number;
  /** Aborted when the answer is far longer than any report. */
  tooLong: AbortController;
}

/**
 * A report arrives as 50 to 200 kB of events. With every piece the SDK searches all that it holds again, so ten megabytes without
 * a line end would keep the process busy for minutes.
 */
const maxBytes = 1_000_000;

const watching = new AsyncLocalStorage<Watched>();
const watches = new WeakMap<object, Watched>();

// The SDK does not accept a fetch of ours. Node announces every request and its answer on these channels (undici's documented
// way). While a request is being created, it is known who makes it.
subscribe('undici:request:create', (message) => {
  const watched = watching.getStore();
  if (watched && isAbout(message)) watches.set(message.request, watched);
});
subscribe('undici:request:headers', (message) => {
  const watched = isAbout(message) && watches.get(message.request);
  if (watched) watched.retryAfterMs = readRetryAfter(headerOf(message, 'retry-after'), Date.now());
});
subscribe('undici:request:bodyChunkReceived', (message) => {
  const watched = isAbout(message) && watches.get(message.request);
  if (!watched) return;
  watched.bytes += message.chunk?.length ?? 0;
  if (watched.bytes > maxBytes) watched.tooLong.abort();
});

export function startWatch(): Watched {
  return { retryAfterMs: null, bytes: 0, tooLong: new AbortController() };
}

/** Makes a request and watches its answer. */
export function watchAnswer<T>(watched: Watched, ask: () => Promise<T>): Promise<T> {
  return watching.run(watched, ask);
}

/** Seconds or a date (RFC 9110, 10.2.3). @returns milliseconds; null for a missing or other value */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - now);
}

interface Message {
  request: object;
  response?: { headers?: unknown };
  chunk?: { length?: number };
}

function isAbout(message: unknown): message is Message {
  return typeof message === 'object' && message !== null && 'request' in message && typeof message.request === 'object';
}

/** Headers come as a list of names and values in turn, each a buffer or a text. */
function headerOf({ response }: Message, name: string): string | null {
  const headers = Array.isArray(response?.headers) ? response.headers.map(String) : [];
  const index = headers.findIndex((text, at) => at % 2 === 0 && text.toLowerCase() === name);
  return index < 0 ? null : (headers[index + 1]?.trim() ?? null);
}
