import type { Correcao } from '@meridia/shared/anamnese/correcoes.ts';
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
    /** 1, 2, 3 … within one assessment. */
    numeroConsulta: integer().notNull(),
    /** When the consultation took place; may be earlier than the day on which the therapist recorded it. */
    dataConsulta: createdAt(),
    observacoes: text().notNull(),
    mudancasQuadro: text(),
    sintomasAtuais: text().array().notNull(),
    sintomasResolvidos: text().array().notNull(),
    novasQueixas: text(),
    /** What the therapist said of the signs that were read in these texts. */
    correcoes: jsonb().$type<Stored<Correcao[]>>().notNull().default(sql`'[]'::jsonb`),
    /** 0 (none; for sleep and energy: the worst) to 10, as the client feels it. Null: not asked. */
    escoreQueixa: smallint(),
    escoreDor: smallint(),
    escoreSono: smallint(),
    escoreEnergia: smallint(),
    escoreEstresse: smallint(),
    /** Sessions done so far, and sessions planned in total. */
    sessoesRealizadas: smallint(),
    sessoesPlanejadas: smallint(),
    /** Chosen by the client: two requests with the same key create one row. */
    idempotencyKey: uuid().notNull().defaultRandom(),
    /** When the therapist recorded the consultation. */
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** The consultation was withdrawn. It stays in the timeline with the reason, and its number is not used again. */
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

/** The content of a consultation before it was changed or withdrawn. Never changed. */
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
    /** When this content was replaced. */
    createdAt: createdAt(),
  },
  (table) => [
    index('consulta_evolutiva_versoes_consulta_idx').on(table.consultaEvolutivaId, table.createdAt),
    index('consulta_evolutiva_versoes_terapeuta_id_idx').on(table.terapeutaId),
  ],
);
