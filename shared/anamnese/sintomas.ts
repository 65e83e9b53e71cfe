import { z } from 'zod';
import { choices } from './fields.ts';

export const sintomasGerais = [
  'insônia',
  'irritabilidade',
  'ansiedade',
  'dor de cabeça',
  'cansaço',
  'má digestão',
  'tensão muscular',
  'tristeza',
  'medo',
  'nervosismo',
  'outros',
] as const;

export const sintomasDigestivos = [
  'Empachamento',
  'Azia/Refluxo',
  'Gases/Distensão',
  'Constipação',
  'Diarreia',
  'Fezes secas',
] as const;

export const sintomasRespiratorios = ['Falta de ar', 'Tosse seca', 'Tosse com catarro', 'Congestão'] as const;

export const sintomasTermicos = [
  'Mãos/pés frios',
  'Intolerância ao frio',
  'Calor interno',
  'Sudorese noturna',
] as const;

export const sintomasPele = ['Seca', 'Oleosa', 'Pálida', 'Avermelhada', 'Coceira'] as const;

export const sintomasEmocionais = [
  'Raiva/Irritabilidade',
  'Preocupação/Ruminação',
  'Tristeza/Desânimo',
  'Medo/Insegurança',
  'Ansiedade/Agitação',
] as const;

export const sintomasSono = [
  'Dificuldade para iniciar',
  'Despertares noturnos',
  'Pesadelos',
  'Sonolência diurna',
] as const;

export const sintomasSchema = z.object({
  sintomasGerais: choices(sintomasGerais),
  sintomasDigestivos: choices(sintomasDigestivos),
  sintomasRespiratorios: choices(sintomasRespiratorios),
  sintomasTermicos: choices(sintomasTermicos),
  sintomasPele: choices(sintomasPele),
  sintomasEmocionais: choices(sintomasEmocionais),
  sintomasSono: choices(sintomasSono),
});

/** The row's `sintomas` column: all seven lists in form order (docs/PRODUCT.md 5.5). */
export function mergeSintomas(dados: z.output<typeof sintomasSchema>): string[] {
  return [
    ...dados.sintomasGerais,
    ...dados.sintomasDigestivos,
    ...dados.sintomasRespiratorios,
    ...dados.sintomasTermicos,
    ...dados.sintomasPele,
    ...dados.sintomasEmocionais,
    ...dados.sintomasSono,
  ];
}

export function isSintomasComplete(dados: Partial<z.output<typeof sintomasSchema>>): boolean {
  return Object.values(dados).some((list) => Array.isArray(list) && list.length > 0);
}
