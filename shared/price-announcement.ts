import { z } from 'zod';
import { planNames } from './plans.ts';
import { calendarDaySchema } from './storable.ts';

/** An admin tells the subscribers of a plan of its new price. */
export const announcePriceSchema = z.object({
  planName: z.enum(planNames, { error: 'Escolha o plano' }),
  /** Centavos a month. */
  priceBrl: z
    .int({ error: 'Informe o preço' })
    .min(100, 'O preço é de no mínimo R$ 1,00')
    .max(1_000_000, 'O preço é de no máximo R$ 10.000,00'),
  /** The first day of the new price, in São Paulo. */
  day: calendarDaySchema,
});

export const priceAnnouncementSchema = z.object({
  id: z.uuid(),
  planName: z.string(),
  priceBrl: z.number().int(),
  inForceAt: z.iso.datetime(),
  announcedAt: z.iso.datetime(),
});
export type PriceAnnouncement = z.output<typeof priceAnnouncementSchema>;
