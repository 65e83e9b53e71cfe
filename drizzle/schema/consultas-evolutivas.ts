import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { createdAt } from './lifecycle.ts';

/** Follow-up consultations of an assessment (spec, section 3). */
export const consultasEvolutivas = pgTable(
  'consultas_evolutivas',
  {
    id: uuid().primaryKey().defaultRandom(),
    avaliacaoInicialId: uuid()
      .notNull()
      .references(() => avaliacoes.id),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** 1, 2, 3 … within the assessment. */
    numeroConsulta: integer().notNull(),
    dataConsulta: createdAt(),
    observacoes: text().notNull(),
    mudancasQuadro: text(),
    sintomasAtuais: text().array().notNull(),
    sintomasResolvidos: text().array().notNull(),
    novasQueixas: text(),
  },
  (table) => [
    uniqueIndex('consultas_evolutivas_numero_key').on(table.avaliacaoInicialId, table.numeroConsulta),
    index('consultas_evolutivas_terapeuta_id_idx').on(table.terapeutaId),
    check('consultas_evolutivas_numero', sql`${table.numeroConsulta} >= 1`),
  ],
);
