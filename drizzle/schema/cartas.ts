import type { CartaTextos } from '@meridia/shared/carta.ts';
import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { createdAt } from './lifecycle.ts';
import { storedJson } from './stored-column.ts';

/** A letter to a client that its therapist has changed. A letter without a row says what the report gives. */
export const cartas = pgTable(
  'cartas',
  {
    avaliacaoId: uuid()
      .primaryKey()
      .references(() => avaliacoes.id, { onDelete: 'cascade' }),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    textos: storedJson<CartaTextos>('cartas.textos').notNull(),
    revisao: integer().notNull().default(1),
    /** The attempt of the report from which the letter was changed (`avaliacoes.ciclo`). */
    ciclo: integer().notNull(),
    updatedAt: createdAt(),
  },
  (table) => [index('cartas_terapeuta_id_idx').on(table.terapeutaId)],
);
