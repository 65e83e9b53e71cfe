import { z } from 'zod';
import { aiTodaySchema } from './ai-usage.ts';

const count = z.number().int();
/** Days as YYYY-MM-DD, months as YYYY-MM, both in São Paulo, oldest first, without gaps. */
const signUpsSchema = z.array(z.object({ period: z.string(), signUps: count }));
const reportsSchema = z.array(z.object({ period: z.string(), finished: count, failed: count }));

/** The numbers of /admin (docs/PRODUCT.md 15.2). Test reports of admins do not count. */
export const adminOverviewSchema = z.object({
  profiles: count,
  activeSubscriptions: count,
  avaliacoes: count,
  /** Since the first day of the month, 00:00 in São Paulo. */
  avaliacoesThisMonth: count,
  /** By the day of the sign-up. */
  signUps: z.object({ days: signUpsSchema, months: signUpsSchema }),
  /** By the day of the assessment. Each report counts with its current status. */
  reports: z.object({ days: reportsSchema, months: reportsSchema }),
});
export type AdminOverview = z.output<typeof adminOverviewSchema>;

/** Problems that need a person. */
export const adminWarningsSchema = z.object({
  ai: aiTodaySchema,
  /** Jobs that were given up in the last 7 days and were not sent again. */
  failedJobs: count,
  /** How long the oldest job that could run has been waiting; 0 when none waits. */
  oldestWaitingSeconds: count,
  /** Mails that were given up and not sent again. */
  failedMails: count,
  /** True when the last check of the access log found a changed or missing row. */
  accessLogBroken: z.boolean(),
});
export type AdminWarnings = z.output<typeof adminWarningsSchema>;
