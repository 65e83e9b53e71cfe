import { z } from 'zod';
import { capabilitiesSchema } from './plan-on-sale.ts';
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

/** The meaning of each state for the account; null when the subscription is over or never began. */
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

/** The source of the plan in force: the free plan of every account, a payment, or a grant by hand. */
export const planSources = ['free', 'payment', 'grant'] as const;
export const planSourceSchema = z.enum(planSources);
export type PlanSource = z.output<typeof planSourceSchema>;

/** The plan in force and its units, for every screen (docs/PRODUCT.md 3.7 and 3.8). */
export const subscriptionStatusViewSchema = z.object({
  planName: z.string(),
  /** True for a paid plan in force. */
  subscribed: z.boolean(),
  isAdminPlan: z.boolean(),
  status: subscriptionStatusSchema,
  source: planSourceSchema,
  /** ISO instant at which this period ends and the next begins. */
  subscriptionEnd: z.string().nullable(),
  /** ISO instant at which the plan ends without renewal: it was cancelled, or the grant ends. */
  endsAt: z.string().nullable(),
  /** ISO instant until which the plan stays in force although a payment failed. */
  graceUntil: z.string().nullable(),
  /** The account's subscription that is not over, as last read from the payment provider; null when there is none. */
  paid: z
    .object({
      standing: paidStandingSchema,
      /** The paid plan, which may be smaller than a courtesy in force; null for a price that belongs to none of our plans. */
      planName: z.string().nullable(),
      /** The display order of the paid plan; 0 without one. */
      displayOrder: z.number().int(),
    })
    .nullable(),
  /** False when no payment provider is configured. Then nothing can be bought. */
  paymentsAvailable: z.boolean(),
  diagnosesUsed: z.number().int(),
  /** Units of this period with bonus; -1 = unlimited. */
  diagnosesLimit: z.number().int(),
  bonusDiagnoses: z.number().int(),
  /** What the account may use now: everything for admins, and what the free plan has while its own plan is not in force. */
  capabilities: capabilitiesSchema,
  canCreate: z.boolean(),
  reason: z.enum(['limit_reached', 'no_active_subscription']).nullable(),
});
export type SubscriptionStatusView = z.output<typeof subscriptionStatusViewSchema>;

/** The movements of units: one taken, one returned, a free remake, a bonus, or units already used in an erased account. */
export const movementKinds = ['consume', 'refund', 'redo', 'bonus', 'carried'] as const;

/** One line that explains the quota: a movement of units, or a change of plan. */
export const quotaMovementSchema = z.object({
  id: z.uuid(),
  kind: z.enum([...movementKinds, 'plan_change']),
  at: z.string(),
  /** Change of the used units: 1, -1 or 0. For `carried`, the units that the person used in an erased account. */
  delta: z.number().int(),
  /** Change of the available units. */
  bonus: z.number().int(),
  /** Only for `consume`, `refund` and `redo`. */
  avaliacao: z.object({ id: z.uuid(), nomeCliente: z.string() }).nullable(),
  /** Only for `plan_change`. */
  plan: z.object({ from: z.string(), to: z.string(), source: planSourceSchema }).nullable(),
  /** True when it counts in the current period. */
  current: z.boolean(),
});
export type QuotaMovement = z.output<typeof quotaMovementSchema>;

const planNameSchema = z.string().min(1).max(60);

export const choosePlanSchema = z.object({ planName: planNameSchema });

/** The cost of another plan, as the provider calculated it. Money in centavos. */
export const planChangePreviewSchema = z.object({
  planName: z.string(),
  direction: z.enum(['upgrade', 'downgrade']),
  /** Charged now: the difference for the rest of the period. */
  chargeNow: z.number().int().min(0),
  /** The amount of the next invoice after credits. */
  nextCharge: z.number().int().min(0),
  renewsAt: z.string(),
  /** Unix seconds of the calculation. `change` sends it back, so that the charge equals the shown amount. */
  prorationDate: z.number().int(),
});
export type PlanChangePreview = z.output<typeof planChangePreviewSchema>;

export const changePlanSchema = choosePlanSchema.extend({
  prorationDate: unixSecondsSchema,
  /** The same key changes the plan once, also after a double click. */
  idempotencyKey: z.uuid(),
});

export const planChangeResultSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('changed'), status: subscriptionStatusViewSchema }),
  /** The bank asks for a confirmation. The plan changes when the payment on this page is done. */
  z.object({ outcome: z.literal('payment_needed'), url: z.url() }),
]);

export const grantPlanSchema = z.object({
  userId: z.uuid(),
  planName: planNameSchema,
  endsAt: instantSchema,
  reason: z.string().trim().min(3, 'Diga o motivo').max(500),
});
