import { plural } from '@meridia/shared/numbers.ts';
import type { DeliveryFailure, Webhook, WebhookDelivery } from '@meridia/shared/webhook.ts';
import type { BadgeTone } from '../../../components/ui/badge.tsx';
import { formatDateTime } from '../../../lib/format.ts';

interface Mark {
  words: string;
  tone: BadgeTone;
}

/** By what its owner calls an address, else by the name of its server. */
export function nameOf({ descricao, url }: Pick<Webhook, 'descricao' | 'url'>): string {
  return descricao || new URL(url).host;
}

export function markOfWebhook({ disabledAt, failingSince }: Webhook): Mark {
  if (disabledAt) return { words: 'Desligado', tone: 'outline' };
  return failingSince ? { words: 'Com falhas', tone: 'amber' } : { words: 'Ligado', tone: 'jade' };
}

/** What a person needs to know about its state; empty when all is well. */
export function notesOfWebhook(webhook: Webhook): string[] {
  const { disabledReason, failingSince, disabledAt, earlierSecretUntil } = webhook;
  return [
    ...(disabledReason === 'falhas' ? ['Foi desligado porque há dias nenhum aviso chegava.'] : []),
    ...(disabledReason === 'posse'
      ? ['Foi desligado por segurança, quando a conta foi confirmada ou a senha foi trocada por um link.']
      : []),
    ...(!disabledAt && failingSince ? [`Nenhum aviso chega desde ${formatDateTime(failingSince)}.`] : []),
    ...(earlierSecretUntil ? [`O segredo anterior ainda vale até ${formatDateTime(earlierSecretUntil)}.`] : []),
  ];
}

export function markOfDelivery({ state, tries }: Pick<WebhookDelivery, 'state' | 'tries'>): Mark {
  switch (state) {
    case 'entregue':
      return { words: 'Entregue', tone: 'jade' };
    case 'falhou':
      return { words: 'Falhou', tone: 'cinnabar' };
    case 'nao_enviada':
      return { words: 'Não enviado', tone: 'outline' };
    case 'pendente':
      return tries === 0 ? { words: 'Na fila', tone: 'neutral' } : { words: 'Será tentado de novo', tone: 'amber' };
  }
}

const failures: Record<Exclude<DeliveryFailure, 'recusou' | 'redirecionou'>, string> = {
  dns: 'O nome do endereço não foi encontrado.',
  rede_interna: 'O endereço leva a uma rede interna, o que não é permitido.',
  conexao: 'O servidor não aceitou a conexão.',
  tls: 'O certificado do endereço não confere.',
  tempo: 'O servidor não respondeu em 15 segundos.',
  interrompida: 'A conexão caiu antes da resposta.',
  desligado: 'O endereço estava desligado.',
  sem_plano: 'O plano não incluía a API de integração.',
};

/** Why the last try did not arrive; null when it did, or none was made. */
export function failureWords({ failure, status }: Pick<WebhookDelivery, 'failure' | 'status'>): string | null {
  if (!failure) return null;
  if (failure === 'recusou') return `O servidor respondeu ${status}.`;
  if (failure === 'redirecionou') return `O servidor respondeu ${status}, um redirecionamento, que não é seguido.`;
  return failures[failure];
}

/** '2 tentativas, a última em 84 ms'. */
export function triesWords({ tries, durationMs }: Pick<WebhookDelivery, 'tries' | 'durationMs'>): string {
  if (tries === 0) return 'nenhuma tentativa';
  const took = durationMs === null ? '' : `${tries > 1 ? ', a última' : ''} em ${timeWords(durationMs)}`;
  return `${plural(tries, 'tentativa', 'tentativas')}${took}`;
}

function timeWords(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${seconds.format(ms / 1000)} s`;
}

const seconds = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** True while an outcome may come within seconds: then the list is read again by itself. */
export function isMoving({ state, tries, nextTryAt }: WebhookDelivery, now = Date.now()): boolean {
  if (state !== 'pendente') return false;
  return tries === 0 || (nextTryAt !== null && Date.parse(nextTryAt) - now < 15_000);
}
