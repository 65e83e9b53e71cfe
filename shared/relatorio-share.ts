import { z } from 'zod';

/** How long a share link may stay open, in days. */
export const shareDays = [7, 30, 90] as const;
export const shareDefaultDays = 30;

/** What a link opens: the letter to the client, or the whole report. */
export const shareDocumentos = ['carta', 'relatorio'] as const;
export type ShareDocumento = (typeof shareDocumentos)[number];
export const shareDocumentoWords: Record<ShareDocumento, string> = {
  carta: 'A carta',
  relatorio: 'O relatório inteiro',
};

export const createShareSchema = z.object({
  avaliacaoId: z.uuid(),
  dias: z.literal(shareDays).default(shareDefaultDays),
  /** A tab of an earlier release means the report. */
  documento: z.enum(shareDocumentos).default('relatorio'),
});

/** An open link as its therapist sees it. The address is stored nowhere. */
export const relatorioShareSchema = z.object({
  id: z.uuid(),
  documento: z.enum(shareDocumentos),
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
