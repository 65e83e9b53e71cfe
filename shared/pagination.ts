import { z } from 'zod';
import { instantSchema } from './storable.ts';

/** Pagination by key: the cursor is the last row already shown, so every page costs the same. */
export const pageCursorSchema = z.object({ createdAt: instantSchema, id: z.uuid() });
export type PageCursor = z.output<typeof pageCursorSchema>;

export const pageSizes = { default: 20, max: 50 } as const;
