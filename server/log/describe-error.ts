import { types } from 'node:util';
import { z } from 'zod';
import { OwnError } from '../own-error.ts';

/** The part of an error that may be logged, stored or printed. */
export interface DescribedError {
  name: string;
  message?: string;
  /** The stack frames, without the line that quotes the message. */
  at?: string[];
  /** For an error of a schema: which rule refused, and at which path. */
  issues?: { code: string; path: string }[];
  cause?: DescribedError;
  errors?: DescribedError[];
  /** Codes and names that `sayableFields` allows. */
  [field: string]: unknown;
}

/**
 * Describes an error with only those parts that never contain people's data. Messages of errors that are not ours are left out:
 * drivers put parameters there, parsers the text that they could not read, mail servers the address, vendors whole answers.
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

/** The same as text for a terminal. */
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

/** True also for an error of another realm, for example of a thread. */
export function isError(value: unknown): value is Error {
  return value instanceof Error || types.isNativeError(value);
}

const deepest = 4;
const mostOfMany = 3;
const mostFrames = 20;

const word = /^[\w$.-]{1,63}$/;
const number = /^-?\d{1,9}$/;

/** Codes, and PostgreSQL's names of schema, table, column and constraint. Our two drivers spell these names differently. */
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
  // The address and the port of a connection that could not be made.
  address: /^[\da-f.:]{2,45}$/i,
  port: number,
  status: number,
  statusCode: number,
  responseCode: number,
};

function nameOf(error: Error): string {
  // Drizzle's errors do not set `name`.
  const name = error.name === 'Error' ? error.constructor?.name : error.name;
  return typeof name === 'string' && /^[A-Za-z][\w$ ]{0,60}$/.test(name) ? name : 'Error';
}

function readField(error: Error, field: string): unknown {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** zod's issues without their messages, because these quote values. A key that does not look like a name of ours becomes `*`. */
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

/** Reads the frames after the message, because a message may have several lines. Keeps only lines in the form of a frame. */
function framesOf({ stack, message }: Error): string[] {
  if (typeof stack !== 'string') return [];
  const end = message ? stack.lastIndexOf(message) : -1;
  const lines = stack.slice(end < 0 ? 0 : end + message.length).split('\n');
  return lines.flatMap(readFrame).slice(0, mostFrames);
}

/** A function may get its name from the key under which it is stored. A name that is not an identifier is left out. */
function readFrame(line: string): string[] {
  const [, name = '', place = ''] =
    /^ {4}at (?:(.+) \()?((?:async )?(?:file:|node:|\/|<anonymous>)[^\s()]*)\)?$/.exec(line) ?? [];
  if (place === '') return [];
  return [/^(?:(?:async|new) )?[\w$.<>#]+(?: \[as [\w$.#]+\])?$/.test(name) ? `${name} (${place})` : place];
}
