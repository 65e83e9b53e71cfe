import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../errors.ts';

/** PostgreSQL ended this transaction, because it and another one waited for each other. The other one goes on. */
const deadlockCode = '40P01';

/** The connection was lost or could not be made. The codes come from our driver, from Node's sockets and from PostgreSQL. */
const lostCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // The server shut down, crashed or is starting; then the codes of lost connections and of a server that accepts no more
  // connections.
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  // A pooler lost its connection to the server, or has none to give.
  '08P01',
  '53300',
]);

/**
 * The database was reached but took too long: no answer came, no connection was free, or a statement or a lock reached its time
 * limit.
 */
const lateCodes = new Set([
  'ANSWER_TIMEOUT',
  'WAIT_TIMEOUT',
  'CONNECT_TIMEOUT',
  'ETIMEDOUT',
  '57014',
  '55P03',
  deadlockCode,
]);

/** The error for people when the database is away or too slow; null for every other error. */
export function asUnavailable(error: unknown): AppError | null {
  const code = databaseCode(error);
  if (code === null || !(lostCodes.has(code) || lateCodes.has(code))) return null;
  return new AppError(
    'UNAVAILABLE',
    'O serviço está temporariamente indisponível. Espere alguns segundos e tente de novo.',
    { cause: error },
  );
}

/** A second try ends within ten seconds of the beginning: this time plus the longest time of a statement. */
const soonMs = 3_000;

/** Connections that are cut together are lost one after the other: a second try at once may get one that is lost next. */
const beforeAnotherTryMs = 50;

/**
 * Whether a failed query that had no effect may be tried again. It may after a deadlock, and when its connection was lost, if that
 * came soon after the beginning. When the connection hung first, the next one will probably hang, too.
 * @param begunAt by `performance.now()`
 * @returns true only after the pause before the second try
 */
export async function mayTryAgain(error: unknown, begunAt: number): Promise<boolean> {
  const code = databaseCode(error);
  if (code === null || !(code === deadlockCode || lostCodes.has(code))) return false;
  if (performance.now() - begunAt >= soonMs) return false;
  await delay(beforeAnotherTryMs);
  return true;
}

/**
 * For reads, and for single statements that may run twice. A new connection may work although the old one was lost before its
 * answer.
 */
export async function onceMoreIfLost<T>(ask: () => Promise<T>): Promise<T> {
  const begunAt = performance.now();
  try {
    return await ask();
  } catch (error) {
    if (!(await mayTryAgain(error, begunAt))) throw error;
    return ask();
  }
}

/**
 * The code of a failed query, also when other errors wrap it. Sockets of other services (mail, payments) fail with the same Node
 * codes, but their errors carry no query.
 */
export function databaseCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string') continue;
    if ('query' in cause || driverCode.test(cause.code)) return cause.code;
  }
  return null;
}

const driverCode = /^(CONNECTION_[A-Z]+|(ANSWER|WAIT|CONNECT)_TIMEOUT)$/;
