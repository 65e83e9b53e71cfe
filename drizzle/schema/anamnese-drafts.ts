import type { AnamneseDraftData } from '@meridia/shared/anamnese/draft.ts';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';
import { storedJson } from './stored-column.ts';

/** A form that the therapist is still filling in. The transaction that creates the assessment deletes the draft. */
export const anamneseDrafts = pgTable(
  'anamnese_drafts',
  {
    /** Chosen by the client, so that a draft has its id before the first save arrives. */
    id: uuid().primaryKey(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    data: storedJson<AnamneseDraftData>('anamnese_drafts.data').notNull(),
    /** What `data` says, for lists and searches, which open no draft: whose it is, who answered it and when, and its photos. */
    nomeCliente: text(),
    clienteId: text(),
    respondidaPor: text(),
    respondidaEm: text(),
    fotoIds: text().array().notNull().default(sql`'{}'::text[]`),
    revision: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index('anamnese_drafts_terapeuta_id_idx').on(table.terapeutaId, table.updatedAt.desc())],
);
