import type { z } from 'zod';

/**
 * A kind of background work. Payloads carry only ids, because the queue's tables are in every backup and operators look at them.
 */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  name: string;
  payload: Payload;
  /** Number of tries after the first one, and the delay before the second try in seconds. The delay doubles with each try. */
  retry: { limit: number; delaySeconds: number };
  /** How often a process looks for retries that are due; every second when left out. New jobs wake the workers at once. */
  pollSeconds?: number;
  /** A try that takes longer counts as lost. */
  expireSeconds: number;
  /** A worker that gives no sign for this long counts as dead, and another worker takes the job. */
  heartbeatSeconds?: number;
  /** Cron line in America/Sao_Paulo, for work that starts by itself. */
  schedule?: string;
}

export function defineJob<const Payload extends z.ZodType>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}
