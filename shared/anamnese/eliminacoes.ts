import { choiceQuestion, textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const eliminacoes = {
  id: 'eliminacoes',
  title: 'Eliminações',
  leigo: { title: 'Fome, sede e banheiro', description: 'Parece íntimo, mas ajuda muito a entender o corpo.' },
  questions: {
    apetite: choiceQuestion({
      label: 'Apetite',
      leigo: { label: 'Sua fome', options: { baixo: 'Pouca', aumentado: 'Muita' } },
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
      leigo: { label: 'Sua sede', options: { baixa: 'Pouca', aumentada: 'Muita' } },
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
      leigo: {
        label: 'Urina (xixi)',
        hint: 'Cor, quantidade, quantas vezes por dia, se acorda à noite para ir ao banheiro.',
      },
      hint: 'Cor, quantidade, frequência, se acorda à noite para urinar.',
      reportName: 'Urina',
      maxLength: 1000,
      lines: 2,
    }),
    evacuacao: textQuestion({
      label: 'Evacuação',
      leigo: { label: 'Intestino (cocô)', hint: 'Quantas vezes, se é duro ou mole, se dói ou precisa de força.' },
      hint: 'Frequência, consistência, dor ou esforço.',
      reportName: 'Evacuação',
      maxLength: 1000,
      lines: 2,
    }),
    suorEspontaneo: choiceQuestion({
      label: 'Sua sem esforço nem calor?',
      leigo: { label: 'Você sua sem fazer esforço e sem calor?' },
      reportName: 'Suor espontâneo',
      options: { nao: 'Não', sim: 'Sim' },
    }),
  },
} as const satisfies AnamneseSection;
