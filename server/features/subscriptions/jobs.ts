import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

/** Settles what nobody has looked at since its time was up. */
export const sweepSubscriptionsJob = defineJob({
  name: 'subscriptions.settle',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60 },
  expireSeconds: 10 * 60,
  schedule: '17 * * * *',
});
