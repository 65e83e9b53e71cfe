import { requiredText } from './fields.ts';
import { choiceQuestion, choicesQuestion, requiredAnswer, sliderQuestion, textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const queixaPrincipal = {
  id: 'queixa-principal',
  title: 'Queixa Principal',
  leigo: { title: 'O que trouxe você aqui' },
  questions: {
    queixaPrincipal: requiredAnswer(
      textQuestion({
        label: 'Queixa principal',
        leigo: {
          label: 'O que mais incomoda você hoje?',
          hint: 'Com as suas palavras: o que sente, em que parte do corpo e como começou.',
        },
        hint: 'Com as palavras do cliente: o que sente, onde e como começou.',
        reportName: 'Queixa principal',
        maxLength: 4000,
        lines: 3,
        essential: true,
      }),
      requiredText('Descreva a queixa principal', 4000),
    ),
    inicioQueixa: choiceQuestion({
      label: 'Início da queixa',
      leigo: { label: 'Desde quando?' },
      reportName: 'Início da queixa',
      options: {
        recente: { label: 'Recente (dias ou semanas)', reported: 'recente' },
        meses: 'Há meses',
        anos: 'Há anos',
        infancia: 'Desde a infância',
      },
    }),
    intensidadeDor: sliderQuestion({
      label: 'Intensidade da dor',
      leigo: { label: 'Quanta dor você sente?' },
      reportName: 'Intensidade da dor',
      start: 0,
      words: painInWords,
      ends: ['Sem dor', 'Pior dor possível'],
    }),
    fatoresAgravantes: choicesQuestion({
      label: 'O que piora',
      reportName: 'O que piora',
      options: [
        'Estresse',
        'Frio',
        'Calor',
        'Alimentos gordurosos',
        'Café',
        'Exercício',
        'Falta de sono',
        'Ciclo menstrual',
      ],
    }),
    fatoresAmeliorantes: choicesQuestion({
      label: 'O que melhora',
      reportName: 'O que melhora',
      options: ['Repouso', 'Calor local', 'Chás', 'Respiração/meditação', 'Comidas quentes', 'Exercício leve'],
    }),
  },
} as const satisfies AnamneseSection;

/** 'Sem dor' · '7 de 10, dor forte'. */
function painInWords(level: number): string {
  if (level === 0) return 'Sem dor';
  return `${level} de 10, ${level <= 3 ? 'dor leve' : level <= 6 ? 'dor moderada' : level <= 9 ? 'dor forte' : 'a pior dor possível'}`;
}
