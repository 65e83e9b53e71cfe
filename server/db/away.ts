import { AppError } from '../errors.ts';

/** The connection was there and is gone, or could not be made. Of our driver, of Node's sockets, and of PostgreSQL itself. */
const lostCodes = new Set([
  ...['CONNECTION_CLOSED', 'CONNECTION_DESTROYED', 'CONNECTION_ENDED'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  // Shut down, crashed, starting up; and the classes of lost connections and of a server that takes no more.
  ...['57P01', '57P02', '57P03', '08000', '08001', '08003', '08004', '08006', '53300'],
]);

/** It is there, but did not do it in time: nothing came back, no connection was free, a statement or a lock took too long. */
const lateCodes = new Set(['ANSWER_TIMEOUT', 'WAIT_TIMEOUT', 'CONNECT_TIMEOUT', 'ETIMEDOUT', '57014', '55P03']);

/** Whether a query failed because its connection was lost. What it asked for may have happened all the same. */
function isConnectionLost(error: unknown): boolean {
  const code = databaseCode(error);
  return code !== null && lostCodes.has(code);
}

/** What people are told when the database is away or too slow; null for every other failure. */
export function asUnavailable(error: unknown): AppError | null {
  const code = databaseCode(error);
  if (code === null || !(lostCodes.has(code) || lateCodes.has(code))) return null;
  return new AppError(
    'UNAVAILABLE',
    'O serviço está temporariamente indisponível. Espere alguns segundos e tente de novo.',
    { cause: error },
  );
}

/** With this and a statement's longest time behind it a second try still ends within ten seconds. */
const soonMs = 3_000;

/**
 * Whether what was begun and had no effect may be tried once more: its connection was lost, and soon. One that hung first says that the
 * next one hangs, too.
 * @param begunAt by `performance.now()`
 */
export function isWorthAnotherTry(error: unknown, begunAt: number): boolean {
  return isConnectionLost(error) && performance.now() - begunAt < soonMs;
}

/**
 * For reads, and for single statements that may happen twice: a connection that was lost before the answer says nothing about the next
 * one.
 */
export async function onceMoreIfLost<T>(ask: () => Promise<T>): Promise<T> {
  const begunAt = performance.now();
  try {
    return await ask();
  } catch (error) {
    if (!isWorthAnotherTry(error, begunAt)) throw error;
    return ask();
  }
}

/** The code of a failed query, through whatever wraps it. Sockets of others (mail, payments) fail with Node's codes too, but carry no query. */
export function databaseCode(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string') continue;
    if ('query' in cause || driverCode.test(cause.code)) return cause.code;
  }
  return null;
}

const driverCode = /^(CONNECTION_[A-Z]+|(ANSWER|WAIT|CONNECT)_TIMEOUT)$/;
