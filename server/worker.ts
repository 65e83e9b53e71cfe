import { sweepSessionsJob } from './features/accounts/jobs.ts';
import { sweepFotosJob } from './features/fotos/jobs.ts';
import { sendMailJob, sweepMailsJob } from './features/mails/jobs.ts';
import { recoverPaymentsJob } from './features/payments/jobs.ts';
import { generateRelatorioJob } from './features/relatorios/jobs.ts';
import { sweepSubscriptionsJob } from './features/subscriptions/jobs.ts';
import type { Deps } from './ports.ts';

// Often enough that a report whose worker died on its last try ends within a minute.
const reconcileEveryMs = 20_000;
// As many as the mailer has connections.
const mailConcurrency = 2;

/** The queue's side of the process: every job with its handler, and the reconciler. Handlers are loaded here only. */
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
  ] = await Promise.all([
    import('./features/relatorios/generate-relatorio.ts'),
    import('./features/relatorios/reconcile-relatorios.ts'),
    import('./features/fotos/sweep-fotos.ts'),
    import('./features/accounts/sweep-sessions.ts'),
    import('./features/mails/send-mail.ts'),
    import('./features/mails/sweep-mails.ts'),
    import('./features/subscriptions/sweep-subscriptions.ts'),
    import('./features/payments/recover-payments.ts'),
  ]);
  await deps.queue.work(generateRelatorioJob, deps.config.WORKER_CONCURRENCY, (run) => generateRelatorio(deps, run));
  await deps.queue.work(sweepFotosJob, 1, async () => {
    deps.log.info(await sweepFotos(deps), 'swept photos');
  });
  await deps.queue.work(sweepSessionsJob, 1, () => sweepSessions(deps));
  await deps.queue.work(sendMailJob, mailConcurrency, (run) => sendMail(deps, run));
  await deps.queue.work(sweepMailsJob, 1, () => sweepMails(deps));
  await deps.queue.work(sweepSubscriptionsJob, 1, () => sweepSubscriptions(deps));
  await deps.queue.work(recoverPaymentsJob, 1, () => recoverRecentPayments(deps));

  // By timer and not by queue: it repairs what the queue itself lost.
  const reconcile = () =>
    reconcileRelatorios(deps).catch((error: unknown) => deps.log.error({ err: error }, 'reconcile failed'));
  void reconcile();
  const timer = setInterval(reconcile, reconcileEveryMs);
  return { stop: () => clearInterval(timer) };
}
