import { z } from 'zod';
import { stepUpSchema } from './account.ts';

/** Whose role is changed, and what the admin proves for it. */
export const changeRoleSchema = stepUpSchema.extend({ userId: z.uuid() });

/** The one-time set-up of the first admin. */
export const adminSetupSchema = z.object({ adminExists: z.boolean(), secretRequired: z.boolean() });
export const setupAdminSchema = z.object({ secret: z.string().max(500).optional() });
