import type { RegistroAnonimo } from '@meridia/shared/registro-anonimo.ts';
import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';
import { rowId, storedJson } from './stored-column.ts';

/** The record of a client without identity (ADR 0034). It names no client, not even by an id, and is never changed. */
export const registrosAnonimos = pgTable(
  'registros_anonimos',
  {
    id: rowId(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    dados: storedJson<RegistroAnonimo>('registros_anonimos.dados').notNull(),
    /** Until when the law asks to keep it. */
    guardarAte: date().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('registros_anonimos_terapeuta_id_idx').on(table.terapeutaId, table.createdAt.desc())],
);
