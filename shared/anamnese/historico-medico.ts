import { textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const historicoMedico = {
  id: 'historico-medico',
  title: 'Histórico Médico',
  leigo: { title: 'Sua saúde e seus remédios' },
  questions: {
    historicoMedico: textQuestion({
      label: 'Histórico médico',
      leigo: {
        label: 'Sua saúde até aqui',
        hint: 'Doenças, cirurgias e internações que você já teve, e doenças da família.',
      },
      hint: 'Doenças, cirurgias e diagnósticos anteriores, também na família.',
      reportName: 'Histórico médico',
      maxLength: 6000,
      lines: 3,
    }),
    medicamentos: textQuestion({
      label: 'Medicamentos em uso',
      leigo: {
        label: 'Remédios que você toma',
        hint: 'Com a dose, se souber. Conte também os que toma só de vez em quando.',
      },
      hint: 'Anticoagulantes e remédios para epilepsia mudam o que é seguro: anote também os de uso eventual.',
      reportName: 'Medicamentos',
      maxLength: 2000,
      lines: 2,
    }),
    suplementos: textQuestion({
      label: 'Suplementos e fitoterápicos',
      leigo: {
        label: 'Vitaminas, chás e suplementos',
        hint: 'O que você toma por conta própria ou por indicação.',
      },
      reportName: 'Suplementos',
      maxLength: 2000,
      lines: 2,
    }),
  },
} as const satisfies AnamneseSection;
