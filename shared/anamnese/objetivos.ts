import { z } from 'zod';
import { choiceOrNull, textOrNull } from './fields.ts';

export const disponibilidadesSessoes = ['1x_sem', '2x_sem', '3x_sem', 'variavel'] as const;

export const objetivosSchema = z.object({
  objetivosCliente: textOrNull(2000),
  disponibilidadeSessoes: choiceOrNull(disponibilidadesSessoes),
});

export function isObjetivosComplete(dados: Partial<z.input<typeof objetivosSchema>>): boolean {
  return Boolean(dados.disponibilidadeSessoes);
}
