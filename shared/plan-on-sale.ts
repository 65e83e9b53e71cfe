import { z } from 'zod';

/** A plan as everybody reads it. */
export const planOnSaleSchema = z.object({
  name: z.string(),
  description: z.string(),
  /** Centavos a month. */
  priceBrl: z.number().int(),
  diagnosesLimit: z.number().int(),
  badge: z.string().nullable(),
  popular: z.boolean(),
  features: z.array(z.string()).readonly(),
  displayOrder: z.number().int(),
});
