import type { AnamneseDraftData } from '@meridia/shared/anamnese/draft.ts';
import { index, integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import type { Stored } from '../stored.ts';
import { accounts } from './accounts.ts';
import { createdAt } from './lifecycle.ts';

/** A form that the therapist is still filling in. The transaction that creates the assessment deletes the draft. */
export const anamneseDrafts = pgTable(
  'anamnese_drafts',
  {
    /** Chosen by the client, so that a draft has its id before the first save arrives. */
    id: uuid().primaryKey(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    data: jsonb().$type<Stored<AnamneseDraftData>>().notNull(),
    revision: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: createdAt(),
  },
  (table) => [index('anamnese_drafts_terapeuta_id_idx').on(table.terapeutaId, table.updatedAt.desc())],
);
