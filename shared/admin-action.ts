import { z } from 'zod';

/** Every manual action on accounts and on the system. Each is recorded. */
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
  'price.announce',
  'job.retry',
  'mail.retry',
  'account.erased',
  'support.answer',
  'support.close',
] as const;
const adminActionKindSchema = z.enum(adminActionKinds);
export type AdminActionKind = z.output<typeof adminActionKindSchema>;

/** One line of an account's list of manual actions. */
const adminActionSchema = z.object({
  id: z.number().int(),
  action: adminActionKindSchema,
  at: z.iso.datetime(),
  /** Null for the command line. The name is null when the admin's account no longer exists. */
  actor: z.object({ id: z.uuid(), nomeCompleto: z.string().nullable() }).nullable(),
  /** The given reason; only for `account.block`. */
  reason: z.string().nullable(),
  /** The plan's name; only for `plan.grant` and `plan.revoke`. */
  planName: z.string().nullable(),
});
export type AdminAction = z.output<typeof adminActionSchema>;

export const adminActionPageSchema = z.object({
  items: z.array(adminActionSchema),
  nextCursor: z.number().int().nullable(),
});
