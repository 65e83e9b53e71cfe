import { z } from 'zod';
import type { Page } from '../../db/keyset.ts';

/** The key of a page, as one word in an address. Whoever calls takes it from the page before and need not understand it. */
export function cursorOf<Schema extends z.ZodType>(schema: Schema) {
  return z
    .string()
    .max(400)
    .transform((word, context): z.output<Schema> => {
      const read = schema.safeParse(decode(word));
      if (read.success) return read.data;
      context.issues.push({ code: 'custom', input: word, message: 'Use o "nextCursor" da página anterior.' });
      return z.NEVER;
    });
}

function decode(word: string): unknown {
  try {
    return JSON.parse(Buffer.from(word, 'base64url').toString());
  } catch {
    return null;
  }
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() });
}

export function withCursor<Item>({ items, nextCursor }: Page<Item, object>): {
  items: Item[];
  nextCursor: string | null;
} {
  return { items, nextCursor: nextCursor && Buffer.from(JSON.stringify(nextCursor)).toString('base64url') };
}
