import { z } from 'zod';
import { elementos } from './relatorio.ts';

const momentoSchema = z.object({
  avaliacaoId: z.uuid(),
  /** ISO instant. */
  createdAt: z.string(),
});

/** Labels of signs. */
const sinaisSchema = z.array(z.string());

/**
 * What an assessment of a client says against the finished one before it. A sign that was not mentioned again is not called gone: nobody
 * asked for it.
 */
export const comparacaoSchema = z.object({
  antes: momentoSchema,
  agora: momentoSchema,
  /** Whether two releases of the catalogue read the two; part of the difference may then come from the reading. */
  outroCatalogo: z.boolean(),
  sinais: z.object({
    /** Denied before, present now. */
    novos: sinaisSchema,
    /** Not mentioned before, present now. */
    citados: sinaisSchema,
    /** Present in both. */
    persistem: sinaisSchema,
    /** Present before, denied now. */
    negados: sinaisSchema,
    /** Present before, not mentioned now. */
    naoCitados: sinaisSchema,
  }),
  /** Answers to the same question that differ, in words. `sentido` only where less is better for everybody. */
  respostas: z.array(
    z.object({
      pergunta: z.string(),
      antes: z.string(),
      agora: z.string(),
      sentido: z.enum(['melhorou', 'piorou']).nullable(),
    }),
  ),
  /** Medicines, supplements and allergies that only one of two answers names, as they were written. */
  listas: z.array(z.object({ pergunta: z.string(), entraram: z.array(z.string()), sairam: z.array(z.string()) })),
  /** Confidence from 0 to 1; null where the report does not have the pattern. */
  padroes: z.array(z.object({ nome: z.string(), antes: z.number().nullable(), agora: z.number().nullable() })),
  /** Involvement from 0 to 100. */
  elementos: z.array(z.object({ elemento: z.enum(elementos), antes: z.number(), agora: z.number() })),
});
export type Comparacao = z.output<typeof comparacaoSchema>;
