import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';

/** The one-time-code generator of an account (TOTP, RFC 6238). The login asks for a code when `confirmed_at` is set. */
export const secondFactors = pgTable('second_factors', {
  accountId: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Sealed with the server's secret key (server/auth/secret-box.ts): somebody with a copy of this table cannot make codes. */
  sealedSecret: text().notNull(),
  confirmedAt: instant(),
  /** Time step of the newest code that was accepted: no code is accepted twice. */
  lastStep: integer().notNull().default(0),
  createdAt: createdAt(),
});
