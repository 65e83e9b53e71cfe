import { types } from 'node:util';
import { z } from 'zod';
import { OwnError } from '../own-error.ts';

/** What may be said of an error, wherever it is kept or printed. */
export interface DescribedError {
  name: string;
  message?: string;
  /** Where it was thrown, without the line that quotes its message. */
  at?: string[];
  /** Of a schema that refused: which rule, and where. */
  issues?: { code: string; path: string }[];
  cause?: DescribedError;
  errors?: DescribedError[];
  /** Codes and names that stand in `sayableFields`. */
  [field: string]: unknown;
}

/**
 * An error by what is known to hold no data of people, and nothing else. Messages of others stay out: drivers put parameters there,
 * parsers the text they could not read, mail servers the address, vendors whole answers.
 */
export function describeError(error: unknown, { frames = true } = {}, depth = 0): DescribedError {
  if (!isError(error)) return { name: `thrown ${error === null ? 'null' : typeof error}` };
  const described: DescribedError = { name: nameOf(error) };
  for (const [field, pattern] of Object.entries(sayableFields)) {
    const value = readField(error, field);
    if (pattern.test(String(value))) described[field] = value;
  }
  if (error instanceof OwnError) described.message = error.message;
  const issues = readIssues(error);
  if (issues) described.issues = issues;
  if (frames) described.at = framesOf(error);
  if (depth >= deepest) return described;
  if (error.cause !== undefined) described.cause = describeError(error.cause, { frames }, depth + 1);
  if (error instanceof AggregateError) {
    described.errors = error.errors.slice(0, mostOfMany).map((one) => describeError(one, { frames }, depth + 1));
  }
  return described;
}

/** The same for a terminal. */
export function printError(error: unknown): string {
  const lines = (described: DescribedError, prefix: string): string[] => {
    const { name, message, at = [], issues = [], cause, errors = [], ...fields } = described;
    const told = Object.entries(fields).map(([field, value]) => `${field}=${value}`);
    return [
      [`${prefix}${name}${message ? `: ${message}` : ''}`, ...told].join(' '),
      ...issues.map(({ code, path }) => `    ${code} at ${path}`),
      ...at.map((frame) => `    at ${frame}`),
      ...(cause ? lines(cause, 'caused by ') : []),
      ...errors.flatMap((one) => lines(one, 'one of them: ')),
    ];
  };
  return lines(describeError(error), '').join('\n');
}

/** Also one of another realm, such as a thread's. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

const deepest = 4;
const mostOfMany = 3;
const mostFrames = 20;

const word = /^[\w$.-]{1,63}$/;
const number = /^-?\d{1,9}$/;

/** Codes, and what PostgreSQL names of its tables; `drizzle` and `pg` spell the latter differently. */
const sayableFields: Readonly<Record<string, RegExp>> = {
  code: word,
  severity: word,
  routine: word,
  schema_name: word,
  table_name: word,
  column_name: word,
  constraint_name: word,
  schema: word,
  table: word,
  column: word,
  constraint: word,
  syscall: /^[a-z]{1,20}$/,
  // Of a connection that we could not make.
  address: /^[\da-f.:]{2,45}$/i,
  port: number,
  status: number,
  statusCode: number,
  responseCode: number,
};

function nameOf(error: Error): string {
  // Drizzle gives its errors no name.
  const name = error.name === 'Error' ? error.constructor?.name : error.name;
  return typeof name === 'string' && /^[A-Za-z][\w$ ]{0,60}$/.test(name) ? name : 'Error';
}

function readField(error: Error, field: string): unknown {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** zod's, without its messages, which quote values; a key that is no name of ours is left out. */
function readIssues(error: Error): DescribedError['issues'] {
  const read = issuesSchema.safeParse(error);
  if (!read.success) return undefined;
  return read.data.issues.slice(0, 10).map(({ code, path }) => ({
    code,
    path: path.map((key) => (/^(\d+|[a-z]\w{0,40})$/i.test(key) ? key : '*')).join('.'),
  }));
}

const issuesSchema = z.object({
  issues: z.array(z.object({ code: z.string().regex(word), path: z.array(z.coerce.string()) })),
});

/** A message may have lines of its own: what follows it is read, and only what has the form of a frame. */
function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== 'string') return [];
  const end = message ? stack.lastIndexOf(message) : -1;
  const lines = stack.slice(end < 0 ? 0 : end + message.length).split('\n');
  return lines.flatMap(readFrame).slice(0, mostFrames);
}

/** A function may be called after the key that it stands under: a name that is no identifier stays out. */
function readFrame(line: string): string[] {
  const [, name = '', place = ''] =
    /^ {4}at (?:(.+) \()?((?:async )?(?:file:|node:|\/|<anonymous>)[^\s()]*)\)?$/.exec(line) ?? [];
  if (place === '') return [];
  return [/^(?:(?:async|new) )?[\w$.<>#]+(?: \[as [\w$.#]+\])?$/.test(name) ? `${name} (${place})` : place];
}
