import { choiceQuestion, textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const seguranca = {
  id: 'seguranca',
  title: 'Segurança',
  leigo: { title: 'Para a sua segurança', description: 'Algumas técnicas não servem para todos. Responda com calma.' },
  description: 'Define o que não pode entrar no protocolo.',
  questions: {
    gestante: choiceQuestion({
      label: 'Gestante?',
      leigo: { label: 'Está grávida?', options: { desconheco: 'Não sei' } },
      reportName: 'Gestante',
      half: true,
      completes: true,
      essential: true,
      askedWhen: ({ sexo }) => sexo !== 'masculino',
      options: { nao: 'Não', sim: 'Sim', desconheco: 'Não sabe' },
    }),
    marcapasso: choiceQuestion({
      label: 'Usa marcapasso?',
      leigo: { label: 'Usa marcapasso?', hint: 'Aparelho no peito que regula o coração.' },
      reportName: 'Marcapasso',
      half: true,
      completes: true,
      essential: true,
      options: { nao: 'Não', sim: 'Sim' },
    }),
    alergias: textQuestion({
      label: 'Alergias',
      leigo: {
        label: 'Alergias',
        hint: 'A remédios, alimentos, plantas, óleos ou metais. Se não tem, escreva: não tenho.',
      },
      hint: 'A metais, plantas, óleos essenciais, alimentos ou medicamentos.',
      reportName: 'Alergias',
      maxLength: 2000,
      lines: 2,
      completes: true,
      essential: true,
    }),
    anticoagulante: choiceQuestion({
      label: 'Usa anticoagulante?',
      leigo: {
        label: 'Toma remédio para afinar o sangue?',
        hint: 'Anticoagulante, como varfarina, rivaroxabana ou apixabana.',
      },
      reportName: 'Anticoagulante',
      half: true,
      completes: true,
      essential: true,
      options: { nao: 'Não', sim: 'Sim' },
    }),
    epilepsia: choiceQuestion({
      label: 'Tem epilepsia ou já teve convulsão?',
      leigo: { label: 'Tem epilepsia ou já teve convulsão?' },
      reportName: 'Epilepsia ou convulsão',
      half: true,
      completes: true,
      essential: true,
      options: { nao: 'Não', sim: 'Sim' },
    }),
    cancer: choiceQuestion({
      label: 'Tem ou já teve câncer?',
      leigo: { label: 'Tem ou já teve câncer?' },
      reportName: 'Câncer',
      half: true,
      completes: true,
      essential: true,
      options: { nao: 'Não', sim: 'Sim' },
    }),
  },
} as const satisfies AnamneseSection;
