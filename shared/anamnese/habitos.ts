import { z } from 'zod';
import { choiceOrNull, integerOrNull, sliderValue, textOrNull } from './fields.ts';

export const frequenciasAlcool = ['nunca', 'raramente', 'socialmente', 'regularmente'] as const;
export const cigarros = ['nao', 'ocasional', 'diario'] as const;
export const qualidadesSono = ['boa', 'regular', 'ruim'] as const;

export const habitosSchema = z.object({
  atividadeFisica: textOrNull(1000),
  /** Glasses of water (about 250 ml) a day. */
  consumoAgua: integerOrNull(0, 40),
  /** Cups of coffee a day. */
  cafeXicaras: integerOrNull(0, 40),
  frequenciaAlcool: choiceOrNull(frequenciasAlcool),
  cigarro: choiceOrNull(cigarros),
  qualidadeSono: choiceOrNull(qualidadesSono),
  estresseNivel: sliderValue(5),
});

export function isHabitosComplete(dados: Partial<z.input<typeof habitosSchema>>): boolean {
  return Boolean(dados.qualidadeSono);
}
