import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

/** Finds what the provider could not tell us. */
export const recoverPaymentsJob = defineJob({
  name: 'payments.recover',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 60 },
  expireSeconds: 600,
  schedule: '*/15 * * * *',
});
