import { z } from 'zod';
import { stepUpSchema } from './account.ts';
import { visibleName } from './visible-name.ts';

/** What the addresses of an account are told (ADR 0049). Each names something that `/api/v1` reads. */
export const webhookEvents = [
  'cliente.criado',
  'avaliacao.criada',
  'relatorio.pronto',
  'relatorio.falhou',
  'consulta.registrada',
  'uso.esgotado',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** What a delivery may be about: an event, or the test that the owner of the address asked for. */
export const webhookTypes = [...webhookEvents, 'webhook.teste'] as const;
export type WebhookType = (typeof webhookTypes)[number];

export const webhookTypeWords: Record<WebhookType, string> = {
  'cliente.criado': 'Cliente cadastrado',
  'avaliacao.criada': 'Avaliação criada',
  'relatorio.pronto': 'Relatório pronto',
  'relatorio.falhou': 'Relatório que falhou',
  'consulta.registrada': 'Consulta registrada',
  'uso.esgotado': 'Diagnósticos do plano esgotados',
  'webhook.teste': 'Teste',
};

/** The most addresses of one account. */
export const mostWebhooks = 5;
/** For this long after a rotation messages carry the signature of the earlier secret, too. */
export const earlierSecretHours = 24;
/** An address at which nothing has arrived for this long is switched off. */
export const failingDays = 5;
/** How many deliveries of an address are shown. */
export const shownDeliveries = 30;
/** How long a delivery is kept. */
export const deliveryDays = 30;

/** The ports of https, and the usual one beside it. */
const ports = ['', '443', '8443'];
const domain = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?$/;

/** Names and addresses of the machine itself, as `URL` writes them. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(?:localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/**
 * Why messages cannot be sent to this address; null when they can. Whether a name leads into a private network is known only when it is
 * connected to. Addresses of the machine itself pass here: the server decides about them.
 */
export function webhookUrlProblem(text: string): string | null {
  if (!URL.canParse(text)) return 'Informe o endereço completo, como https://sistema.suaclinica.com.br/avisos';
  const { protocol, hostname, port, username, password, hash } = new URL(text);
  if (username || password) return 'O endereço não pode ter usuário nem senha.';
  if (hash) return 'Tire do endereço o que vem depois de #.';
  if (isLoopbackHost(hostname)) return /^https?:$/.test(protocol) ? null : 'Use um endereço que começa com https://';
  if (protocol !== 'https:') return 'Use um endereço que começa com https://';
  if (!ports.includes(port)) return 'Use a porta 443 ou 8443.';
  return domain.test(hostname) ? null : 'Use um nome na internet, como sistema.suaclinica.com.br, e não um número.';
}

const urlSchema = z
  .string({ error: 'Informe o endereço' })
  .trim()
  .min(1, 'Informe o endereço')
  .max(500, 'Use no máximo 500 caracteres')
  .superRefine((text, context) => {
    const problem = webhookUrlProblem(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

const eventosSchema = z
  .array(z.enum(webhookEvents))
  .min(1, 'Marque ao menos um aviso')
  .max(webhookEvents.length)
  .transform((events) => webhookEvents.filter((event) => events.includes(event)));

const descricaoSchema = visibleName(80);

export const createWebhookSchema = stepUpSchema.extend({
  url: urlSchema,
  descricao: descricaoSchema,
  eventos: eventosSchema,
});
export const editWebhookSchema = z.object({ id: z.uuid(), descricao: descricaoSchema, eventos: eventosSchema });
export const rotateWebhookSchema = stepUpSchema.extend({ id: z.uuid() });

/** Why an address is switched off: by its owner, because nothing arrived, or by whoever proved the mailbox of the account. */
export const webhookOffReasons = ['pessoa', 'falhas', 'posse'] as const;

export const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  descricao: z.string(),
  eventos: z.array(z.enum(webhookEvents)),
  /** ISO instants. */
  createdAt: z.string(),
  /** The first failure since which nothing has arrived; null after a success. */
  failingSince: z.string().nullable(),
  disabledAt: z.string().nullable(),
  disabledReason: z.enum(webhookOffReasons).nullable(),
  /** Until then messages carry the signature of the earlier secret, too; null when they do not. */
  earlierSecretUntil: z.string().nullable(),
});
export type Webhook = z.output<typeof webhookSchema>;

/** Only this answer, to who makes an address or a new secret for it, contains the secret. */
export const webhookSecretSchema = z.object({ id: z.uuid(), secret: z.string() });

export const deliveryStates = ['pendente', 'entregue', 'falhou', 'nao_enviada'] as const;

/** What became of a try, where it was not taken with a status of success. */
export const deliveryFailures = [
  'dns',
  'rede_interna',
  'conexao',
  'tls',
  'tempo',
  'interrompida',
  'redirecionou',
  'recusou',
  'desligado',
  'sem_plano',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

export const deliverySchema = z.object({
  id: z.uuid(),
  tipo: z.enum(webhookTypes),
  createdAt: z.string(),
  state: z.enum(deliveryStates),
  tries: z.number().int(),
  /** When the last try was; null before the first one. */
  triedAt: z.string().nullable(),
  /** Null when no further try comes. */
  nextTryAt: z.string().nullable(),
  durationMs: z.number().int().nullable(),
  /** The HTTP status of the last answer. */
  status: z.number().int().nullable(),
  failure: z.enum(deliveryFailures).nullable(),
});
export type WebhookDelivery = z.output<typeof deliverySchema>;

/** What a message says of an event: when it happened, and which row it is about. The row itself is read through the API. */
export const webhookMessageSchema = z.object({
  type: z.enum(webhookTypes),
  timestamp: z.iso.datetime(),
  data: z.object({ id: z.uuid().optional() }),
});
