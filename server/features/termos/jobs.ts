import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

export const announceTermosJob = defineJob({
  name: 'termos.announce',
  payload: z.object({}),
  retry: { limit: 3, delaySeconds: 300 },
  expireSeconds: 3600,
  // In the morning, so that the messages of a new version leave on the day from which its thirty days are counted.
  schedule: '7 6 * * *',
});
