import { verifyAccessLogJob } from './features/access-log/jobs.ts';
import { sweepSessionsJob } from './features/account-sessions/jobs.ts';
import { sweepFotosJob } from './features/fotos/jobs.ts';
import { sendMailJob, sweepMailsJob } from './features/mails/jobs.ts';
import { recoverPaymentsJob } from './features/payments/jobs.ts';
import { announcePriceJob } from './features/price-announcements/jobs.ts';
import { generateRelatorioJob } from './features/relatorios/jobs.ts';
import { sweepSubscriptionsJob } from './features/subscriptions/jobs.ts';
import { sweepSupportJob } from './features/support-threads/jobs.ts';
import { announceTermosJob } from './features/termos/jobs.ts';
import { deliverWebhookJob, sweepWebhooksJob } from './features/webhooks/jobs.ts';

/** All kinds of background work. */
export const allJobs = [
  generateRelatorioJob,
  sweepFotosJob,
  sweepSessionsJob,
  sendMailJob,
  sweepMailsJob,
  sweepSubscriptionsJob,
  recoverPaymentsJob,
  verifyAccessLogJob,
  announceTermosJob,
  announcePriceJob,
  sweepSupportJob,
  deliverWebhookJob,
  sweepWebhooksJob,
] as const;
