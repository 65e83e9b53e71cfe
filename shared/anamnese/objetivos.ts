import { choiceQuestion, textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const objetivos = {
  id: 'objetivos',
  title: 'Objetivos e Expectativas',
  leigo: { title: 'O que você espera' },
  shortTitle: 'Objetivos',
  questions: {
    objetivosCliente: textQuestion({
      label: 'Objetivos do cliente',
      leigo: { label: 'O que você espera do tratamento?', hint: 'O que gostaria que mudasse na sua vida.' },
      hint: 'O que ele espera do tratamento.',
      reportName: 'Objetivos',
      maxLength: 2000,
      lines: 3,
    }),
    disponibilidadeSessoes: choiceQuestion({
      label: 'Disponibilidade para sessões',
      leigo: { label: 'Quantas vezes por semana você pode vir?', options: { variavel: 'Depende da semana' } },
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
