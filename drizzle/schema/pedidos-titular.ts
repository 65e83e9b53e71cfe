import { pedidoDesfechos, pedidoTipos, pedidoVias } from '@meridia/shared/pedido-titular.ts';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/** What a client asked for about her data (LGPD, art. 18), and what came of it. It outlives the client, of whom it then names only the id. */
export const pedidosTitular = pgTable(
  'pedidos_titular',
  {
    id: uuid().primaryKey().defaultRandom(),
    terapeutaId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** No foreign key: an erasure removes the client and not the proof that it was asked for. */
    clienteId: uuid().notNull(),
    tipo: text({ enum: pedidoTipos }).notNull(),
    via: text({ enum: pedidoVias }).notNull(),
    recebidoEm: date().notNull(),
    /** Fifteen days later. */
    venceEm: date().notNull().generatedAlwaysAs(sql`recebido_em + 15`),
    /** Null while it is open. */
    desfecho: text({ enum: pedidoDesfechos }),
    concluidoEm: instant(),
    /** What was done, or why it was refused, in the therapist's words; emptied with the client's identity. */
    resposta: text(),
    /** Chosen by the browser: two requests with the same key create one row. */
    idempotencyKey: uuid().notNull().defaultRandom(),
    createdAt: createdAt(),
  },
  (table) => [
    // Open ones, the most urgent first: of one therapist, and of all for the admin area.
    index('pedidos_titular_abertos_idx')
      .on(table.terapeutaId, table.venceEm, table.id)
      .where(sql`${table.desfecho} is null`),
    index('pedidos_titular_vence_em_idx').on(table.venceEm, table.id).where(sql`${table.desfecho} is null`),
    index('pedidos_titular_concluidos_idx')
      .on(table.terapeutaId, table.concluidoEm.desc().nullsFirst())
      .where(sql`${table.desfecho} is not null`),
    index('pedidos_titular_cliente_id_idx').on(table.clienteId),
    uniqueIndex('pedidos_titular_idempotency_key').on(table.terapeutaId, table.idempotencyKey),
    check('pedidos_titular_concluido', sql`(${table.desfecho} is null) = (${table.concluidoEm} is null)`),
    oneOf('pedidos_titular_tipo_known', table.tipo, pedidoTipos),
    oneOf('pedidos_titular_via_known', table.via, pedidoVias),
    oneOf('pedidos_titular_desfecho_known', table.desfecho, pedidoDesfechos),
  ],
);
