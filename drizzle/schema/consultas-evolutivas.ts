import type { Correcao } from '@meridia/shared/anamnese/correcoes.ts';
import type { ConsultaEvolutivaVersaoConteudo } from '@meridia/shared/consulta-evolutiva.ts';
import type { LiberacaoMedica } from '@meridia/shared/liberacao-medica.ts';
import type { PontoUsado } from '@meridia/shared/ponto-usado.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, smallint, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { clientes } from './clientes.ts';
import { createdAt, instant } from './lifecycle.ts';
import { rowId, storedJson, storedText, storedTexts } from './stored-column.ts';

/** The points of one consultation or protocol, as they are stored. */
export interface PontosStored {
  pontos: PontoUsado[];
}

/** Consultations of a client, each counted within one assessment, or among those without one (docs/PRODUCT.md 13). */
export const consultasEvolutivas = pgTable(
  'consultas_evolutivas',
  {
    id: rowId(),
    /** Null for a consultation that was begun from a client without an assessment; it stays so. */
    avaliacaoInicialId: uuid().references(() => avaliacoes.id),
    /** Where there is an assessment, always its client: a trigger follows it (ADR 0036). Null while that has none. */
    clienteId: uuid().references(() => clientes.id),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** 1, 2, 3 … within one assessment; without one, within the client. A merge may bring two with one number. */
    numeroConsulta: integer().notNull(),
    /** When the consultation took place; may be earlier than the day on which the therapist recorded it. */
    dataConsulta: createdAt(),
    observacoes: storedText('consultas_evolutivas.observacoes').notNull(),
    mudancasQuadro: storedText('consultas_evolutivas.mudancas_quadro'),
    sintomasAtuais: storedTexts('consultas_evolutivas.sintomas_atuais').notNull(),
    sintomasResolvidos: storedTexts('consultas_evolutivas.sintomas_resolvidos').notNull(),
    novasQueixas: storedText('consultas_evolutivas.novas_queixas'),
    /** What the therapist said of the signs that were read in these texts. */
    correcoes: storedJson<Correcao[]>('consultas_evolutivas.correcoes').notNull().default(sql`'[]'::jsonb`),
    /** 0 (none; for sleep and energy: the worst) to 10, as the client feels it. Null: not asked. */
    escoreQueixa: smallint(),
    escoreDor: smallint(),
    escoreSono: smallint(),
    escoreEnergia: smallint(),
    escoreEstresse: smallint(),
    /** Sessions done so far, and sessions planned in total. */
    sessoesRealizadas: smallint(),
    sessoesPlanejadas: smallint(),
    /** The points that were worked; none in consultations of earlier releases. */
    pontos: storedJson<PontosStored>('consultas_evolutivas.pontos').notNull().default(sql`'{"pontos": []}'::jsonb`),
    /** How many these are, for lists, which do not open them. */
    numeroPontos: smallint().notNull().default(0),
    /** The day on which the client is to return. */
    retornoEm: date(),
    /** A physician's release of the client, where the report waits for one. */
    liberacao: storedJson<LiberacaoMedica>('consultas_evolutivas.liberacao'),
    /** Chosen by the client: two requests with the same key create one row. */
    idempotencyKey: uuid().notNull().defaultRandom(),
    /** When the therapist recorded the consultation. */
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** The consultation was withdrawn. It stays in the timeline with the reason, and its number is not used again. */
    anuladaAt: instant(),
    anuladaMotivo: storedText('consultas_evolutivas.anulada_motivo'),
  },
  (table) => [
    uniqueIndex('consultas_evolutivas_numero_key').on(table.avaliacaoInicialId, table.numeroConsulta),
    uniqueIndex('consultas_evolutivas_idempotency_key').on(table.terapeutaId, table.idempotencyKey),
    index('consultas_evolutivas_cliente_idx')
      .on(table.clienteId, table.dataConsulta.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.clienteId} is not null`),
    // For those who return this week.
    index('consultas_evolutivas_retorno_idx')
      .on(table.terapeutaId, table.retornoEm)
      .where(sql`${table.retornoEm} is not null and ${table.anuladaAt} is null`),
    check('consultas_evolutivas_numero', sql`${table.numeroConsulta} >= 1`),
    check('consultas_evolutivas_place', sql`${table.avaliacaoInicialId} is not null or ${table.clienteId} is not null`),
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
    id: rowId(),
    consultaEvolutivaId: uuid()
      .notNull()
      .references(() => consultasEvolutivas.id),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    conteudo: storedJson<ConsultaEvolutivaVersaoConteudo>('consulta_evolutiva_versoes.conteudo').notNull(),
    /** When this content was replaced. */
    createdAt: createdAt(),
  },
  (table) => [
    index('consulta_evolutiva_versoes_consulta_idx').on(table.consultaEvolutivaId, table.createdAt),
    index('consulta_evolutiva_versoes_terapeuta_id_idx').on(table.terapeutaId),
  ],
);
