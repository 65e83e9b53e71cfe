import { choiceQuestion, textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const eliminacoes = {
  id: 'eliminacoes',
  title: 'Eliminações',
  questions: {
    apetite: choiceQuestion({
      label: 'Apetite',
      reportName: 'Apetite',
      completes: true,
      options: {
        baixo: 'Baixo',
        normal: 'Normal',
        aumentado: 'Aumentado',
        varia: { label: 'Varia', reported: 'variável' },
      },
    }),
    sede: choiceQuestion({
      label: 'Sede',
      reportName: 'Sede',
      completes: true,
      options: {
        baixa: 'Baixa',
        normal: 'Normal',
        aumentada: 'Aumentada',
        bebidas_frias: { label: 'Prefere bebidas frias', reported: 'bebidas frias' },
        bebidas_quentes: { label: 'Prefere bebidas quentes', reported: 'bebidas quentes' },
      },
    }),
    urina: textQuestion({
      label: 'Urina',
      hint: 'Cor, quantidade, frequência, se acorda à noite para urinar.',
      reportName: 'Urina',
      maxLength: 1000,
      lines: 2,
    }),
    evacuacao: textQuestion({
      label: 'Evacuação',
      hint: 'Frequência, consistência, dor ou esforço.',
      reportName: 'Evacuação',
      maxLength: 1000,
      lines: 2,
    }),
    suorEspontaneo: choiceQuestion({
      label: 'Sua sem esforço nem calor?',
      reportName: 'Suor espontâneo',
      options: { nao: 'Não', sim: 'Sim' },
    }),
  },
} as const satisfies AnamneseSection;
