import { z } from 'zod';
import { capabilitiesSchema, planOnSaleSchema } from './plan-on-sale.ts';
import { unlimited } from './plans.ts';

export const adminPlanSchema = planOnSaleSchema.extend({
  id: z.uuid(),
  /** On sale. */
  isActive: z.boolean(),
  /** True when a price at the payment provider is configured. */
  hasPrice: z.boolean(),
  editedAt: z.iso.datetime().nullable(),
  /** The number of accounts with this plan in force. */
  subscribers: z.number().int(),
});
export type AdminPlan = z.output<typeof adminPlanSchema>;

/** The fields that admins may change. Name and price come from the settings, because the payment provider stores them, too. */
export const planEditSchema = z.object({
  description: z.string().trim().min(1, 'Escreva a descrição').max(200, 'Até 200 letras'),
  badge: z.string().trim().min(1).max(40, 'Até 40 letras').nullable(),
  popular: z.boolean(),
  features: z
    .array(z.string().trim().min(1).max(120, 'Até 120 letras por benefício'))
    .min(1, 'Escreva pelo menos um benefício')
    .max(12, 'Até 12 benefícios'),
  isActive: z.boolean(),
  /** Per month; -1 = unlimited. */
  diagnosesLimit: z
    .number({ error: 'Informe o limite' })
    .int('Use um número inteiro')
    .max(100_000, 'Até 100.000; para mais, marque ilimitado')
    .refine((limit) => limit === unlimited || limit >= 1, 'Pelo menos 1 diagnóstico'),
  capabilities: capabilitiesSchema,
});
export type PlanEdit = z.output<typeof planEditSchema>;
