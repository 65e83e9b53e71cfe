import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

/** Settles plans whose time is over and that nobody has opened since. */
export const sweepSubscriptionsJob = defineJob({
  name: 'subscriptions.settle',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60 },
  expireSeconds: 10 * 60,
  schedule: '17 * * * *',
});
