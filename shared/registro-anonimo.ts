import { z } from 'zod';
import { escoresSchema } from './consulta-evolutiva.ts';
import { withoutBounds } from './without-bounds.ts';

const month = z.string().regex(/^\d{4}-\d{2}$/);
const name = z.string().max(200);
const count = z.number().int().nullable();

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
      padroes: z.array(z.object({ id: name, nome: name, codigoTm1: name, score: z.number() })),
      pontos: z.array(z.object({ codigo: name, nome: name })),
      auriculares: z.array(z.object({ id: name, nome: name })),
      terapias: z.array(z.object({ id: name, nome: name })),
      /** The safety rules that spoke. */
      alertas: z.array(z.object({ regra: name, gravidade: name })),
      sessoes: count,
      motor: name.nullable(),
      catalogoVersao: name.nullable(),
      /** Follow-ups that were not annulled, in their order. */
      consultas: z.array(
        z.object({ mes: month, escores: escoresSchema, sessoesRealizadas: count, sessoesPlanejadas: count }),
      ),
    }),
  ),
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
