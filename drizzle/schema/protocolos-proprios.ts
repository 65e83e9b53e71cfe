import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import type { PontosStored } from './consultas-evolutivas.ts';
import { createdAt } from './lifecycle.ts';
import { rowId, storedJson } from './stored-column.ts';

/** A therapist's own protocol: points with their settings under a name, to be inserted into consultations. Names no client. */
export const protocolosProprios = pgTable(
  'protocolos_proprios',
  {
    id: rowId(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nome: text().notNull(),
    pontos: storedJson<PontosStored>('protocolos_proprios.pontos').notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [
    index('protocolos_proprios_terapeuta_id_idx').on(table.terapeutaId),
    uniqueIndex('protocolos_proprios_nome_key').on(table.terapeutaId, sql`lower(${table.nome})`),
  ],
);
