import { z } from 'zod';
import { planOnSaleSchema } from './plan-on-sale.ts';
import { unlimited } from './plans.ts';

export const adminPlanSchema = planOnSaleSchema.omit({ displayOrder: true }).extend({
  id: z.uuid(),
  /** On sale. */
  isActive: z.boolean(),
  /** A price at the payment provider is configured. */
  hasPrice: z.boolean(),
  editedAt: z.iso.datetime().nullable(),
  /** Accounts whose plan in force it is. */
  subscribers: z.number().int(),
});
export type AdminPlan = z.output<typeof adminPlanSchema>;

/** What admins may change. Name and price are the payment provider's business as well, and come from the settings. */
export const planEditSchema = z.object({
  description: z.string().trim().min(1, 'Escreva a descrição').max(200, 'Até 200 letras'),
  badge: z.string().trim().min(1).max(40, 'Até 40 letras').nullable(),
  popular: z.boolean(),
  features: z
    .array(z.string().trim().min(1).max(120, 'Até 120 letras por benefício'))
    .min(1, 'Escreva pelo menos um benefício')
    .max(12, 'Até 12 benefícios'),
  isActive: z.boolean(),
  /** A month; -1 = unlimited. */
  diagnosesLimit: z
    .number({ error: 'Informe o limite' })
    .int('Use um número inteiro')
    .max(100_000, 'Até 100.000; para mais, marque ilimitado')
    .refine((limit) => limit === unlimited || limit >= 1, 'Pelo menos 1 diagnóstico'),
});
export type PlanEdit = z.output<typeof planEditSchema>;
