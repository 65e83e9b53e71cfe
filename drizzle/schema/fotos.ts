import { type FotoObservacoes, fotoKinds } from '@meridia/shared/foto.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { avaliacoes } from './avaliacoes.ts';
import { consultasEvolutivas } from './consultas-evolutivas.ts';
import { keyDigest } from './key-digest.ts';
import { createdAt } from './lifecycle.ts';
import { oneOf } from './one-of.ts';
import { rowId, storedJson } from './stored-column.ts';

/** A stored photo. It belongs to a draft until an assessment claims it; unclaimed photos are deleted after some time. */
export const fotos = pgTable(
  'fotos',
  {
    id: rowId(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    avaliacaoId: uuid().references(() => avaliacoes.id),
    /** Set for the tongue photo of a follow-up consultation. */
    consultaEvolutivaId: uuid().references(() => consultasEvolutivas.id),
    /** The draft for which the photo was taken. No foreign key, because a photo may arrive before the first save of its draft. */
    draftId: uuid(),
    /** The invitation through which the client sent it. No foreign key, because the photo outlives the invitation. */
    conviteId: uuid(),
    kind: text({ enum: fotoKinds }).notNull(),
    /** `{userId}/lingua-{timestamp}.jpg`, relative to the storage root. */
    storageKey: text().notNull(),
    /** Hash of the stored bytes, which are always our own encoding of the picture. */
    sha256: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Measured once, at upload; the report uses these values. */
    observacoes: storedJson<FotoObservacoes>('fotos.observacoes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('fotos_storage_key').on(table.storageKey),
    // For the sweep, which finds files by their digest only.
    index('fotos_key_digest_idx').on(keyDigest(table.storageKey)),
    // One photo of each kind per assessment; this index also serves the lookup by assessment.
    uniqueIndex('fotos_avaliacao_kind_key')
      .on(table.avaliacaoId, table.kind)
      .where(sql`${table.avaliacaoId} is not null`),
    uniqueIndex('fotos_consulta_evolutiva_key')
      .on(table.consultaEvolutivaId)
      .where(sql`${table.consultaEvolutivaId} is not null`),
    index('fotos_terapeuta_id_idx').on(table.terapeutaId),
    // For the deletion of photos that no assessment claimed.
    index('fotos_unclaimed_idx')
      .on(table.createdAt)
      .where(sql`${table.avaliacaoId} is null and ${table.consultaEvolutivaId} is null`),
    index('fotos_convite_id_idx').on(table.conviteId).where(sql`${table.conviteId} is not null`),
    check('fotos_one_owner', sql`${table.avaliacaoId} is null or ${table.consultaEvolutivaId} is null`),
    oneOf('fotos_kind_known', table.kind, fotoKinds),
  ],
);
