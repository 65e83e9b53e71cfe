import { z } from 'zod';
import { pageCursorSchema } from './pagination.ts';
import { searchTextSchema } from './search.ts';
import { planSourceSchema, subscriptionStatusSchema } from './subscription.ts';

/** Filters of the list of all subscriptions. The cursor's id is the id of the account. */
export const adminSubscriptionFiltersSchema = z.object({
  search: searchTextSchema.optional(),
  plan: z.string().max(60).optional(),
  status: subscriptionStatusSchema.optional(),
  source: planSourceSchema.optional(),
});
export type AdminSubscriptionFilters = z.output<typeof adminSubscriptionFiltersSchema>;
export const listAdminSubscriptionsSchema = adminSubscriptionFiltersSchema.extend({
  cursor: pageCursorSchema.nullish(),
});

/** The plan in force of one account, for the list of all accounts. */
const adminSubscriptionSchema = z.object({
  userId: z.uuid(),
  nomeCompleto: z.string(),
  email: z.string(),
  /** Admins have the unlimited admin plan, regardless of the plan in this row. */
  isAdmin: z.boolean(),
  planName: z.string(),
  /** Diagnoses per period; -1 = unlimited. */
  diagnosesLimit: z.number().int(),
  status: subscriptionStatusSchema,
  source: planSourceSchema,
  periodEnd: z.iso.datetime(),
  /** When the plan ends without renewal. */
  endsAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminSubscription = z.output<typeof adminSubscriptionSchema>;
export const adminSubscriptionPageSchema = z.object({
  items: z.array(adminSubscriptionSchema),
  nextCursor: pageCursorSchema.nullable(),
});

/** A plan given by hand, for the account's page. */
export const planGrantSchema = z.object({
  grantId: z.uuid(),
  planName: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  reason: z.string(),
  revokedAt: z.iso.datetime().nullable(),
  live: z.boolean(),
});
export type PlanGrantView = z.output<typeof planGrantSchema>;
