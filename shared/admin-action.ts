import { z } from 'zod';

/** Everything that is done by hand to accounts and to the system, and leaves a trace. */
export const adminActionKinds = [
  'admin.first',
  'admin.promote',
  'admin.demote',
  'account.block',
  'account.unblock',
  'account.resend_confirmation',
  'account.end_sessions',
  'plan.grant',
  'plan.revoke',
  'plan.edit',
  'job.retry',
  'mail.retry',
  'account.erased',
] as const;
const adminActionKindSchema = z.enum(adminActionKinds);
export type AdminActionKind = z.output<typeof adminActionKindSchema>;

/** One line of an account's trace. */
const adminActionSchema = z.object({
  id: z.number().int(),
  action: adminActionKindSchema,
  at: z.iso.datetime(),
  /** Null: the command line. The name is null once that account is gone. */
  actor: z.object({ id: z.uuid(), nomeCompleto: z.string().nullable() }).nullable(),
  /** The reason that was given, of `account.block`. */
  reason: z.string().nullable(),
  /** The plan's name, of `plan.grant` and `plan.revoke`. */
  planName: z.string().nullable(),
});
export type AdminAction = z.output<typeof adminActionSchema>;

export const adminActionPageSchema = z.object({
  items: z.array(adminActionSchema),
  nextCursor: z.number().int().nullable(),
});
