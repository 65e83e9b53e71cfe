import { z } from 'zod';

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
  displayOrder: z.number().int(),
});
