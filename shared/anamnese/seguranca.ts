import { choiceQuestion, textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const seguranca = {
  id: 'seguranca',
  title: 'Segurança',
  description: 'Define o que não pode entrar no protocolo.',
  questions: {
    gestante: choiceQuestion({
      label: 'Gestante?',
      reportName: 'Gestante',
      half: true,
      essential: true,
      askedWhen: ({ sexo }) => sexo !== 'masculino',
      options: { nao: 'Não', sim: 'Sim', desconheco: 'Não sabe' },
    }),
    marcapasso: choiceQuestion({
      label: 'Usa marcapasso?',
      reportName: 'Marcapasso',
      completes: true,
      half: true,
      essential: true,
      options: { nao: 'Não', sim: 'Sim' },
    }),
    alergias: textQuestion({
      label: 'Alergias',
      hint: 'A metais, plantas, óleos essenciais, alimentos ou medicamentos.',
      reportName: 'Alergias',
      maxLength: 2000,
      lines: 2,
      essential: true,
    }),
    anticoagulante: choiceQuestion({
      label: 'Usa anticoagulante?',
      reportName: 'Anticoagulante',
      half: true,
      essential: true,
      options: { nao: 'Não', sim: 'Sim' },
    }),
    epilepsia: choiceQuestion({
      label: 'Tem epilepsia ou já teve convulsão?',
      reportName: 'Epilepsia ou convulsão',
      half: true,
      essential: true,
      options: { nao: 'Não', sim: 'Sim' },
    }),
    cancer: choiceQuestion({
      label: 'Tem ou já teve câncer?',
      reportName: 'Câncer',
      half: true,
      essential: true,
      options: { nao: 'Não', sim: 'Sim' },
    }),
  },
} as const satisfies AnamneseSection;
