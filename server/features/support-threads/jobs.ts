import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

/** Closes threads that nobody has continued, and removes those that were closed long ago. */
export const sweepSupportJob = defineJob({
  name: 'support.sweep',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60 },
  expireSeconds: 120,
  schedule: '41 4 * * *',
});
