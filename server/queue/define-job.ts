import type { z } from 'zod';

/** A kind of background work. Payloads carry ids only: queue tables are backed up and looked at by operators. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  name: string;
  payload: Payload;
  /** Tries after the first one, and the delay before the first of them in seconds; it doubles each time. */
  retry: { limit: number; delaySeconds: number };
  /** How often a process looks for tries that have become due; every second unless told. New jobs are announced. */
  pollSeconds?: number;
  /** After this long an attempt is taken for lost. */
  expireSeconds: number;
  /** A worker that has not been heard of for this long is taken for dead, and the job goes to another. */
  heartbeatSeconds?: number;
  /** Cron line in America/Sao_Paulo, for work that nobody asks for. */
  schedule?: string;
}

export function defineJob<const Payload extends z.ZodType>(definition: JobDefinition<Payload>): JobDefinition<Payload> {
  return definition;
}
