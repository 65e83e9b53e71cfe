import { textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const historicoMedico = {
  id: 'historico-medico',
  title: 'Histórico Médico',
  questions: {
    historicoMedico: textQuestion({
      label: 'Histórico médico',
      hint: 'Doenças, cirurgias e diagnósticos anteriores, também na família.',
      reportName: 'Histórico médico',
      maxLength: 6000,
      lines: 3,
    }),
    medicamentos: textQuestion({
      label: 'Medicamentos em uso',
      hint: 'Anticoagulantes e remédios para epilepsia mudam o que é seguro: anote também os de uso eventual.',
      reportName: 'Medicamentos',
      maxLength: 2000,
      lines: 2,
    }),
    suplementos: textQuestion({
      label: 'Suplementos e fitoterápicos',
      reportName: 'Suplementos',
      maxLength: 2000,
      lines: 2,
    }),
  },
} as const satisfies AnamneseSection;
