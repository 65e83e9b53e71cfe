import { type ClienteDados, sexosDeCliente } from '@meridia/shared/cliente.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';
import { searchable } from './searchable.ts';
import { rowId, storedJson } from './stored-column.ts';

/** A person whom a therapist treats. The assessments name their client; consultations belong to the client of their assessment, or name it. */
export const clientes = pgTable(
  'clientes',
  {
    id: uuid().primaryKey().defaultRandom(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    nome: text().notNull(),
    nascimento: date(),
    /** The age that was told, where the birth date is not known, and when. */
    idade: integer(),
    idadeEm: instant(),
    sexo: text({ enum: sexosDeCliente }),
    telefone: text().notNull().default(''),
    email: text().notNull().default(''),
    /** Whether a provider of artificial intelligence abroad may get this client's data, and since when; null when nobody has asked. */
    iaExterior: boolean(),
    iaExteriorEm: instant(),
    /** False since the client withdrew the consent for photos; true when she gave it again; null when the consent of each intake holds. */
    fotosPermitidas: boolean(),
    fotosPermitidasEm: instant(),
    /** The client into whom this one was merged. Lists leave it out, and a merge that is undone empties it. */
    juntadoA: uuid(),
    /** When the last assessment was made, or the client when there is none: the order of the list. */
    atividadeEm: createdAt(),
    /** The first pattern of the last finished report. */
    ultimoPadrao: text(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    /** Name, digits of the phone number and last pattern, for the search. */
    busca: searchable('nome', `regexp_replace(telefone, '[^0-9]', '', 'g')`, `coalesce(ultimo_padrao, '')`),
    /**
     * The address as it is compared. Row-level security keeps `lower(email)` away from an index of that expression, because `lower` is not
     * leakproof; the comparison of a column is.
     */
    emailChave: text().notNull().generatedAlwaysAs(sql.raw('lower(email)')),
  },
  (table) => [
    foreignKey({ columns: [table.juntadoA], foreignColumns: [table.id as AnyPgColumn] }),
    // The search reads its text from here, in the order of the list (ADR 0029).
    index('clientes_list_busca_idx')
      .on(table.terapeutaId, table.atividadeEm.desc().nullsFirst(), table.id.desc().nullsFirst(), table.busca)
      .where(sql`${table.juntadoA} is null`),
    index('clientes_novos_idx')
      .on(table.terapeutaId, table.createdAt.desc().nullsFirst())
      .where(sql`${table.juntadoA} is null`),
    // For the rows of one account: erasure, export and likely matches.
    index('clientes_terapeuta_id_idx').on(table.terapeutaId),
    index('clientes_juntado_a_idx').on(table.juntadoA).where(sql`${table.juntadoA} is not null`),
    index('clientes_email_chave_idx').on(table.terapeutaId, table.emailChave).where(sql`${table.emailChave} <> ''`),
    check('clientes_idade', sql`${table.idade} between 0 and 120`),
    check('clientes_idade_em', sql`(${table.idade} is null) = (${table.idadeEm} is null)`),
    check('clientes_ia_exterior_em', sql`(${table.iaExterior} is null) = (${table.iaExteriorEm} is null)`),
    check(
      'clientes_fotos_permitidas_em',
      sql`(${table.fotosPermitidas} is null) = (${table.fotosPermitidasEm} is null)`,
    ),
    oneOf('clientes_sexo_known', table.sexo, sexosDeCliente),
  ],
);

/** The data of a client before they were changed. Never changed. */
export const clienteVersoes = pgTable(
  'cliente_versoes',
  {
    id: rowId(),
    clienteId: uuid()
      .notNull()
      .references(() => clientes.id),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    dados: storedJson<ClienteDados>('cliente_versoes.dados').notNull(),
    /** When these data were replaced. */
    createdAt: createdAt(),
  },
  (table) => [
    index('cliente_versoes_cliente_idx').on(table.clienteId, table.createdAt),
    index('cliente_versoes_terapeuta_id_idx').on(table.terapeutaId),
  ],
);

/** Two clients that turned out to be one person. It remembers what moved, so that the merge can be undone. */
export const clienteJuncoes = pgTable(
  'cliente_juncoes',
  {
    id: uuid().primaryKey().defaultRandom(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** The client that stays. */
    clienteId: uuid()
      .notNull()
      .references(() => clientes.id),
    /** The client that was merged into it. */
    outroId: uuid()
      .notNull()
      .references(() => clientes.id),
    /** The assessments of the other one at that time. */
    avaliacaoIds: uuid().array().notNull(),
    /** The consultations without an assessment of the other one at that time. */
    consultaIds: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    createdAt: createdAt(),
    desfeitaEm: instant(),
  },
  (table) => [
    index('cliente_juncoes_cliente_idx').on(table.clienteId, table.createdAt),
    index('cliente_juncoes_outro_idx').on(table.outroId),
    uniqueIndex('cliente_juncoes_outro_key').on(table.outroId).where(sql`${table.desfeitaEm} is null`),
    index('cliente_juncoes_terapeuta_id_idx').on(table.terapeutaId),
  ],
);
