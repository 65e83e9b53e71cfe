import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

/** Finds payments and changes that the provider could not tell us about. */
export const recoverPaymentsJob = defineJob({
  name: 'payments.recover',
  payload: z.object({}),
  retry: { limit: 2, delaySeconds: 60 },
  expireSeconds: 600,
  schedule: '*/15 * * * *',
});
