import { z } from 'zod';

/** How long a share link may stay open, in days. */
export const shareDays = [7, 30, 90] as const;
export const shareDefaultDays = 30;

export const createShareSchema = z.object({
  avaliacaoId: z.uuid(),
  dias: z.literal(shareDays).default(shareDefaultDays),
});

/** An open link as its therapist sees it. The address is stored nowhere. */
export const relatorioShareSchema = z.object({
  id: z.uuid(),
  /** ISO instants. */
  createdAt: z.string(),
  expiresAt: z.string(),
  viewCount: z.number().int(),
  lastViewedAt: z.string().nullable(),
});
export type RelatorioShare = z.output<typeof relatorioShareSchema>;

/** The same among the links of all reports of a client. */
export const clienteShareSchema = relatorioShareSchema.extend({
  avaliacaoId: z.uuid(),
  /** ISO instant of the assessment. */
  avaliacaoEm: z.string(),
});
export type ClienteShare = z.output<typeof clienteShareSchema>;

/** The answer to a new link. Only this answer contains the address. */
export const createdShareSchema = z.object({
  share: relatorioShareSchema,
  url: z.url(),
  /** Of the client's record, for the chat; empty when it has none. */
  telefone: z.string(),
});
export type CreatedShare = z.output<typeof createdShareSchema>;
