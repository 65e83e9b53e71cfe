import { timestamp } from 'drizzle-orm/pg-core';

// Milliseconds, not Postgres' microseconds: a page cursor goes through a JavaScript Date and must come back equal.
export const instant = () => timestamp({ withTimezone: true, precision: 3 });
export const createdAt = () => instant().notNull().defaultNow();
