import type { Ficha } from '@meridia/shared/anamnese/ficha.ts';
import type { ConsentimentoDoCliente } from '@meridia/shared/consentimento.ts';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { clientes } from './clientes.ts';
import { createdAt, instant } from './lifecycle.ts';
import { storedJson } from './stored-column.ts';

/**
 * An invitation: a link through which a client fills in her part of an intake without an account, once. Her answer becomes the draft with
 * the same id, and then the assessment whose idempotency key is this id.
 */
export const convites = pgTable(
  'convites',
  {
    id: uuid().primaryKey().defaultRandom(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id),
    /** Null for a person who is new. */
    clienteId: uuid().references(() => clientes.id),
    /** For the therapist's list. */
    nome: text().notNull(),
    /** Where it was mailed; empty for a link that the therapist passed on. */
    email: text().notNull().default(''),
    /** SHA-256 of the token. Only the link itself contains the token. */
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    /** When the form was first opened. */
    openedAt: instant(),
    /** What the client has answered; null before the first save, after the assessment was made, and once the link has ended. */
    ficha: storedJson<Ficha>('convites.ficha'),
    /** Grows with each save. */
    revision: integer().notNull().default(0),
    consentimento: storedJson<ConsentimentoDoCliente>('convites.consentimento'),
    answeredAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('convites_token_hash_key').on(table.tokenHash),
    index('convites_terapeuta_id_idx').on(table.terapeutaId, table.createdAt.desc().nullsFirst()),
    index('convites_cliente_id_idx').on(table.clienteId).where(sql`${table.clienteId} is not null`),
    // For the sweep.
    index('convites_expires_at_idx').on(table.expiresAt),
    check('convites_revision', sql`${table.revision} >= 0`),
    check('convites_answered', sql`(${table.answeredAt} is null) = (${table.consentimento} is null)`),
    // Strangers write it: the schema's bounds for all answers together stay far below. Sealed, it is a third longer.
    check('convites_ficha_size', sql`octet_length(${table.ficha}::text) <= 270000`),
  ],
);
