import { choiceQuestion, textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const objetivos = {
  id: 'objetivos',
  title: 'Objetivos e Expectativas',
  shortTitle: 'Objetivos',
  questions: {
    objetivosCliente: textQuestion({
      label: 'Objetivos do cliente',
      hint: 'O que ele espera do tratamento.',
      reportName: 'Objetivos',
      maxLength: 2000,
      lines: 3,
    }),
    disponibilidadeSessoes: choiceQuestion({
      label: 'Disponibilidade para sessões',
      reportName: 'Disponibilidade para sessões',
      completes: true,
      options: {
        '1x_sem': '1 vez por semana',
        '2x_sem': '2 vezes por semana',
        '3x_sem': '3 vezes por semana',
        variavel: 'Variável',
      },
    }),
  },
} as const satisfies AnamneseSection;
