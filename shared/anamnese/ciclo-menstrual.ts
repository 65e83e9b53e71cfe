import { z } from 'zod';
import { choiceOrNull, choices } from './fields.ts';

export const ciclosRegulares = ['sim', 'nao', 'amenorreia'] as const;
export const fluxos = ['escasso', 'moderado', 'intenso', 'coagulos'] as const;
export const doresMenstruais = ['sem_dor', 'leve', 'moderada', 'intensa'] as const;
export const endometrioseDiagnosticos = ['nao', 'suspeita', 'confirmado'] as const;

export const sintomasTpm = [
  'Irritabilidade',
  'Dor pélvica',
  'Inchaço',
  'Dor mamária',
  'Cefaleia',
  'Alterações de humor',
] as const;

export const cicloMenstrualSchema = z.object({
  cicloRegular: choiceOrNull(ciclosRegulares),
  fluxo: choiceOrNull(fluxos),
  dorMenstrual: choiceOrNull(doresMenstruais),
  endometrioseDiagnostico: choiceOrNull(endometrioseDiagnosticos),
  tpm: choices(sintomasTpm),
});

export function isCicloMenstrualComplete(dados: Partial<z.input<typeof cicloMenstrualSchema>>): boolean {
  return Boolean(dados.cicloRegular);
}
