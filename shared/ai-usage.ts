import { z } from 'zod';

const sums = {
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  custoCentavos: z.number().int(),
};
const aiSumsSchema = z.object(sums);
export type AiSums = z.output<typeof aiSumsSchema>;

/** The money spent today and the cap. */
export const aiTodaySchema = z.object({
  /** False when no key is configured. Then nothing is sent to a paid model. */
  configured: z.boolean(),
  capCentavos: z.number().int(),
  spentCentavos: z.number().int(),
  /** True when the cap is reached. Then the local writer writes until midnight in São Paulo. */
  capReached: z.boolean(),
});
export type AiToday = z.output<typeof aiTodaySchema>;

/** Requests to the paid model, also those that brought no report. */
export const aiUsageSchema = z.object({
  today: aiTodaySchema,
  /** The last 30 days with requests, newest first. Days of São Paulo as YYYY-MM-DD. */
  days: z.array(z.object({ day: z.string(), ...sums })),
  /** This month, the highest cost first, at most 50 people. */
  people: z.array(z.object({ userId: z.uuid(), nomeCompleto: z.string(), email: z.string(), ...sums })),
  /** This month, all people together. */
  month: aiSumsSchema,
});
export type AiUsage = z.output<typeof aiUsageSchema>;
