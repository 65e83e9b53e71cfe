import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

export const announcePriceJob = defineJob({
  name: 'prices.announce',
  payload: z.object({ announcementId: z.uuid() }),
  retry: { limit: 5, delaySeconds: 60 },
  expireSeconds: 3600,
});
