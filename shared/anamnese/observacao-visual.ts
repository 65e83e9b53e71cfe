import { choicesQuestion, textQuestion } from './question.ts';
import type { AnamneseSection } from './section.ts';

export const linguaDescricoes = [
  'Cor rosa',
  'Pálida',
  'Vermelha',
  'Saburra fina',
  'Saburra espessa',
  'Saburra amarela',
  'Marcas de dente',
  'Rachaduras',
  'Úmida',
  'Seca',
] as const;

export const faceDescricoes = ['Pálida', 'Avermelhada', 'Oleosa', 'Seca', 'Tensa', 'Cansada'] as const;

export const orelhaDescricoes = ['Sem alterações', 'Vermelhidão', 'Descamativa', 'Sensível ao toque'] as const;

export const observacaoVisual = {
  id: 'observacao-visual',
  title: 'Observação Visual',
  description: 'O que você vê. Sua observação conta junto com as fotos.',
  questions: {
    linguaDesc: choicesQuestion({
      label: 'Língua',
      reportName: 'Língua, ao exame direto',
      completes: true,
      options: linguaDescricoes,
    }),
    linguaObservacao: textQuestion({
      label: 'Outras observações da língua',
      reportName: 'Língua, ao exame direto',
      maxLength: 2000,
      lines: 2,
    }),
    faceDesc: choicesQuestion({ label: 'Face', reportName: 'Face, ao exame direto', options: faceDescricoes }),
    faceObservacao: textQuestion({
      label: 'Outras observações da face',
      reportName: 'Face, ao exame direto',
      maxLength: 2000,
      lines: 2,
    }),
    orelhaDesc: choicesQuestion({ label: 'Orelha', reportName: 'Orelha, ao exame direto', options: orelhaDescricoes }),
    orelhaObservacao: textQuestion({
      label: 'Outras observações da orelha',
      reportName: 'Orelha, ao exame direto',
      maxLength: 2000,
      lines: 2,
    }),
  },
} as const satisfies AnamneseSection;

/** The row's `lingua_*` columns, derived from the chosen descriptions. Null = not described. */
export function deriveLinguaColumns(linguaDesc: readonly (typeof linguaDescricoes)[number][]) {
  const has = (value: (typeof linguaDescricoes)[number]) => linguaDesc.includes(value);
  const listed = (...values: (typeof linguaDescricoes)[number][]) => values.filter(has).join(', ') || null;
  return {
    linguaCor: listed('Cor rosa', 'Pálida', 'Vermelha'),
    linguaSaburra: listed('Saburra fina', 'Saburra espessa', 'Saburra amarela'),
    linguaForma: listed('Marcas de dente', 'Rachaduras'),
    linguaUmidade: listed('Úmida', 'Seca'),
    linguaRachaduras: has('Rachaduras'),
    linguaMarcasDente: has('Marcas de dente'),
  };
}
