import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

export const verifyAccessLogJob = defineJob({
  name: 'access-log.verify',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 300 },
  // The check reads every row. A million rows take some seconds.
  expireSeconds: 3600,
  schedule: '53 4 * * *',
});
