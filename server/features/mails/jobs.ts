import type { mails } from '@meridia/drizzle/schema.ts';
import { z } from 'zod';
import { defineJob } from '../../queue/define-job.ts';

export const sendMailJob = defineJob({
  name: 'mail.send',
  payload: z.object({ mailId: z.uuid() }),
  // 15 s, 30 s, 1 min …: about two hours in all, so that mails survive a failure of the mail server.
  retry: { limit: 9, delaySeconds: 15 },
  expireSeconds: 120,
});

/** First mails that people wait for or that warn of a change to the account, then mails about money, then news. */
export const mailPriority = { urgent: 2, money: 1, news: 0 } as const;

export const priorityOfKind: Record<(typeof mails.$inferSelect)['kind'], number> = {
  confirmation: mailPriority.urgent,
  recovery: mailPriority.urgent,
  password_changed: mailPriority.urgent,
  api_key_created: mailPriority.urgent,
  webhook_disabled: mailPriority.news,
  payment_failed: mailPriority.money,
  plan_changed: mailPriority.money,
  report_ready: mailPriority.news,
  report_failed: mailPriority.news,
  quota_nearly_used: mailPriority.news,
  intake_answered: mailPriority.news,
  new_terms: mailPriority.news,
  new_price: mailPriority.news,
  // The person waits for it, but not in front of a screen.
  support_answered: mailPriority.money,
  // A client waits for it, but nobody waits in front of a form.
  intake_invitation: mailPriority.money,
};

/** Removes mails that were sent or given up long ago. */
export const sweepMailsJob = defineJob({
  name: 'mails.sweep',
  payload: z.object({}),
  retry: { limit: 1, delaySeconds: 60 },
  expireSeconds: 60,
  schedule: '23 4 * * *',
});
