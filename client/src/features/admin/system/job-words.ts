import type { JobRetry, MailKind } from '@meridia/shared/queue-health.ts';

const jobNames = new Map([
  ['relatorio.generate', 'Gerar relatório'],
  ['mail.send', 'Enviar mensagem'],
  ['fotos.sweep', 'Limpar fotos sem dono'],
  ['sessions.sweep', 'Limpar sessões antigas'],
  ['mails.sweep', 'Limpar mensagens antigas'],
  ['subscriptions.settle', 'Atualizar planos vencidos'],
  ['payments.recover', 'Conferir pagamentos'],
  ['access-log.verify', 'Conferir o registro de acessos'],
  ['termos.announce', 'Avisar sobre termos novos'],
  ['prices.announce', 'Avisar sobre um preço novo'],
  ['support.sweep', 'Limpar conversas antigas com o suporte'],
  ['webhook.deliver', 'Enviar aviso a um sistema'],
  ['webhooks.sweep', 'Limpar avisos antigos a sistemas'],
]);

/** The names of jobs. A job without a name here is shown by the queue's name. */
export function jobName(name: string): string {
  return jobNames.get(name) ?? name;
}

const errorClasses = new Map([
  ['timeout', 'Passou do tempo máximo'],
  ['worker_lost', 'O processo parou no meio'],
  ['unknown', 'Erro sem nome'],
]);

/** Why a job was given up: the queue's reasons as texts, names of errors unchanged. */
export function errorName(errorClass: string): string {
  return errorClasses.get(errorClass) ?? errorClass;
}

/** Why a job cannot be tried again. */
export const retryRefusals: Record<Exclude<JobRetry, 'possible'>, string> = {
  report_ended: 'Relatório já terminado',
  mail_ended: 'Mensagem já encerrada',
  retried: 'Já tentada de novo',
};

export const mailKindNames: Record<MailKind, string> = {
  confirmation: 'Confirmação de email',
  recovery: 'Recuperação de senha',
  password_changed: 'Senha alterada',
  api_key_created: 'Chave da API criada',
  webhook_disabled: 'Webhook desligado',
  report_ready: 'Relatório pronto',
  report_failed: 'Relatório que falhou',
  payment_failed: 'Pagamento recusado',
  plan_changed: 'Mudança de plano',
  quota_nearly_used: 'Cota quase no fim',
  intake_invitation: 'Convite de ficha a um cliente',
  intake_answered: 'Ficha respondida',
  new_terms: 'Termos novos',
  new_price: 'Preço novo',
  support_answered: 'Resposta do suporte',
};
