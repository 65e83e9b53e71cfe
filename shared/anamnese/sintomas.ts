import { keysOf } from '../keys-of.ts';
import { choicesQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const sintomas = {
  id: 'sintomas',
  title: 'Sintomas Gerais (Checklist MTC)',
  shortTitle: 'Sintomas Gerais',
  description: 'Marque tudo o que o cliente relata ou que você percebe.',
  questions: {
    sintomasGerais: choicesQuestion({
      label: 'Sintomas gerais',
      reportName: 'Sintomas gerais',
      essential: true,
      options: [
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
      ],
      // Most of the others are asked once, by 'Emoções' below (opcoes-repetidas.ts).
      common: ['insônia', 'dor de cabeça', 'cansaço', 'má digestão', 'tensão muscular'],
    }),
    sintomasDigestivos: choicesQuestion({
      label: 'Digestão',
      reportName: 'Digestão',
      options: ['Empachamento', 'Azia/Refluxo', 'Gases/Distensão', 'Constipação', 'Diarreia', 'Fezes secas'],
    }),
    sintomasRespiratorios: choicesQuestion({
      label: 'Respiração',
      reportName: 'Respiração',
      options: ['Falta de ar', 'Tosse seca', 'Tosse com catarro', 'Congestão'],
    }),
    sintomasTermicos: choicesQuestion({
      label: 'Sensação térmica',
      reportName: 'Frio e calor',
      options: ['Mãos/pés frios', 'Intolerância ao frio', 'Calor interno', 'Sudorese noturna'],
    }),
    sintomasPele: choicesQuestion({
      label: 'Pele',
      reportName: 'Pele',
      options: ['Seca', 'Oleosa', 'Pálida', 'Avermelhada', 'Coceira'],
    }),
    sintomasEmocionais: choicesQuestion({
      label: 'Emoções',
      reportName: 'Emoções',
      essential: true,
      options: [
        'Raiva/Irritabilidade',
        'Preocupação/Ruminação',
        'Tristeza/Desânimo',
        'Medo/Insegurança',
        'Ansiedade/Agitação',
      ],
    }),
    sintomasSono: choicesQuestion({
      label: 'Sono',
      reportName: 'Sono',
      essential: true,
      options: ['Dificuldade para iniciar', 'Despertares noturnos', 'Pesadelos', 'Sonolência diurna'],
    }),
  },
} as const satisfies AnamneseSection;

export type SintomasField = keyof typeof sintomas.questions;

/** The row's `sintomas` column: all lists of the section in form order. */
export function mergeSintomas(dados: Readonly<Record<SintomasField, readonly string[]>>): string[] {
  return keysOf(sintomas.questions).flatMap((field) => dados[field]);
}
