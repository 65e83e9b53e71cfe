import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { keyDigest } from './key-digest.ts';
import { createdAt } from './lifecycle.ts';

/** Branding of a therapist's reports (docs/PRODUCT.md 14.2), and what her signature says (ADR 0035). */
export const clinicaConfigs = pgTable(
  'clinica_configs',
  {
    id: uuid().primaryKey().defaultRandom(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    nomeClinica: text(),
    /** Public address of a logo; the therapist typed this address. */
    logoUrl: text(),
    /**
     * An uploaded logo, `{userId}/logo-{timestamp}.png` below the storage root. When both are set, reports show this logo and not
     * `logo_url`.
     */
    logoKey: text(),
    /** Professional council and number there, and the place of signing, as she states them. */
    conselho: text(),
    registro: text(),
    local: text(),
    /** Reports leave by link or file only when they are signed. */
    somenteAssinados: boolean().notNull().default(false),
    updatedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('clinica_configs_terapeuta_id_key').on(table.terapeutaId),
    // For the sweep, which finds files by their digest only.
    index('clinica_configs_key_digest_idx').on(keyDigest(table.logoKey)).where(sql`${table.logoKey} is not null`),
  ],
);
