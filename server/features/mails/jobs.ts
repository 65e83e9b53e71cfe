import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ mailId: z.uuid() }),
  // 15 s, 30 s, 1 min … about two hours in all: a mail server's bad day.
  retry: { limit: 9, delaySeconds: 15 },
  expireSeconds: 120,
});

/** Removes messages that were sent or given up long ago. */
export const sweepMailsJob = defineJob({
  name: 'mails.sweep',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60 },
  expireSeconds: 60,
  schedule: '23 4 * * *',
});
