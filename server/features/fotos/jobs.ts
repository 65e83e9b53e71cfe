import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

/** Removes unclaimed photos and files without a row. */
export const sweepFotosJob = defineJob({
  name: 'fotos.sweep',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60 },
  expireSeconds: 10 * 60,
  schedule: '17 * * * *',
});
