import { verifyAccessLogJob } from './features/access-log/jobs.ts';
import { sweepSessionsJob } from './features/account-sessions/jobs.ts';
import { sweepApiKeys } from './features/api-keys/commands.ts';
import { sweepConvites } from './features/convites/commands.ts';
import { sweepFotosJob } from './features/fotos/jobs.ts';
import { mailPriority, sendMailJob, sweepMailsJob } from './features/mails/jobs.ts';
import { recoverPaymentsJob } from './features/payments/jobs.ts';
import { announcePriceJob } from './features/price-announcements/jobs.ts';
import { sweepShares } from './features/relatorio-shares/commands.ts';
import { generateRelatorioJob } from './features/relatorios/jobs.ts';
import { sweepSubscriptionsJob } from './features/subscriptions/jobs.ts';
import { sweepSupportJob } from './features/support-threads/jobs.ts';
import { announceTermosJob } from './features/termos/jobs.ts';
import { deliverWebhookJob, sweepWebhooksJob } from './features/webhooks/jobs.ts';
import type { Deps } from './ports.ts';
import { mostOfOneAccount } from './queue/fair-turns.ts';

// Often enough that a report whose worker died on its last try is ended within a minute.
const reconcileEveryMs = 20_000;
// Together as many workers as the mailer has connections. One is kept for mails for which a person waits in front of a screen.
// Otherwise other mails could occupy all connections of a mail server that takes half a minute per message.
const mailWorkers = 2;
const urgentMailWorkers = 1;
// They mostly wait for other people's servers, up to 15 s each. No account holds more than two, so that one slow receiver leaves the others
// their places.
const webhookWorkers = { workers: 12, mostOfOneAccount: 2 };

/**
 * The part of the process that works on the queue: every job with its handler, and the reconciler. Only this file loads the
 * handlers.
 */
export async function startWorker(deps: Deps): Promise<{ stop(): void }> {
  const [
    { generateRelatorio },
    { reconcileRelatorios },
    { sweepFotos },
    { sweepSessions },
    { sendMail },
    { sweepMails },
    { sweepSubscriptions },
    { recoverRecentPayments },
    { verifyAccessLog },
    { announceTermos },
    { announcePriceToSubscribers },
    { sweepSupport },
    { deliverWebhook },
    { sweepWebhooks },
  ] = await Promise.all([
    import('./features/relatorios/generate-relatorio.ts'),
    import('./features/relatorios/reconcile-relatorios.ts'),
    import('./features/fotos/sweep-fotos.ts'),
    import('./features/account-sessions/sweep-sessions.ts'),
    import('./features/mails/send-mail.ts'),
    import('./features/mails/sweep-mails.ts'),
    import('./features/subscriptions/sweep-subscriptions.ts'),
    import('./features/payments/recover-recent-payments.ts'),
    import('./features/access-log/verify-access-log.ts'),
    import('./features/termos/announce-termos.ts'),
    import('./features/price-announcements/announce-price-to-subscribers.ts'),
    import('./features/support-threads/sweep-support.ts'),
    import('./features/webhooks/deliver-webhook.ts'),
    import('./features/webhooks/sweep-webhooks.ts'),
  ]);
  const workers = deps.config.WORKER_CONCURRENCY;
  const fair = { workers, mostOfOneAccount: mostOfOneAccount(workers) };
  await deps.queue.work(generateRelatorioJob, fair, (run) => generateRelatorio(deps, run));
  await deps.queue.work(sweepFotosJob, { workers: 1 }, async () => {
    deps.log.info(await sweepFotos(deps), 'swept photos');
  });
  await deps.queue.work(sweepSessionsJob, { workers: 1 }, async () => {
    await sweepSessions(deps);
    await sweepShares(deps.database);
    await sweepApiKeys(deps.database);
    await sweepConvites(deps.database);
  });
  const urgent = { workers: urgentMailWorkers, minPriority: mailPriority.urgent };
  await deps.queue.work(sendMailJob, { workers: mailWorkers }, (run) => sendMail(deps, run));
  await deps.queue.work(sendMailJob, urgent, (run) => sendMail(deps, run));
  await deps.queue.work(sweepMailsJob, { workers: 1 }, () => sweepMails(deps));
  await deps.queue.work(sweepSubscriptionsJob, { workers: 1 }, () => sweepSubscriptions(deps));
  await deps.queue.work(recoverPaymentsJob, { workers: 1 }, () => recoverRecentPayments(deps));
  await deps.queue.work(verifyAccessLogJob, { workers: 1 }, () => verifyAccessLog(deps));
  await deps.queue.work(announceTermosJob, { workers: 1 }, async () => {
    await announceTermos(deps);
  });
  await deps.queue.work(announcePriceJob, { workers: 1 }, ({ payload }) =>
    announcePriceToSubscribers(deps, payload.announcementId),
  );
  await deps.queue.work(sweepSupportJob, { workers: 1 }, () => sweepSupport(deps));
  await deps.queue.work(deliverWebhookJob, webhookWorkers, (run) => deliverWebhook(deps, run));
  await deps.queue.work(sweepWebhooksJob, { workers: 1 }, () => sweepWebhooks(deps));

  // A timer and not a scheduled job, because the reconciler repairs what the queue itself has lost.
  const reconcile = () =>
    reconcileRelatorios(deps).catch((error: unknown) => deps.log.error({ err: error }, 'reconcile failed'));
  void reconcile();
  const timer = setInterval(reconcile, reconcileEveryMs);
  return { stop: () => clearInterval(timer) };
}
