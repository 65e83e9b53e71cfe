import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const trail = new AsyncLocalStorage<string>();
/** Several processes write into one log, and each counts from 1. */
const ofThisProcess = randomBytes(4).toString('hex');
let requests = 0;

/** A new id for a request. It contains nothing about the request. */
export function nextRequestId(): string {
  requests += 1;
  return `${ofThisProcess}-${requests.toString(36)}`;
}

/**
 * Runs the work of one request, or of a job that followed from it. Every line that it logs carries this id, and every job that it
 * sends takes the id along: one search finds a report from the click to the mail (ADR 0043).
 */
export function follow<T>(requestId: string, work: () => T): T {
  return trail.run(requestId, work);
}

/** The request that the running code belongs to; undefined for work that nobody asked for. */
export function followedRequest(): string | undefined {
  return trail.getStore();
}
