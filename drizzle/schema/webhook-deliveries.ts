import { deliveryFailures, deliveryStates, webhookTypes } from '@meridia/shared/webhook.ts';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';
import { webhookEndpoints } from './webhook-endpoints.ts';

/**
 * One event for one address, written in the transaction of what happened. The queue's job carries only the id of the row. The message is
 * made of it at each try: type, time and id. The table holds no body and no answer.
 */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    endpointId: uuid().notNull(),
    tipo: text({ enum: webhookTypes }).notNull(),
    /** The client, the assessment or the consultation; null for what is about the account. */
    subjectId: uuid(),
    /** A second delivery to the same address with the same key is not written. Null: it has no duplicate. */
    dedupeKey: text(),
    state: text({ enum: deliveryStates }).notNull().default('pendente'),
    /** Counts every try, also those before it was sent again. It fences off a worker that goes on late. */
    tries: integer().notNull().default(0),
    /** The tries before somebody sent it again: then the pauses begin anew. */
    earlierTries: integer().notNull().default(0),
    /** When the next try is due. Null when none comes. */
    nextTryAt: instant(),
    /** A worker is trying. When this time is old the worker has died, and another one tries. */
    claimedAt: instant(),
    triedAt: instant(),
    durationMs: integer(),
    /** The HTTP status of the last answer. */
    status: integer(),
    failure: text({ enum: deliveryFailures }),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'webhook_deliveries_own_endpoint',
      columns: [table.endpointId, table.accountId],
      foreignColumns: [webhookEndpoints.id, webhookEndpoints.accountId],
    }).onDelete('cascade'),
    uniqueIndex('webhook_deliveries_dedupe_key').on(table.endpointId, table.dedupeKey),
    // For the list of an address.
    index('webhook_deliveries_endpoint_idx').on(table.endpointId, table.createdAt),
    // For the erasure of an account, and of one client.
    index('webhook_deliveries_account_idx').on(table.accountId, table.subjectId),
    // For the sweep, and for the search of deliveries whose job was lost.
    index('webhook_deliveries_created_at_idx').on(table.createdAt),
    index('webhook_deliveries_due_idx').on(table.nextTryAt).where(sql`${table.state} = 'pendente'`),
    oneOf('webhook_deliveries_tipo_known', table.tipo, webhookTypes),
    oneOf('webhook_deliveries_state_known', table.state, deliveryStates),
    oneOf('webhook_deliveries_failure_known', table.failure, deliveryFailures),
    check('webhook_deliveries_due', sql`(${table.nextTryAt} is not null) = (${table.state} = 'pendente')`),
  ],
);
