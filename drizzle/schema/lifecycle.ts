import { timestamp } from 'drizzle-orm/pg-core';

// Milliseconds instead of PostgreSQL's microseconds: a page cursor passes through a JavaScript Date and must come back unchanged.
export const instant = () => timestamp({ withTimezone: true, precision: 3 });
export const createdAt = () => instant().notNull().defaultNow();
