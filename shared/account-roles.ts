import { z } from 'zod';
import { passwordOnlySchema, secondFactorCodeSchema } from './account.ts';

/** What an admin proves again before changing who is an admin. */
export const stepUpSchema = passwordOnlySchema.extend({
  /** Asked for with SECOND_FACTOR_REQUIRED. */
  code: secondFactorCodeSchema.optional(),
});

export const changeRoleSchema = stepUpSchema.extend({ userId: z.uuid() });

/** The one-time set-up of the first admin. */
export const adminSetupSchema = z.object({ adminExists: z.boolean(), secretRequired: z.boolean() });
export const setupAdminSchema = z.object({ secret: z.string().max(500).optional() });
