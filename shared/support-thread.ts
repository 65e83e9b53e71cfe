import { z } from 'zod';
import { searchTextSchema } from './search.ts';
import { instantSchema, int4Schema } from './storable.ts';

/** What a message to support may be about. */
export const supportSubjects = [
  'intake',
  'photos',
  'report',
  'clients',
  'account',
  'payment',
  'privacy',
  'other',
] as const;
export type SupportSubject = (typeof supportSubjects)[number];

export const subjectWords: Record<SupportSubject, string> = {
  intake: 'Anamnese e rascunhos',
  photos: 'Fotos',
  report: 'Relatório, assinatura e carta',
  clients: 'Clientes e consultas',
  account: 'Acesso à conta',
  payment: 'Plano e pagamento',
  privacy: 'Privacidade e dados',
  other: 'Outro assunto',
};

/** `open` waits for support, `answered` for the person. */
export const supportStates = ['open', 'answered', 'closed'] as const;
export type SupportState = (typeof supportStates)[number];

/** The priorities of plans (`Capabilities.suporte`), the first served first. */
export const supportPriorities = ['continuo', 'prioritario', 'comum'] as const;
export type SupportPriority = (typeof supportPriorities)[number];

export const supportAuthors = ['person', 'support'] as const;

export const supportLimits = {
  textMaxLength: 4000,
  /** Threads of one account that wait for support at the same time. */
  maxWaiting: 5,
  /** Threads of one account that are kept. */
  maxThreads: 200,
  /** Messages of one thread, answers included. */
  maxMessages: 100,
  /** A chosen picture in bytes, and what is kept of all pictures of one account. */
  pictureMaxBytes: 5 * 1024 * 1024,
  maxPictureBytes: 10 * 1024 * 1024,
  /** Days without a reply after which an answered thread is closed, and months for which a closed thread is kept. */
  closedAfterDays: 30,
  keptMonths: 12,
} as const;

/** Fewer answers say nothing about how long one takes. */
export const fewestAnswers = 10;

const shortText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[\p{L}\p{N} .,;:()/+_-]*$/u);

/** What the browser tells with a message, and nothing else: no name, no id, no health data. The person sees it before. */
export const supportContextSchema = z.object({
  /** The build of the page's program. */
  build: shortText(40),
  browser: shortText(60),
  system: shortText(60),
  /** '360 x 780'. */
  screen: shortText(20),
  /** The pattern of the screen's address: '/resultado/$id'. Without digits, so that no id fits in. */
  route: z
    .string()
    .max(80)
    .regex(/^(?:\/\$?[a-zA-Z_-]*)+$/),
  online: z.boolean(),
});
export type SupportContext = z.output<typeof supportContextSchema>;

const textSchema = z
  .string()
  .trim()
  .min(1, 'Escreva a mensagem')
  .max(supportLimits.textMaxLength, 'Use no máximo 4.000 caracteres.');

export const openThreadSchema = z.object({
  subject: z.enum(supportSubjects),
  text: textSchema,
  context: supportContextSchema,
  /** The browser chooses it once per message. The same key never creates two messages. */
  idempotencyKey: z.uuid(),
});
export type OpenThread = z.output<typeof openThreadSchema>;

export const replyThreadSchema = z.object({ threadId: z.uuid(), text: textSchema, idempotencyKey: z.uuid() });
export type ReplyThread = z.output<typeof replyThreadSchema>;

/** The message that was written. */
export const writtenMessageSchema = z.object({ threadId: z.uuid(), messageId: z.uuid() });
export type WrittenMessage = z.output<typeof writtenMessageSchema>;

const threadSchema = z.object({
  id: z.uuid(),
  subject: z.enum(supportSubjects),
  state: z.enum(supportStates),
  createdAt: z.iso.datetime(),
  lastMessageAt: z.iso.datetime(),
});

export const supportPageCursorSchema = z.object({ lastMessageAt: instantSchema, id: z.uuid() });
export const supportPageSchema = z.object({
  items: z.array(threadSchema),
  nextCursor: supportPageCursorSchema.nullable(),
});
export type SupportThread = z.output<typeof threadSchema>;
export type SupportPageCursor = z.output<typeof supportPageCursorSchema>;

const messageSchema = z.object({
  id: z.uuid(),
  author: z.enum(supportAuthors),
  text: z.string(),
  /** Has a picture. */
  picture: z.boolean(),
  at: z.iso.datetime(),
});
export type SupportMessage = z.output<typeof messageSchema>;

export const threadDetailSchema = threadSchema.extend({
  messages: z.array(messageSchema),
  /** False when the thread is full. */
  canReply: z.boolean(),
});
export type ThreadDetail = z.output<typeof threadDetailSchema>;

/** What a person may know before she writes. */
export const supportTermsSchema = z.object({
  /** Minutes to the first answer, in the middle of the last weeks; null while there are too few answers to tell. */
  answerMinutes: z.number().int().nullable(),
  /** Phone or chat at any hour, where the plan includes it and the operator has set it. */
  channel: z.string().nullable(),
});
export type SupportTerms = z.output<typeof supportTermsSchema>;

export const adminThreadFiltersSchema = z.object({
  search: searchTextSchema.optional(),
  state: z.enum(supportStates).optional(),
  priority: z.enum(supportPriorities).optional(),
  subject: z.enum(supportSubjects).optional(),
});
export type AdminThreadFilters = z.output<typeof adminThreadFiltersSchema>;

/** The last row already shown: waiting ones by priority and time, then the others, newest first. */
export const adminThreadCursorSchema = z.object({
  waiting: z.boolean(),
  /** Index in `supportPriorities`. */
  rank: z
    .int()
    .min(0)
    .max(supportPriorities.length - 1),
  at: instantSchema,
  id: z.uuid(),
});
export type AdminThreadCursor = z.output<typeof adminThreadCursorSchema>;

const adminThreadSchema = threadSchema.extend({
  priority: z.enum(supportPriorities),
  /** Since when the person waits; null when she does not. */
  waitingSince: z.iso.datetime().nullable(),
  person: z.object({ id: z.uuid(), nomeCompleto: z.string(), email: z.string() }),
});
export type AdminThread = z.output<typeof adminThreadSchema>;

export const adminThreadPageSchema = z.object({
  items: z.array(adminThreadSchema),
  nextCursor: adminThreadCursorSchema.nullable(),
});

export const adminThreadDetailSchema = adminThreadSchema.extend({
  messages: z.array(messageSchema.extend({ authorName: z.string().nullable() })),
  context: supportContextSchema.extend({ planName: z.string() }),
  canReply: z.boolean(),
  /** Counts the changes. An answer names the one that it was written to. */
  revision: z.number().int(),
});
export type AdminThreadDetail = z.output<typeof adminThreadDetailSchema>;

export const answerThreadSchema = z.object({
  threadId: z.uuid(),
  revision: int4Schema,
  text: textSchema,
  /** Closes the thread with this answer. */
  close: z.boolean(),
  idempotencyKey: z.uuid(),
});
export type AnswerThread = z.output<typeof answerThreadSchema>;

export const closeThreadAsAdminSchema = answerThreadSchema.pick({ threadId: true, revision: true });
export type CloseThreadAsAdmin = z.output<typeof closeThreadAsAdminSchema>;

/** First answers of the last 30 days, and who waits now, for each priority. */
export const supportFiguresSchema = z.array(
  z.object({
    priority: z.enum(supportPriorities),
    answers: z.number().int(),
    medianMinutes: z.number().int().nullable(),
    /** Nine of ten answers came sooner. */
    slowMinutes: z.number().int().nullable(),
    waiting: z.number().int(),
    waitingSince: z.iso.datetime().nullable(),
  }),
);
export type SupportFigures = z.output<typeof supportFiguresSchema>;

/** '20 minutos', '5 horas', '3 dias': rounded up, so that no shorter time is said than it took. */
export function aboutTime(minutes: number): string {
  if (minutes <= 50) return `${Math.max(1, Math.ceil(minutes / 10)) * 10} minutos`;
  const hours = Math.ceil(minutes / 60);
  if (hours <= 48) return hours === 1 ? '1 hora' : `${hours} horas`;
  return `${Math.ceil(hours / 24)} dias`;
}

/** 'em menos de uma hora', 'em até 5 horas'. */
export function withinTime(minutes: number): string {
  return minutes < 60 ? `em ${aboutTime(minutes)}` : `em até ${aboutTime(minutes)}`;
}

export const stateWords: Record<SupportState, string> = {
  open: 'Aguarda resposta',
  answered: 'Respondida',
  closed: 'Encerrada',
};

export const priorityWords: Record<SupportPriority, string> = {
  continuo: 'Contínuo',
  prioritario: 'Prioritário',
  comum: 'Comum',
};
