import { z } from 'zod';
import { aiTodaySchema } from './ai-usage.ts';

const count = z.number().int();
/** Days as YYYY-MM-DD, months as YYYY-MM, both of São Paulo, oldest first, without gaps. */
const signUpsSchema = z.array(z.object({ period: z.string(), signUps: count }));
const reportsSchema = z.array(z.object({ period: z.string(), finished: count, failed: count }));

/** The numbers of /admin (docs/PRODUCT.md 15.2). Reports that admins made as a test count nowhere. */
export const adminOverviewSchema = z.object({
  profiles: count,
  activeSubscriptions: count,
  avaliacoes: count,
  /** Since the first day of the month, 00:00 in São Paulo. */
  avaliacoesThisMonth: count,
  /** By the day of the sign-up. */
  signUps: z.object({ days: signUpsSchema, months: signUpsSchema }),
  /** By the day of the assessment, as its report stands now. */
  reports: z.object({ days: reportsSchema, months: reportsSchema }),
});
export type AdminOverview = z.output<typeof adminOverviewSchema>;

/** What asks for somebody's hand. */
export const adminWarningsSchema = z.object({
  ai: aiTodaySchema,
  /** Jobs that were given up in the last 7 days and that nobody has tried again. */
  failedJobs: count,
  /** The longest that a job which could run has been waiting; 0 when none waits. */
  oldestWaitingSeconds: count,
  /** Messages that were given up and not tried again. */
  failedMails: count,
  /** The last check of the access log found a row that is not as it was written. */
  accessLogBroken: z.boolean(),
});
export type AdminWarnings = z.output<typeof adminWarningsSchema>;
