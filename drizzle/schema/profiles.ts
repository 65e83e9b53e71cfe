import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';

/** The person behind an account (spec, section 3). */
export const profiles = pgTable('profiles', {
  id: uuid()
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  nomeCompleto: text().notNull(),
  email: text().notNull(),
  createdAt: createdAt(),
});
