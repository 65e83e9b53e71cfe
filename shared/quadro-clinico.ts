import { z } from 'zod';
import { pontosUsadosSchema } from './ponto-usado.ts';
import { withoutBounds } from './without-bounds.ts';

/** What a therapist must know of a client before treating, in the order in which it is told. */
export const perguntasDeAlerta = [
  'gestante',
  'anticoagulante',
  'marcapasso',
  'epilepsia',
  'cancer',
  'alergias',
] as const;
export type PerguntaDeAlerta = (typeof perguntasDeAlerta)[number];

const alertaSchema = z.object({
  pergunta: z.enum(perguntasDeAlerta),
  /**
   * `relato`: not answered so, but the newest report noted it from what was told elsewhere. `nao_informado`: nobody has answered;
   * it does not mean no.
   */
  estado: z.enum(['sim', 'relato', 'nao', 'nao_sabe', 'nao_informado']),
  /** The allergies as they were told, or the note of the report; null otherwise. */
  texto: z.string().nullable(),
});
export type Alerta = z.output<typeof alertaSchema>;

/** What a client's page says first: the picture of the client between two sessions. */
export const quadroClinicoSchema = z.object({
  /** The first pattern of the newest report, as it was signed; null without one. */
  padrao: z
    .object({
      avaliacaoId: z.uuid(),
      createdAt: z.string(),
      nome: z.string(),
      confianca: z.number(),
      assinado: z.boolean(),
    })
    .nullable(),
  /** From the answers of the newest assessment; null without one, and where they cannot be read. */
  alertas: z.object({ createdAt: z.string(), itens: z.array(alertaSchema) }).nullable(),
  /** Of the plan of the newest report; null: neither noted nor planned. */
  sessoes: z.object({ realizadas: z.number().int().nullable(), planejadas: z.number().int().nullable() }),
  /** `2026-12-01`; null where none is planned, or the client has come since. */
  retornoEm: z.string().nullable(),
  /** Of the newest follow-up with points; null where none has them. */
  ultimosPontos: z
    .object({ numeroConsulta: z.number().int(), dataConsulta: z.string(), pontos: withoutBounds(pontosUsadosSchema) })
    .nullable(),
  /** A treatment runs: sessions of the plan are left, or a return is planned, and the client was here not long ago. */
  emTratamento: z.boolean(),
});
export type QuadroClinico = z.output<typeof quadroClinicoSchema>;
