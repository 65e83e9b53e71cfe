import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

export const sweepSessionsJob = defineJob({
  name: 'sessions.sweep',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60 },
  expireSeconds: 60,
  schedule: '41 4 * * *',
});
