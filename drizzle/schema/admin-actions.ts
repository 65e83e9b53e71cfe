import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './lifecycle.ts';

export const adminActionKinds = [
  'admin.first',
  'admin.promote',
  'admin.demote',
  'account.block',
  'account.unblock',
  'account.resend_confirmation',
  'account.end_sessions',
  'plan.edit',
  'job.retry',
  'mail.retry',
  'account.erased',
] as const;

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
