/**
 * The same input without what PostgreSQL cannot hold in any text: the zero character (pasted out of files) and half a
 * surrogate pair (an emoji cut by a length limit). Neither is anything that a person meant to write.
 */
export function storableText(input: unknown): unknown {
  if (typeof input === 'string') return input.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(input)) return input.map(storableText);
  if (input === null || typeof input !== 'object') return input;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, storableText(value)]));
}
