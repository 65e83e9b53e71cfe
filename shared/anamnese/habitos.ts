import { choiceQuestion, numberQuestion, sliderQuestion, textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const habitos = {
  id: 'habitos',
  title: 'Hábitos e Estilo de Vida',
  leigo: { title: 'Seu dia a dia' },
  shortTitle: 'Hábitos',
  questions: {
    atividadeFisica: textQuestion({
      label: 'Atividade física',
      leigo: { label: 'Exercício', hint: 'O que você faz e quantas vezes por semana.' },
      hint: 'O que pratica e quantas vezes por semana.',
      reportName: 'Atividade física',
      maxLength: 1000,
      lines: 2,
    }),
    consumoAgua: numberQuestion({
      label: 'Água por dia',
      hint: 'Copos de 250 ml',
      reportName: 'Consumo de água',
      min: 0,
      max: 40,
      start: 8,
      unit: 'copos',
      half: true,
    }),
    cafeXicaras: numberQuestion({
      label: 'Café por dia',
      hint: 'Xícaras',
      reportName: 'Café',
      min: 0,
      max: 40,
      start: 1,
      unit: 'xíc.',
      half: true,
    }),
    frequenciaAlcool: choiceQuestion({
      label: 'Consumo de álcool',
      leigo: { label: 'Bebida alcoólica', options: { socialmente: 'Em festas', regularmente: 'Toda semana' } },
      reportName: 'Álcool',
      options: {
        nunca: 'Nunca',
        raramente: 'Raramente',
        socialmente: 'Socialmente',
        regularmente: 'Regularmente',
      },
    }),
    cigarro: choiceQuestion({
      label: 'Cigarro',
      leigo: { label: 'Cigarro', options: { nao: 'Não fumo', ocasional: 'De vez em quando', diario: 'Todo dia' } },
      reportName: 'Cigarro',
      options: { nao: { label: 'Não fuma', reported: 'não' }, ocasional: 'Ocasional', diario: 'Diário' },
    }),
    qualidadeSono: choiceQuestion({
      label: 'Qualidade do sono',
      leigo: { label: 'Como você dorme?', options: { boa: 'Bem', regular: 'Mais ou menos', ruim: 'Mal' } },
      reportName: 'Qualidade do sono',
      completes: true,
      options: { boa: 'Boa', regular: 'Regular', ruim: 'Ruim' },
    }),
    estresseNivel: sliderQuestion({
      label: 'Nível de estresse',
      leigo: { label: 'Seu nível de estresse' },
      reportName: 'Nível de estresse',
      start: 5,
      words: stressInWords,
      ends: ['Sem estresse', 'Muito alto'],
    }),
  },
} as const satisfies AnamneseSection;

/** '0 de 10, sem estresse' · '5 de 10, estresse moderado'. */
function stressInWords(level: number): string {
  const words =
    level === 0
      ? 'sem estresse'
      : level <= 3
        ? 'estresse baixo'
        : level <= 6
          ? 'estresse moderado'
          : level <= 8
            ? 'estresse alto'
            : 'estresse muito alto';
  return `${level} de 10, ${words}`;
}
