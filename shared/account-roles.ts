import { z } from 'zod';
import { stepUpSchema } from './account.ts';

/** The account whose role changes, and the admin's password and code. */
export const changeRoleSchema = stepUpSchema.extend({ userId: z.uuid() });

/** The one-time setup of the first admin. */
export const adminSetupSchema = z.object({
  adminExists: z.boolean(),
  /** The proof that is asked for: the SETUP_ADMIN_SECRET of the installation, the code of the server's start text, or nothing. */
  proof: z.enum(['none', 'secret', 'code']),
  /** True when the account's address must be confirmed first. */
  confirmedEmail: z.boolean(),
});
export type SetupProof = z.output<typeof adminSetupSchema>['proof'];
/** `secret` is the installation's secret or the start text's code. */
export const setupAdminSchema = z.object({ secret: z.string().max(500).optional() });
