import { z } from 'zod';
import { instantSchema, unixSecondsSchema } from './storable.ts';

/** The payment provider's words for a subscription's state. */
export const providerStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] as const;
export type ProviderStatus = (typeof providerStatuses)[number];

const paidStandingSchema = z.enum(['running', 'payment_due', 'paused']);
export type PaidStanding = z.output<typeof paidStandingSchema>;

/** What each state means for the account; null: it is over, or never began. */
export const standingOf: Record<ProviderStatus, PaidStanding | null> = {
  incomplete: null,
  incomplete_expired: null,
  trialing: 'running',
  active: 'running',
  past_due: 'payment_due',
  canceled: null,
  unpaid: 'payment_due',
  paused: 'paused',
};

export const subscriptionStatuses = ['active', 'trialing', 'past_due', 'canceled', 'expired'] as const;
export const subscriptionStatusSchema = z.enum(subscriptionStatuses);

/** Where the plan in force comes from: the free plan of every account, a card, or somebody's hand. */
export const planSources = ['free', 'payment', 'grant'] as const;
export const planSourceSchema = z.enum(planSources);
export type PlanSource = z.output<typeof planSourceSchema>;

/** The plan in force and its units, as every screen knows them (docs/PRODUCT.md 3.7 and 3.8). */
export const subscriptionStatusViewSchema = z.object({
  planName: z.string(),
  /** True for a paid plan in force. */
  subscribed: z.boolean(),
  isAdminPlan: z.boolean(),
  status: subscriptionStatusSchema,
  source: planSourceSchema,
  /** ISO instant at which this period ends and the next begins. */
  subscriptionEnd: z.string().nullable(),
  /** ISO instant at which the plan ends and is not renewed: cancelled, or granted until then. */
  endsAt: z.string().nullable(),
  /** ISO instant until which the plan stays in force although a payment failed. */
  graceUntil: z.string().nullable(),
  /** The subscription of this account that is not over, as the payment provider was last read; null: none. */
  paid: z
    .object({
      standing: paidStandingSchema,
      /** What is paid for, which may lie below a courtesy in force; null for a price of none of our plans. */
      planName: z.string().nullable(),
      /** Of that plan; 0 for none of ours. */
      displayOrder: z.number().int(),
    })
    .nullable(),
  /** False where no payment provider is configured: nothing can be bought. */
  paymentsAvailable: z.boolean(),
  diagnosesUsed: z.number().int(),
  /** Units of this period, bonus included; -1 = unlimited. */
  diagnosesLimit: z.number().int(),
  bonusDiagnoses: z.number().int(),
  canCreate: z.boolean(),
  reason: z.enum(['limit_reached', 'no_active_subscription']).nullable(),
});
export type SubscriptionStatusView = z.output<typeof subscriptionStatusViewSchema>;

/** What changes the count of units: one taken, given back, a free redo, one given extra, those used in an erased account. */
export const movementKinds = ['consume', 'refund', 'redo', 'bonus', 'carried'] as const;

/**
 * One line of what explains the quota: a unit taken, given back or given extra, a free redo, units used in an erased account, another
 * plan. Newest first.
 */
export const quotaMovementSchema = z.object({
  id: z.uuid(),
  kind: z.enum([...movementKinds, 'plan_change']),
  at: z.string(),
  /** Of the units used: 1, -1 or 0; of `carried` as many as an erased account of the person used. */
  delta: z.number().int(),
  /** Of the units available. */
  bonus: z.number().int(),
  /** Of `consume`, `refund` and `redo`. */
  avaliacao: z.object({ id: z.uuid(), nomeCliente: z.string() }).nullable(),
  /** Of `plan_change`. */
  plan: z.object({ from: z.string(), to: z.string(), source: planSourceSchema }).nullable(),
  /** Counts in the present period. */
  current: z.boolean(),
});
export type QuotaMovement = z.output<typeof quotaMovementSchema>;

const planNameSchema = z.string().min(1).max(60);

export const choosePlanSchema = z.object({ planName: planNameSchema });

/** What a change of plan would cost, from the provider's own calculation. Money in centavos. */
export const planChangePreviewSchema = z.object({
  planName: z.string(),
  direction: z.enum(['upgrade', 'downgrade']),
  /** Charged at once: the difference for the rest of the period. */
  chargeNow: z.number().int().min(0),
  /** Of the next invoice, credits taken off. */
  nextCharge: z.number().int().min(0),
  renewsAt: z.string(),
  /** Unix seconds of the calculation; `change` repeats it, so that what is charged is what was shown. */
  prorationDate: z.number().int(),
});
export type PlanChangePreview = z.output<typeof planChangePreviewSchema>;

export const changePlanSchema = choosePlanSchema.extend({
  prorationDate: unixSecondsSchema,
  /** Same key, same change: a double click changes once. */
  idempotencyKey: z.uuid(),
});

export const planChangeResultSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('changed'), status: subscriptionStatusViewSchema }),
  /** The bank wants to ask something: the plan changes once this page is paid. */
  z.object({ outcome: z.literal('payment_needed'), url: z.url() }),
]);

export const grantPlanSchema = z.object({
  userId: z.uuid(),
  planName: planNameSchema,
  endsAt: instantSchema,
  reason: z.string().trim().min(3, 'Diga o motivo').max(500),
});
