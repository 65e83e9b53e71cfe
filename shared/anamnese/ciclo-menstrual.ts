import { hasMenstrualSection } from './dados-pessoais.ts';
import type { DecidingAnswers } from './deciding-answers.ts';
import { choiceQuestion, choicesQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const cicloMenstrual = {
  id: 'ciclo-menstrual',
  title: 'Ciclo Menstrual',
  shownWhen: hasMenstrualSection,
  questions: {
    cicloRegular: choiceQuestion({
      label: 'O ciclo é regular?',
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
      reportName: 'Fluxo menstrual',
      askedWhen: menstruates,
      options: { escasso: 'Escasso', moderado: 'Moderado', intenso: 'Intenso', coagulos: 'Com coágulos' },
    }),
    dorMenstrual: choiceQuestion({
      label: 'Dor menstrual',
      reportName: 'Dor menstrual',
      askedWhen: menstruates,
      options: { sem_dor: 'Sem dor', leve: 'Leve', moderada: 'Moderada', intensa: 'Intensa' },
    }),
    endometrioseDiagnostico: choiceQuestion({
      label: 'Diagnóstico de endometriose',
      reportName: 'Endometriose',
      options: { nao: 'Não', suspeita: 'Suspeita', confirmado: 'Confirmado' },
    }),
    tpm: choicesQuestion({
      label: 'Sintomas pré-menstruais (TPM)',
      reportName: 'Período pré-menstrual',
      options: ['Irritabilidade', 'Dor pélvica', 'Inchaço', 'Dor mamária', 'Cefaleia', 'Alterações de humor'],
    }),
    anticoncepcionalHormonal: choiceQuestion({
      label: 'Uso de anticoncepcional hormonal',
      reportName: 'Uso de anticoncepcional hormonal',
      options: { sim: 'Sim', nao: 'Não' },
    }),
  },
} as const satisfies AnamneseSection;

function menstruates({ cicloRegular }: DecidingAnswers): boolean {
  return cicloRegular !== 'amenorreia';
}
