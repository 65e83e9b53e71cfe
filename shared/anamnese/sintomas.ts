import { keysOf } from '../keys-of.ts';
import { choicesQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const sintomas = {
  id: 'sintomas',
  title: 'Sintomas Gerais (Checklist MTC)',
  leigo: { title: 'O que você sente', description: 'Toque em tudo o que acontece com você.' },
  shortTitle: 'Sintomas Gerais',
  description: 'Marque tudo o que o cliente relata ou que você percebe.',
  questions: {
    sintomasGerais: choicesQuestion({
      label: 'Sintomas gerais',
      leigo: { label: 'O que você tem sentido?' },
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
      leigo: {
        label: 'Estômago e intestino',
        options: {
          Empachamento: 'Estômago pesado depois de comer',
          'Azia/Refluxo': 'Azia ou refluxo',
          'Gases/Distensão': 'Gases, barriga inchada',
          Constipação: 'Intestino preso',
        },
      },
      reportName: 'Digestão',
      options: ['Empachamento', 'Azia/Refluxo', 'Gases/Distensão', 'Constipação', 'Diarreia', 'Fezes secas'],
    }),
    sintomasRespiratorios: choicesQuestion({
      label: 'Respiração',
      leigo: {
        label: 'Respiração',
        options: { Congestão: 'Nariz entupido' },
      },
      reportName: 'Respiração',
      options: ['Falta de ar', 'Tosse seca', 'Tosse com catarro', 'Congestão'],
    }),
    sintomasTermicos: choicesQuestion({
      label: 'Sensação térmica',
      leigo: {
        label: 'Frio e calor',
        options: {
          'Mãos/pés frios': 'Mãos ou pés frios',
          'Intolerância ao frio': 'Sinto muito frio',
          'Calor interno': 'Calor por dentro',
          'Sudorese noturna': 'Suor durante a noite',
        },
      },
      reportName: 'Frio e calor',
      options: ['Mãos/pés frios', 'Intolerância ao frio', 'Calor interno', 'Sudorese noturna'],
    }),
    sintomasPele: choicesQuestion({
      label: 'Pele',
      leigo: { label: 'Sua pele' },
      reportName: 'Pele',
      options: ['Seca', 'Oleosa', 'Pálida', 'Avermelhada', 'Coceira'],
    }),
    sintomasEmocionais: choicesQuestion({
      label: 'Emoções',
      leigo: {
        label: 'Como você tem se sentido por dentro?',
        options: {
          'Raiva/Irritabilidade': 'Raiva, irritação',
          'Preocupação/Ruminação': 'Preocupação, pensamentos que não param',
          'Tristeza/Desânimo': 'Tristeza, desânimo',
          'Medo/Insegurança': 'Medo, insegurança',
          'Ansiedade/Agitação': 'Ansiedade, agitação',
        },
      },
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
      leigo: {
        label: 'Seu sono',
        options: {
          'Dificuldade para iniciar': 'Demoro a pegar no sono',
          'Despertares noturnos': 'Acordo durante a noite',
          'Sonolência diurna': 'Sono durante o dia',
        },
      },
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
