import { z } from 'zod';

export const subscriptionStatuses = ['active', 'trialing', 'past_due', 'canceled', 'expired'] as const;
export const subscriptionStatusSchema = z.enum(subscriptionStatuses);

/** What `check-subscription` answers (spec, section 3), in our casing. */
export const subscriptionStatusViewSchema = z.object({
  planName: z.string(),
  /** True for a paid plan in force. */
  subscribed: z.boolean(),
  isAdminPlan: z.boolean(),
  subscriptionEnd: z.string().nullable(),
  diagnosesUsed: z.number().int(),
  /** Units of this period, bonus included; -1 = unlimited. */
  diagnosesLimit: z.number().int(),
  canCreate: z.boolean(),
  reason: z.enum(['limit_reached', 'no_active_subscription']).nullable(),
});
export type SubscriptionStatusView = z.output<typeof subscriptionStatusViewSchema>;
