import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Tries counted per window, here and not in memory so that several instances do not multiply them (docs/PRODUCT.md 2.12).
 * The columns are those of rate-limiter-flexible. Keys are `<limit>:<SHA-256>`: no address of a person or a network stands here.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    /** Milliseconds since 1970; null: never. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
);
