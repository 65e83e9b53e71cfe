import { z } from 'zod';
import { choices, textOrNull } from './fields.ts';

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

export const observacaoVisualSchema = z.object({
  linguaDesc: choices(linguaDescricoes),
  linguaObservacao: textOrNull(2000),
  faceDesc: choices(faceDescricoes),
  faceObservacao: textOrNull(2000),
  orelhaDesc: choices(orelhaDescricoes),
  orelhaObservacao: textOrNull(2000),
});

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

export function isObservacaoVisualComplete(dados: Partial<z.output<typeof observacaoVisualSchema>>): boolean {
  return (dados.linguaDesc?.length ?? 0) > 0;
}
