import { z } from 'zod';
import { type DocumentoAceito, documentosAceitos, versoesLegais } from './versoes-legais.ts';

/** How an acceptance came about: with the sign-up, or after the notice of a new version. */
export const aceiteTipos = ['cadastro', 'versao_nova'] as const;

const versaoDe = (documento: DocumentoAceito) =>
  z
    .string()
    .max(20)
    .refine((numero) => versoesLegais[documento].some((versao) => versao.numero === numero), {
      error: 'Esta versão do texto não existe. Recarregue a página e leia de novo.',
    });

/** The versions that the person's screen showed. */
export const versoesAceitasSchema = z.object({ termos: versaoDe('termos'), privacidade: versaoDe('privacidade') });
export type VersoesAceitas = z.output<typeof versoesAceitasSchema>;

/** What an account has been told and has not accepted yet. */
export const termosPendentesSchema = z.object({
  documentos: z.array(z.object({ documento: z.enum(documentosAceitos), versao: z.string() })),
  /** When the versions begin to hold for this account. */
  valeEm: z.iso.datetime(),
  /** True from that moment on: nothing can be created or changed before they are accepted. */
  devidos: z.boolean(),
});
export type TermosPendentes = z.output<typeof termosPendentesSchema>;

/** The announced price of a plan that the account pays for. */
export const precoAnunciadoSchema = z.object({
  id: z.uuid(),
  planName: z.string(),
  /** Centavos a month. */
  priceBrl: z.number().int(),
  inForceAt: z.iso.datetime(),
});
export type PrecoAnunciado = z.output<typeof precoAnunciadoSchema>;
