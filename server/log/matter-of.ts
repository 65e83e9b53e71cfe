import { DrizzleQueryError } from 'drizzle-orm';
import { z } from 'zod';
import { OwnError } from '../own-error.ts';
import { isError } from './describe-error.ts';
import type { Matter } from './operator-matters.ts';

/**
 * What the operator has to do about this error or one of its causes; null when the error is our own fault or concerns only one
 * request.
 */
export function matterOf(error: unknown): Matter | null {
  const chain = chainOf(error);
  const said = chain.find(
    (one): one is OwnError & { matter: Matter } => one instanceof OwnError && one.matter !== null,
  );
  if (said) return said.matter;
  const signs = chain.map(readSigns);
  if (signs.some(({ code }) => diskFull.has(code))) return 'storage_full';
  if (signs.some(({ code, syscall }) => diskDenied.has(code) && fileCalls.test(syscall))) return 'storage_denied';
  if (signs.some(({ code }) => databaseAway.test(code))) return 'database_away';
  const queried = chain.some((one) => one instanceof DrizzleQueryError);
  // A failed connection to a vendor comes inside one of our errors. A network error without one is the database's.
  const bare = !chain.some((one) => one instanceof OwnError);
  const lost = ({ code, syscall }: Signs) => network.has(code) && (queried || (bare && connecting.has(syscall)));
  return signs.some(lost) ? 'database_away' : null;
}

/** The error, its causes, and the first errors of an AggregateError, up to a limited depth. */
function chainOf(error: unknown, depth = 0): Error[] {
  if (!isError(error) || depth > 5) return [];
  const several: unknown[] = error instanceof AggregateError ? error.errors.slice(0, 3) : [];
  return [error, ...[error.cause, ...several].flatMap((one) => chainOf(one, depth + 1))];
}

const signsSchema = z.object({ code: z.string().catch(''), syscall: z.string().catch('') });
type Signs = z.output<typeof signsSchema>;

function readSigns(error: Error): Signs {
  return signsSchema.parse(error);
}

// 53100 is PostgreSQL's code.
const diskFull = new Set(['ENOSPC', 'EDQUOT', '53100']);
const diskDenied = new Set(['EACCES', 'EPERM', 'EROFS']);
const fileCalls = /^(open|mkdir|rename|unlink|link|rm|write|read|scandir|stat|fsync)$/;
// The codes of the driver and of PostgreSQL for: no connection, shutting down, too many connections, wrong password, no such
// database.
const databaseAway =
  /^(CONNECTION_(CLOSED|DESTROYED)|(CONNECT|ANSWER|WAIT)_TIMEOUT|08...|57P0[123]|53300|28...|3D000)$/;
const network = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const connecting = new Set(['connect', 'getaddrinfo']);
