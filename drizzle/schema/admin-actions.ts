import { adminActionKinds } from '@meridia/shared/admin-action.ts';
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './lifecycle.ts';

/** What was done to accounts and to the system by hand, by whom and when. Added to, never rewritten; no foreign keys, so that it outlives its subjects. */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Null: the command line. */
    actorId: uuid(),
    action: text({ enum: adminActionKinds }).notNull(),
    /** The account, plan, job or message it was done to. */
    subjectId: uuid(),
    /** Ids, old and new values; never health data or an address. */
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('admin_actions_subject_idx').on(table.subjectId, table.id.desc().nullsFirst()),
    index('admin_actions_actor_idx').on(table.actorId),
  ],
);
