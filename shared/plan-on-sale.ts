import { z } from 'zod';
import { type Capabilities, mostLimitedConsultas, supportLevels, unlimited } from './plans.ts';

/** What a plan permits, within what any plan can have. What an admin may choose is less (`capabilityBounds`). */
export const capabilitiesSchema = z.strictObject({
  consultasPorCliente: z
    .number({ error: 'Informe o número de consultas' })
    .int('Use um número inteiro')
    .max(mostLimitedConsultas, 'Até 1.000; para mais, marque sem limite')
    .refine((most) => most === unlimited || most >= 1, 'Pelo menos 1 consulta'),
  marca: z.boolean(),
  convites: z.boolean(),
  protocolosProprios: z.boolean(),
  terapiasAmpliadas: z.boolean(),
  api: z.boolean(),
  suporte: z.enum(supportLevels),
}) satisfies z.ZodType<Capabilities>;

/** A plan as the public sees it. */
export const planOnSaleSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** Centavos per month. */
  priceBrl: z.number().int(),
  diagnosesLimit: z.number().int(),
  badge: z.string().nullable(),
  popular: z.boolean(),
  features: z.array(z.string()).readonly(),
  capabilities: capabilitiesSchema,
  displayOrder: z.number().int(),
});
