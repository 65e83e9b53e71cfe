import { fotoKinds } from '@meridia/shared/foto.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/**
 * A photo that arrives in pieces (ADR 0031). The row is the truth about how much has arrived; the bytes are files until the photo is
 * complete. Rows and files are removed after a day, and are part of no backup; an export lists the rows.
 */
export const fotoUploads = pgTable(
  'foto_uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    draftId: uuid(),
    /** The invitation through which a client sends it; null for the therapist's own. */
    conviteId: uuid(),
    kind: text({ enum: fotoKinds }).notNull(),
    /** The size of the whole photo, announced at the beginning. */
    totalBytes: integer().notNull(),
    receivedBytes: integer().notNull().default(0),
    /** Storage keys of the pieces in order. */
    pieces: text().array().notNull().default(sql`'{}'::text[]`),
    /** The photo that was made of it; so a repeated end of the same upload makes no second photo. */
    fotoId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    index('foto_uploads_terapeuta_id_idx').on(table.terapeutaId, table.createdAt),
    index('foto_uploads_convite_id_idx').on(table.conviteId).where(sql`${table.conviteId} is not null`),
    check('foto_uploads_received', sql`${table.receivedBytes} between 0 and ${table.totalBytes}`),
    oneOf('foto_uploads_kind_known', table.kind, fotoKinds),
  ],
);
