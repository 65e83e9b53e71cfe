import { z } from 'zod';
import { fichaSchema } from './anamnese/ficha.ts';
import { consentirSchema } from './consentimento.ts';
import { fotoIdsSchema } from './foto.ts';
import { int4Schema } from './storable.ts';
import { requiredName } from './visible-name.ts';
import { withoutBounds } from './without-bounds.ts';

/** How long an invitation may stay open, in days. */
export const conviteDays = [3, 7, 15] as const;
export const conviteDefaultDays = 7;

/** The most invitations of an account that wait for an answer. */
export const mostOpenConvites = 100;

/** The most answers that wait as drafts; then no further invitation is made. What was sent before is still answered. */
export const mostAnsweredConvites = 200;

const diasSchema = z.literal(conviteDays).default(conviteDefaultDays);
const emailSchema = z.email({ error: 'Informe um email válido, como nome@exemplo.com' }).max(254).nullable();

/** With an address the invitation is mailed there; without one the answer holds the link. */
export const createConviteSchema = z.object({
  /** Null for a person who is new. */
  clienteId: z.uuid().nullable(),
  /** For the therapist's list. The invitation itself names nobody. */
  nome: requiredName('Informe o nome do cliente', 120),
  dias: diasSchema,
  email: emailSchema,
});
export type CreateConvite = z.output<typeof createConviteSchema>;

/** A new link for the same invitation: what the client has answered so far stays, and the earlier link opens nothing. */
export const renewConviteSchema = z.object({ id: z.uuid(), dias: diasSchema, email: emailSchema });
export type RenewConvite = z.output<typeof renewConviteSchema>;

const conviteEstados = ['enviado', 'aberto', 'em_preenchimento', 'respondido', 'vencido', 'revogado'] as const;
export type ConviteEstado = (typeof conviteEstados)[number];

/** An invitation as its therapist sees it, without any answer. The address is stored nowhere. */
export const conviteSchema = z.object({
  id: z.uuid(),
  clienteId: z.uuid().nullable(),
  nome: z.string(),
  /** Of the client's record; empty for a person who is new. */
  telefone: z.string(),
  /** Where it was mailed; empty for a link that the therapist passed on. */
  email: z.string(),
  estado: z.enum(conviteEstados),
  /** ISO instants. */
  createdAt: z.string(),
  expiresAt: z.string(),
  respondidoEm: z.string().nullable(),
});
export type Convite = z.output<typeof conviteSchema>;

/** `link` is null for an invitation that is mailed. Only this answer contains the address, and it names nobody. */
export const createdConviteSchema = z.object({
  id: z.uuid(),
  /** ISO instant. */
  expiresAt: z.string(),
  /** As in the list. */
  email: z.string(),
  link: z
    .object({
      url: z.url(),
      /** A picture as a `data:` address. */
      qrCode: z.string(),
    })
    .nullable(),
});
export type CreatedConvite = z.output<typeof createdConviteSchema>;

const tokenSchema = z.string().max(100);

export const openFichaSchema = z.object({ token: tokenSchema });

/** What the holder of a link may know. An answered form shows nothing of what was answered. */
export const openedFichaSchema = z.discriminatedUnion('estado', [
  z.object({
    estado: z.literal('aberta'),
    terapeuta: z.string(),
    clinica: z.string().nullable(),
    /** ISO instant. */
    expiresAt: z.string(),
    /** Grows by one with each save. If a save names another revision, two phones are in conflict. */
    revision: z.number().int(),
    ficha: withoutBounds(fichaSchema),
    /** The photos that have arrived so far. The link shows none of them. */
    fotos: fotoIdsSchema.partial().default({}),
    /** Whether the client is asked about artificial intelligence: only where a provider is configured. */
    perguntaIa: z.boolean(),
  }),
  z.object({ estado: z.literal('enviada'), terapeuta: z.string() }),
]);
export type OpenedFicha = z.output<typeof openedFichaSchema>;

export const saveFichaSchema = z.object({ token: tokenSchema, baseRevision: int4Schema.min(0), ficha: fichaSchema });
export type SaveFicha = z.output<typeof saveFichaSchema>;

export const removeFichaFotoSchema = z.object({ token: tokenSchema, id: z.uuid() });
export type RemoveFichaFoto = z.output<typeof removeFichaFotoSchema>;

export const sendFichaSchema = saveFichaSchema.extend({ consentimento: consentirSchema });
export type SendFicha = z.output<typeof sendFichaSchema>;
