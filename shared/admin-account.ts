import { z } from 'zod';
import { roleSchema } from './account.ts';
import { pageCursorSchema } from './pagination.ts';
import { searchTextSchema } from './search.ts';
import { subscriptionStatusViewSchema } from './subscription.ts';

const accountStates = ['blocked', 'unconfirmed'] as const;

/** Filters of the list of all accounts. */
export const accountFiltersSchema = z.object({
  search: searchTextSchema.optional(),
  role: roleSchema.optional(),
  state: z.enum(accountStates).optional(),
  plan: z.string().max(60).optional(),
});
export type AccountFilters = z.output<typeof accountFiltersSchema>;
export const listAccountsSchema = accountFiltersSchema.extend({ cursor: pageCursorSchema.nullish() });

/** One account in the list of all accounts. */
const accountSummarySchema = z.object({
  id: z.uuid(),
  nomeCompleto: z.string(),
  email: z.string(),
  role: roleSchema,
  emailConfirmed: z.boolean(),
  blocked: z.boolean(),
  planName: z.string(),
  createdAt: z.iso.datetime(),
});
export type AccountSummary = z.output<typeof accountSummarySchema>;
export const accountPageSchema = z.object({
  items: z.array(accountSummarySchema),
  nextCursor: pageCursorSchema.nullable(),
});

/** An account as admins see it: counts and times, nothing about clients. */
export const accountDetailSchema = accountSummarySchema.omit({ planName: true }).extend({
  blockedAt: z.iso.datetime().nullable(),
  blockedReason: z.string().nullable(),
  secondFactor: z.boolean(),
  subscription: subscriptionStatusViewSchema,
  avaliacoesCount: z.number().int(),
  /** The last request of a session that is still open, or the last assessment. */
  lastActivityAt: z.iso.datetime().nullable(),
});
export type AccountDetail = z.output<typeof accountDetailSchema>;

export const blockAccountSchema = z.object({
  userId: z.uuid(),
  reason: z.string().trim().min(3, 'Diga o motivo').max(500, 'Use no máximo 500 caracteres'),
});
