import { z } from 'zod';
import { escoresSchema } from './consulta-evolutiva.ts';
import { pontosDeProtocoloSchema } from './ponto-usado.ts';
import { withoutBounds } from './without-bounds.ts';

const month = z.string().regex(/^\d{4}-\d{2}$/);
const name = z.string().max(200);
const count = z.number().int().nullable();
const consultasSchema = z.array(
  z.object({
    mes: month,
    escores: escoresSchema,
    sessoesRealizadas: count,
    sessoesPlanejadas: count,
    pontos: pontosDeProtocoloSchema.default([]),
  }),
);

/** What a report concludes and proposes, by our own tables. */
const conclusao = z.object({
  padroes: z.array(z.object({ id: name, nome: name, codigoTm1: name, score: z.number() })),
  pontos: z.array(z.object({ codigo: name, nome: name })),
  auriculares: z.array(z.object({ id: name, nome: name })),
  terapias: z.array(z.object({ id: name, nome: name })),
  sessoes: count,
});
export type Conclusao = z.output<typeof conclusao>;

/**
 * What is kept of a client without identity: only answers chosen from closed lists, numbers, and names from our own tables. Nothing that
 * anybody typed, no photo, no day, no place (ADR 0034).
 */
export const registroAnonimoSchema = z.object({
  sexo: z.string().max(20),
  /** The oldest first. */
  avaliacoes: z.array(
    z.object({
      /** `YYYY-MM`. */
      mes: month,
      /** '40 a 49 anos'. */
      faixaEtaria: z.string().max(20),
      /** By question. */
      respostas: z.record(z.string().max(60), z.union([z.string().max(200), z.number(), z.array(z.string().max(200))])),
      ...conclusao.shape,
      /** The safety rules that spoke. */
      alertas: z.array(z.object({ regra: name, gravidade: name })),
      motor: name.nullable(),
      catalogoVersao: name.nullable(),
      /** What a professional signed, the first version first; without her name, her words and the hash, which also stands on paper. */
      versoes: z
        .array(
          z.object({
            numero: z.number().int(),
            mes: month,
            ...conclusao.shape,
            /** Parts of the machine's report that she struck and changed. */
            retiradas: z.array(name),
            alteradas: z.array(name),
          }),
        )
        .default([]),
      /** Follow-ups that were not annulled, in their order. */
      consultas: consultasSchema,
    }),
  ),
  /** Those without an assessment; records of earlier releases had none. */
  consultas: consultasSchema.default([]),
});
export type RegistroAnonimo = z.output<typeof registroAnonimoSchema>;

/** One record in the therapist's list. */
export const registroSchema = z.object({
  id: z.uuid(),
  dados: withoutBounds(registroAnonimoSchema),
  /** `YYYY-MM-DD`: the law's twenty years end. */
  guardarAte: z.string(),
  /** ISO instant at which it was made anonymous. */
  createdAt: z.string(),
});
export type Registro = z.output<typeof registroSchema>;
