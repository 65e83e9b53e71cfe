import { AppError } from '../errors.ts';

/** No input of ours has more than five levels; half a million of them, which a request can hold, are more than the stack can. */
const maxDepth = 20;

/**
 * The same input without what PostgreSQL cannot hold in any text: the zero character (pasted out of files) and half a
 * surrogate pair (an emoji cut by a length limit). Neither is anything that a person meant to write.
 * @throws VALIDATION for an input nested deeper than any of ours.
 */
export function storableText(input: unknown, depth = 0): unknown {
  if (typeof input === 'string') return input.replaceAll('\0', '').toWellFormed();
  if (input === null || typeof input !== 'object') return input;
  if (depth === maxDepth) {
    throw new AppError('VALIDATION', 'O pedido não pôde ser entendido. Recarregue a página e tente de novo.');
  }
  if (Array.isArray(input)) return input.map((item) => storableText(item, depth + 1));
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, storableText(value, depth + 1)]));
}
