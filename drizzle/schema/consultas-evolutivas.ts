import type { ConsultaEvolutivaVersaoConteudo } from '@meridia/shared/consulta-evolutiva.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Stored } from '../stored.ts';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { createdAt, instant } from './lifecycle.ts';

/** Follow-up consultations of an assessment (docs/PRODUCT.md 13). */
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
    /** When it took place; may lie before the day on which it was written down. */
    dataConsulta: createdAt(),
    observacoes: text().notNull(),
    mudancasQuadro: text(),
    sintomasAtuais: text().array().notNull(),
    sintomasResolvidos: text().array().notNull(),
    novasQueixas: text(),
    /** 0 (none, worst sleep and energy) to 10, as the client feels them; null: not asked. */
    escoreQueixa: smallint(),
    escoreDor: smallint(),
    escoreSono: smallint(),
    escoreEnergia: smallint(),
    escoreEstresse: smallint(),
    /** Sessions done so far, and planned in all. */
    sessoesRealizadas: smallint(),
    sessoesPlanejadas: smallint(),
    /** Chosen by the client; the same key never makes two rows. */
    idempotencyKey: uuid().notNull().defaultRandom(),
    /** When it was written down. */
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Taken back: stays in the timeline with its reason, and its number is not given again. */
    anuladaAt: instant(),
    anuladaMotivo: text(),
  },
  (table) => [
    uniqueIndex('consultas_evolutivas_numero_key').on(table.avaliacaoInicialId, table.numeroConsulta),
    uniqueIndex('consultas_evolutivas_idempotency_key').on(table.terapeutaId, table.idempotencyKey),
    check('consultas_evolutivas_numero', sql`${table.numeroConsulta} >= 1`),
    check(
      'consultas_evolutivas_escores',
      sql`least(${table.escoreQueixa}, ${table.escoreDor}, ${table.escoreSono}, ${table.escoreEnergia}, ${table.escoreEstresse}) >= 0 and greatest(${table.escoreQueixa}, ${table.escoreDor}, ${table.escoreSono}, ${table.escoreEnergia}, ${table.escoreEstresse}) <= 10`,
    ),
    check(
      'consultas_evolutivas_sessoes',
      sql`${table.sessoesRealizadas} between 0 and 500 and ${table.sessoesPlanejadas} between 1 and 500`,
    ),
    check('consultas_evolutivas_anulada', sql`(${table.anuladaAt} is null) = (${table.anuladaMotivo} is null)`),
  ],
);

/** What a consultation said before it was changed or taken back. Never rewritten. */
export const consultaEvolutivaVersoes = pgTable(
  'consulta_evolutiva_versoes',
  {
    id: uuid().primaryKey().defaultRandom(),
    consultaEvolutivaId: uuid()
      .notNull()
      .references(() => consultasEvolutivas.id),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    conteudo: jsonb().$type<Stored<ConsultaEvolutivaVersaoConteudo>>().notNull(),
    /** Until when it said so. */
    createdAt: createdAt(),
  },
  (table) => [
    index('consulta_evolutiva_versoes_consulta_idx').on(table.consultaEvolutivaId, table.createdAt),
    index('consulta_evolutiva_versoes_terapeuta_id_idx').on(table.terapeutaId),
  ],
);
