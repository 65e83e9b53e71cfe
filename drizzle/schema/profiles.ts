import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';
import { searchable } from './searchable.ts';

/** The person behind an account: name and address. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nomeCompleto: text().notNull(),
    email: text().notNull(),
    createdAt: createdAt(),
    /** Name and address, for searching. */
    busca: searchable('nome_completo', 'email'),
  },
  (table) => [
    // Lists of the admin area: newest first, and searched.
    index('profiles_newest_idx').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('profiles_busca_idx').using('gin', table.busca.op('gin_trgm_ops')),
  ],
);
