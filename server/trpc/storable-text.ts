import { sealSign } from '@meridia/drizzle/stored.ts';
import { AppError } from '../errors.ts';

/** Our inputs have at most five levels. A request can hold half a million levels, and so many would overflow the stack. */
const maxDepth = 20;

/**
 * Makes every text of the input storable in PostgreSQL. It removes the zero character (copied from files) and the sign of sealed content,
 * and replaces half a surrogate pair (an emoji cut by a length limit). Nobody writes any of them on purpose.
 * @throws VALIDATION for an input that is nested deeper than any of ours.
 */
export function storableText(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return input.replaceAll('\0', '').replaceAll(sealSign, '').toWellFormed();
  if (input === null || typeof input !== 'object') return input;
  if (depth === maxDepth) {
    throw new AppError('VALIDATION', 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.');
  }
  if (Array.isArray(input)) return input.map((item) => storableText(item, depth + 1));
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, storableText(value, depth + 1)]));
}
