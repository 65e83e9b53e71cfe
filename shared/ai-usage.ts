import { z } from 'zod';

const sums = {
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  custoCentavos: z.number().int(),
};
const aiSumsSchema = z.object(sums);
export type AiSums = z.output<typeof aiSumsSchema>;

/** Where today stands against the cap. */
export const aiTodaySchema = z.object({
  /** False where no key is configured: nothing is ever asked for. */
  configured: z.boolean(),
  capCentavos: z.number().int(),
  spentCentavos: z.number().int(),
  /** From now until midnight of São Paulo the local writer writes. */
  capReached: z.boolean(),
});
export type AiToday = z.output<typeof aiTodaySchema>;

/** Requests to the paid model, those that brought no report included. */
export const aiUsageSchema = z.object({
  today: aiTodaySchema,
  /** The last 30 days with requests, newest first; days of São Paulo as YYYY-MM-DD. */
  days: z.array(z.object({ day: z.string(), ...sums })),
  /** This month, dearest first, at most 50. */
  people: z.array(z.object({ userId: z.uuid(), nomeCompleto: z.string(), email: z.string(), ...sums })),
  /** This month, everybody. */
  month: aiSumsSchema,
});
export type AiUsage = z.output<typeof aiUsageSchema>;
