import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';
import { searchable } from './searchable.ts';

/** Name and mail address of the person behind an account. */
export const profiles = pgTable(
  'profiles',
  {
    id: uuid()
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nomeCompleto: text().notNull(),
    email: text().notNull(),
    createdAt: createdAt(),
    /** Name and mail address, for the search. */
    busca: searchable('nome_completo', 'email'),
  },
  (table) => [
    // For the lists of the admin area: newest first, and with a search.
    index('profiles_newest_idx').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('profiles_busca_idx').using('gin', table.busca.op('gin_trgm_ops')),
  ],
);
