import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

/**
 * One try of one delivery. The next try is a job of its own, sent with the outcome of this one, so that a delivery's row alone says how
 * often it was tried. The queue itself repeats only what a worker has left: a claim of the row is older by then.
 */
export const deliverWebhookJob = defineJob({
  name: 'webhook.deliver',
  payload: z.object({ deliveryId: z.uuid() }),
  retry: { limit: 4, delaySeconds: 15 },
  // Workers are woken for new jobs; this is for what is due later.
  pollSeconds: 3,
  expireSeconds: 60,
});

/** Removes old deliveries, switches failing addresses off, and sends deliveries again whose job was lost. */
export const sweepWebhooksJob = defineJob({
  name: 'webhooks.sweep',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60 },
  expireSeconds: 300,
  schedule: '41 * * * *',
});
