import type { RegistroAnonimo } from '@meridia/shared/registro-anonimo.ts';
import { date, index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Stored } from '../stored.ts';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';

/** The record of a client without identity (ADR 0034). It names no client, not even by an id, and is never changed. */
export const registrosAnonimos = pgTable(
  'registros_anonimos',
  {
    id: uuid().primaryKey().defaultRandom(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    dados: jsonb().$type<Stored<RegistroAnonimo>>().notNull(),
    /** Until when the law asks to keep it. */
    guardarAte: date().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('registros_anonimos_terapeuta_id_idx').on(table.terapeutaId, table.createdAt.desc())],
);
