import { z } from 'zod';
import { choiceOrNull, textOrNull } from './fields.ts';

export const apetites = ['baixo', 'normal', 'aumentado', 'varia'] as const;
export const sedes = ['baixa', 'normal', 'aumentada', 'bebidas_frias', 'bebidas_quentes'] as const;

export const eliminacoesSchema = z.object({
  apetite: choiceOrNull(apetites),
  sede: choiceOrNull(sedes),
  urina: textOrNull(1000),
  evacuacao: textOrNull(1000),
});

export function isEliminacoesComplete(dados: Partial<z.input<typeof eliminacoesSchema>>): boolean {
  return Boolean(dados.apetite && dados.sede);
}
