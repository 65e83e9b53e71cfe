import { z } from 'zod';

/** What a client feels, 0 to 10. More is worse for complaint, pain and stress, better for sleep and energy. */
export const escoreKeys = ['queixa', 'dor', 'sono', 'energia', 'estresse'] as const;
export type EscoreKey = (typeof escoreKeys)[number];
const escoreSchema = z.number().int().min(0).max(10).nullable();
export const escoresSchema = z.object({
  queixa: escoreSchema,
  dor: escoreSchema,
  sono: escoreSchema,
  energia: escoreSchema,
  estresse: escoreSchema,
});
export type Escores = z.output<typeof escoresSchema>;

const optionalText = z.string().trim().max(5000).nullable();
const sintomasSchema = z.array(z.string().trim().min(1).max(120)).max(60);

/** Everything a therapist writes about one follow-up. */
export const consultaEvolutivaConteudoSchema = z.object({
  observacoes: z.string().trim().min(1, 'Escreva as observações desta consulta.').max(5000),
  mudancasQuadro: optionalText,
  sintomasAtuais: sintomasSchema,
  sintomasResolvidos: sintomasSchema,
  novasQueixas: optionalText,
  escores: escoresSchema,
  sessoesRealizadas: z.number().int().min(0).max(500).nullable(),
  sessoesPlanejadas: z.number().int().min(1).max(500).nullable(),
});
export type ConsultaEvolutivaConteudo = z.output<typeof consultaEvolutivaConteudoSchema>;

/** 'dor de cabeça, , insônia' -> ['dor de cabeça', 'insônia'] (spec, section 5). */
export function splitSintomas(text: string): string[] {
  return text
    .split(',')
    .map((sintoma) => sintoma.trim())
    .filter(Boolean);
}
