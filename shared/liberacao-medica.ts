import { z } from 'zod';
import { calendarDaySchema } from './storable.ts';

export const liberacaoLimits = { quem: 120, disse: 400 } as const;

/** A physician's word that a client who was referred may be treated, as the therapist noted it. Nobody has checked it. */
export const liberacaoMedicaSchema = z.object({
  quem: z
    .string()
    .trim()
    .min(3, 'Escreva quem liberou: nome e, se souber, registro ou serviço.')
    .max(liberacaoLimits.quem, `Use no máximo ${liberacaoLimits.quem} caracteres.`),
  /** The day of the release, `2026-12-01`. */
  em: z.string().refine((day) => calendarDaySchema.safeParse(day).success, 'Escolha o dia da liberação.'),
  disse: z
    .string()
    .trim()
    .min(3, 'Escreva o que foi dito: o que pode ser feito, e o que não pode.')
    .max(liberacaoLimits.disse, `Use no máximo ${liberacaoLimits.disse} caracteres.`),
});
export type LiberacaoMedica = z.output<typeof liberacaoMedicaSchema>;

/** A release where a warning stands, with where it was noted. */
export const liberacaoMostradaSchema = z.object({
  ...liberacaoMedicaSchema.shape,
  /** Number of the consultation; null: in the review of the report. */
  consulta: z.number().int().nullable(),
  /** The report has been written since, or refers for a reason that was not there: it may speak of something else. */
  anterior: z.boolean(),
});
export type LiberacaoMostrada = z.output<typeof liberacaoMostradaSchema>;

/** "Dra. Lia Campos, 12/11/2026: “Pode tratar, sem moxa.”" */
export function liberacaoInWords({ quem, em, disse }: LiberacaoMedica): string {
  return `${releasedBy({ quem, em })}: “${disse}”`;
}

/** "Dra. Lia Campos, 12/11/2026" */
export function releasedBy({ quem, em }: Pick<LiberacaoMedica, 'quem' | 'em'>): string {
  return `${quem}, ${em.split('-').reverse().join('/')}`;
}
