import { hasMenstrualSection } from './dados-pessoais.ts';
import type { DecidingAnswers } from './deciding-answers.ts';
import { choiceQuestion, choicesQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const cicloMenstrual = {
  id: 'ciclo-menstrual',
  title: 'Ciclo Menstrual',
  leigo: { title: 'Sua menstruação' },
  shownWhen: hasMenstrualSection,
  questions: {
    cicloRegular: choiceQuestion({
      label: 'O ciclo é regular?',
      leigo: { label: 'Sua menstruação vem sempre no tempo certo?', options: { amenorreia: 'Não menstruo' } },
      reportName: 'Ciclo regular',
      completes: true,
      options: {
        sim: 'Sim',
        nao: 'Não',
        amenorreia: { label: 'Amenorreia (sem menstruação)', reported: 'sem menstruação' },
      },
    }),
    fluxo: choiceQuestion({
      label: 'Fluxo',
      leigo: {
        label: 'Quanto desce?',
        options: { escasso: 'Pouco', moderado: 'Normal', intenso: 'Muito', coagulos: 'Com pedaços (coágulos)' },
      },
      reportName: 'Fluxo menstrual',
      askedWhen: menstruates,
      options: { escasso: 'Escasso', moderado: 'Moderado', intenso: 'Intenso', coagulos: 'Com coágulos' },
    }),
    dorMenstrual: choiceQuestion({
      label: 'Dor menstrual',
      leigo: { label: 'Cólica', options: { leve: 'Fraca', moderada: 'Média', intensa: 'Forte' } },
      reportName: 'Dor menstrual',
      askedWhen: menstruates,
      options: { sem_dor: 'Sem dor', leve: 'Leve', moderada: 'Moderada', intensa: 'Intensa' },
    }),
    endometrioseDiagnostico: choiceQuestion({
      label: 'Diagnóstico de endometriose',
      leigo: { label: 'Você tem endometriose?', options: { confirmado: 'Sim, confirmada' } },
      reportName: 'Endometriose',
      options: { nao: 'Não', suspeita: 'Suspeita', confirmado: 'Confirmado' },
    }),
    tpm: choicesQuestion({
      label: 'Sintomas pré-menstruais (TPM)',
      leigo: {
        label: 'O que sente antes da menstruação?',
        options: {
          'Dor pélvica': 'Dor no pé da barriga',
          'Dor mamária': 'Dor nos seios',
          Cefaleia: 'Dor de cabeça',
          'Alterações de humor': 'Mudança de humor',
        },
      },
      reportName: 'Período pré-menstrual',
      options: ['Irritabilidade', 'Dor pélvica', 'Inchaço', 'Dor mamária', 'Cefaleia', 'Alterações de humor'],
    }),
    anticoncepcionalHormonal: choiceQuestion({
      label: 'Uso de anticoncepcional hormonal',
      leigo: {
        label: 'Usa anticoncepcional com hormônio?',
        hint: 'Pílula, injeção, adesivo, anel, implante ou DIU hormonal.',
      },
      reportName: 'Uso de anticoncepcional hormonal',
      options: { sim: 'Sim', nao: 'Não' },
    }),
  },
} as const satisfies AnamneseSection;

function menstruates({ cicloRegular }: DecidingAnswers): boolean {
  return cicloRegular !== 'amenorreia';
}
