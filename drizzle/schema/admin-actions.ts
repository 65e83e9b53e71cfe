import { adminActionKinds } from '@meridia/shared/admin-action.ts';
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './lifecycle.ts';

/**
 * What admins and the command line did to accounts and to the system, and when. Rows are added and never changed. The table has
 * no foreign keys, so that a row outlives the account that it names.
 */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Null: the action came from the command line. */
    actorId: uuid(),
    action: text({ enum: adminActionKinds }).notNull(),
    /** The account, plan, job or mail that was changed. */
    subjectId: uuid(),
    /** Ids, old and new values; never health data or a mail address. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('admin_actions_subject_idx').on(table.subjectId, table.id.desc().nullsFirst()),
    index('admin_actions_actor_idx').on(table.actorId),
  ],
);
