import { describeError, isError } from './describe-error.ts';

/**
 * The part of a value that may be logged. Plain data stays, errors are described (describe-error.ts), secrets are cut out. For
 * everything else (requests, buffers, objects of a library) only the class remains.
 */
export function sayable(value: unknown, { frames = true } = {}, depth = 0): unknown {
  if (isError(value)) return describeError(value, { frames });
  if (typeof value === 'string') return withoutSecrets(value);
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? '[function]' : value;
  if (value instanceof Date) return value;
  if (depth >= deepest) return '[…]';
  if (Array.isArray(value)) return value.slice(0, longest).map((one) => sayable(one, { frames }, depth + 1));
  return isPlain(value) ? sayableFields(value, { frames }, depth) : `[${value.constructor?.name}]`;
}

/** The field `err` is always described as an error, because anything can be thrown. */
export function sayableFields(
  fields: Record<string, unknown>,
  { frames = true } = {},
  depth = 0,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key,
      key === 'err' ? describeError(value, { frames }) : sayable(value, { frames }, depth + 1),
    ]),
  );
}

/** Cuts out secrets: cookies, links and keys are words of 40 or more random letters. Our ids are shorter, dashes included. */
function withoutSecrets(text: string): string {
  return text.slice(0, mostChars).replace(/[\w-]{40,}/g, '…');
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

const deepest = 4;
const longest = 50;
const mostChars = 1_000;
