import { z } from 'zod';
import { stepUpSchema } from './account.ts';

/** Whose role is changed, and what the admin proves for it. */
export const changeRoleSchema = stepUpSchema.extend({ userId: z.uuid() });

/** The one-time set-up of the first admin. */
export const adminSetupSchema = z.object({
  adminExists: z.boolean(),
  /** What is asked for: the SETUP_ADMIN_SECRET of the installation, the code of the server's start text, or nothing. */
  proof: z.enum(['none', 'secret', 'code']),
  /** The account's address has to be confirmed before. */
  confirmedEmail: z.boolean(),
});
export type SetupProof = z.output<typeof adminSetupSchema>['proof'];
/** `secret` is the one or the other. */
export const setupAdminSchema = z.object({ secret: z.string().max(500).optional() });
