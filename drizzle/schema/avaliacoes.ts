import type { DadosAnamnese } from '@meridia/shared/anamnese/dados-anamnese.ts';
import { storedAvaliacaoStatuses } from '@meridia/shared/avaliacao-status.ts';
import type { ConsentimentoDoCliente } from '@meridia/shared/consentimento.ts';
import type { LeituraIa } from '@meridia/shared/leitura-ia.ts';
import { motores } from '@meridia/shared/relatorio.ts';
import { relatorioStageNames } from '@meridia/shared/relatorio-progress.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { clientes } from './clientes.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';
import { folded, searchable } from './searchable.ts';
import { rowId, storedJson, storedText } from './stored-column.ts';

/**
 * One intake and its report. This row is the truth about the state of the report; the rows of `relatorio_events` only record how
 * the report got there.
 */
export const avaliacoes = pgTable(
  'avaliacoes',
  {
    id: rowId(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    /**
     * The person of this intake. Null for assessments of releases that knew no clients, until their therapist says whose they are, and
     * for tests of the engine.
     */
    clienteId: uuid().references(() => clientes.id),
    nomeCliente: text().notNull(),
    idade: integer().notNull(),
    sexo: text().notNull(),
    telefone: text().notNull(),
    email: text().notNull(),
    queixaPrincipal: text().notNull(),
    sintomas: text().array().notNull(),
    consumoAgua: integer(),
    cafeXicaras: integer(),
    frequenciaAlcool: text(),
    qualidadeSono: text(),
    linguaCor: text(),
    linguaSaburra: text(),
    linguaForma: text(),
    linguaUmidade: text(),
    linguaRachaduras: boolean().notNull(),
    linguaMarcasDente: boolean().notNull(),
    imagemLinguaUrl: text().notNull(),
    imagemFaceUrl: text(),
    imagemOrelhaUrl: text(),
    consentimentoLgpd: boolean().notNull(),
    /** Version of the consent text that was accepted. */
    consentimentoVersao: text().notNull(),
    /** What the client herself consented to, when she filled in her part before the visit; null otherwise. */
    consentimentoCliente: storedJson<ConsentimentoDoCliente>('avaliacoes.consentimento_cliente'),
    /** Imported data contains `concluido`; the code reads `concluido` as `finalizado`. */
    status: text({ enum: storedAvaliacaoStatuses }).notNull().default('pendente'),
    tipoRelatorio: text().notNull().default('completo'),
    /** JSON string: the `Relatorio`, or `{"erro": detail}` (docs/PRODUCT.md 8.7). */
    diagnosticoJson: storedText('avaliacoes.diagnostico_json'),
    relatorioHtml: storedText('avaliacoes.relatorio_html'),
    /** What `diagnosticoJson` says, for lists, which open no report: whether the last try failed, and the name of the first pattern. */
    comErro: boolean().notNull().default(false),
    primeiroPadrao: text(),

    /** The whole form, so that a report can be written again from all its answers. */
    dadosAnamnese: storedJson<DadosAnamnese>('avaliacoes.dados_anamnese').notNull(),
    /** Grows by one with each change of the answers. `avaliacao_versoes` keeps the earlier ones. */
    respostasRevisao: integer().notNull().default(1),
    /** The revision of the answers from which the finished report was made. */
    relatorioRevisao: integer().notNull().default(1),
    /**
     * What a model read in the texts of the intake; null when none was asked, or none has answered. It stays, so that a report that is
     * made again says the same.
     */
    leituraIa: storedJson<LeituraIa>('avaliacoes.leitura_ia'),
    /** Stage of the running report. */
    stage: text({ enum: relatorioStageNames }).notNull().default('observar'),
    percent: integer().notNull().default(0),
    /**
     * Fencing token: grows with every attempt and never falls. Only the attempt that holds the newest number may store a result.
     */
    tentativa: integer().notNull().default(0),
    /** Grows each time a person starts the report again; the limit of attempts applies within one cycle. */
    ciclo: integer().notNull().default(1),
    /** `tentativa` at the start of this cycle. */
    tentativaBase: integer().notNull().default(0),
    /** Chosen by the client: two requests with the same key create one row. */
    idempotencyKey: uuid().notNull(),
    motor: text({ enum: motores }),
    modelo: text(),
    promptVersao: text(),
    catalogoVersao: text(),
    inputTokens: integer(),
    outputTokens: integer(),
    /** Cost of this report at the writer's provider, in centavos with decimals. */
    custoCentavos: numeric({ precision: 12, scale: 4, mode: 'number' }),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    finishedAt: instant(),
    /** When the therapist first saw that this report had finished or failed. Null: not seen yet. */
    seenAt: instant(),
    /**
     * The report carries the clinic's name and logo under every plan: it was made, signed or shared while the plan had them. It never
     * turns back, because nobody loses what was made under another plan (ADR 0039).
     */
    comMarca: boolean().notNull().default(false),
    /** The report as it stands, with all that its therapist says of it, is what she signed last. */
    assinado: boolean().notNull().default(false),
    /** An admin made this report to test the engine; its client is invented. */
    teste: boolean().notNull().default(false),
    /** Client name and complaint, for the search. */
    busca: searchable('nome_cliente', 'queixa_principal'),
  },
  (table) => [
    // History of one therapist, newest first, page by page.
    index('avaliacoes_history_idx').on(
      table.terapeutaId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The same list, of reports that are signed, or that wait for it.
    index('avaliacoes_assinado_idx')
      .on(table.terapeutaId, table.assinado, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'finalizado'`),
    // A client's assessments, newest first.
    index('avaliacoes_cliente_idx')
      .on(table.clienteId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.clienteId} is not null`),
    // The assessments of earlier releases that have no client yet.
    index('avaliacoes_soltas_idx')
      .on(table.terapeutaId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.clienteId} is null`),
    // The list over all therapists and all counts of the admin area: these queries read only this index.
    index('avaliacoes_newest_idx').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.status,
      table.teste,
    ),
    // Search over all therapists: only by client name, because nobody but the therapist may search complaints.
    index('avaliacoes_nome_busca_idx').using('gin', sql`${folded(table.nomeCliente)} gin_trgm_ops`),
    // Reports that finished or failed and that the therapist has not seen.
    index('avaliacoes_unseen_idx')
      .on(table.terapeutaId, table.finishedAt)
      .where(sql`${table.seenAt} is null and ${table.finishedAt} is not null`),
    index('avaliacoes_teste_idx').on(table.createdAt).where(sql`${table.teste}`),
    // For the reconciler: the few reports that are still running.
    index('avaliacoes_pending_idx').on(table.updatedAt).where(sql`${table.status} = 'pendente'`),
    uniqueIndex('avaliacoes_idempotency_key').on(table.terapeutaId, table.idempotencyKey),
    oneOf('avaliacoes_status_known', table.status, storedAvaliacaoStatuses),
    check('avaliacoes_idade', sql`${table.idade} between 0 and 120`),
    check('avaliacoes_consentimento', sql`${table.consentimentoLgpd}`),
    check('avaliacoes_percent', sql`${table.percent} between 0 and 100`),
    check(
      'avaliacoes_finished',
      sql`${table.status} not in ('finalizado', 'concluido') or (${table.relatorioHtml} is not null and ${table.diagnosticoJson} is not null)`,
    ),
  ],
);

/** The answers of an assessment before they were changed. Never changed. */
export const avaliacaoVersoes = pgTable(
  'avaliacao_versoes',
  {
    id: rowId(),
    avaliacaoId: uuid()
      .notNull()
      .references(() => avaliacoes.id),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** The revision that these answers were. */
    revisao: integer().notNull(),
    dadosAnamnese: storedJson<DadosAnamnese>('avaliacao_versoes.dados_anamnese').notNull(),
    /** Why they were replaced, in the therapist's words; null when she gave no reason. */
    motivo: storedText('avaliacao_versoes.motivo'),
    /** When these answers were replaced. */
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('avaliacao_versoes_revisao_key').on(table.avaliacaoId, table.revisao),
    index('avaliacao_versoes_terapeuta_id_idx').on(table.terapeutaId),
  ],
);
