import { z } from 'zod';

/** The most statements that one reading may propose. */
export const mostPropostas = 40;

/**
 * A statement that a model proposes for words from which our reader read nothing. It counts for nothing until code has checked it
 * against the text and the catalogue.
 */
export const propostaSchema = z.object({
  /** The key of the text in the intake. */
  campo: z.string().min(1).max(40),
  /** The words of the text that say it, letter by letter. */
  citacao: z.string().min(3).max(200),
  /** An id of the catalogue. An unknown one changes nothing. */
  sinal: z.string().min(1).max(60),
  negado: z.boolean(),
});
export type Proposta = z.output<typeof propostaSchema>;

/** What a model proposed for the texts of one intake. It stays with the intake, so that a report can be made again from it. */
export const leituraIaSchema = z.object({
  modelo: z.string(),
  promptVersao: z.string(),
  propostas: z.array(propostaSchema).max(mostPropostas),
});
export type LeituraIa = z.output<typeof leituraIaSchema>;

/** What a model is asked to answer with. Each statement is parsed by itself, so that a bad one takes no other with it. */
export const leituraAnswerSchema = z.object({ afirmacoes: z.array(z.unknown()) });
