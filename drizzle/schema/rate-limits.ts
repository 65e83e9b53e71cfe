import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Attempts counted per time window. The counts are in the database and not in memory, so that several instances share them
 * (docs/PRODUCT.md 2.12). The columns are those of rate-limiter-flexible. Keys are `<limit>:<SHA-256>`, so the table holds no
 * mail address and no IP address.
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
