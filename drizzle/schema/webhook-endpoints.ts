import { type WebhookEvent, webhookEvents, webhookOffReasons } from '@meridia/shared/webhook.ts';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './lifecycle.ts';
import { oneOf } from './one-of.ts';

/** An address of an account's own program, which is told what happens (ADR 0049). */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    descricao: text().notNull(),
    eventos: text({ enum: webhookEvents }).array().$type<WebhookEvent[]>().notNull(),
    /** Sealed with SECRET_KEY: every message is signed with it, so a hash is not enough. */
    sealedSecret: text().notNull(),
    /** The secret before the last rotation, with which messages are signed as well until `earlier_until`. */
    sealedEarlier: text(),
    earlierUntil: instant(),
    /** The first failure since which nothing has arrived. Null after a success. */
    failingSince: instant(),
    disabledAt: instant(),
    disabledReason: text({ enum: webhookOffReasons }),
    createdAt: createdAt(),
  },
  (table) => [
    // For the deliveries, which name both, so that no delivery goes to another account's address.
    unique('webhook_endpoints_own_key').on(table.id, table.accountId),
    index('webhook_endpoints_account_id_idx').on(table.accountId, table.createdAt),
    check(
      'webhook_endpoints_eventos_known',
      sql`${table.eventos} <@ ${sql.raw(`array[${webhookEvents.map((event) => `'${event}'`).join(', ')}]`)}`,
    ),
    oneOf('webhook_endpoints_disabled_reason_known', table.disabledReason, webhookOffReasons),
    check('webhook_endpoints_disabled', sql`(${table.disabledAt} is null) = (${table.disabledReason} is null)`),
    check('webhook_endpoints_earlier', sql`(${table.sealedEarlier} is null) = (${table.earlierUntil} is null)`),
  ],
);
