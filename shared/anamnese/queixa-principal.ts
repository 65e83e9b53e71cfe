import { z } from 'zod';
import { choiceOrNull, choices, requiredText, sliderValue } from './fields.ts';

export const iniciosQueixa = ['recente', 'meses', 'anos', 'infancia'] as const;

export const fatoresAgravantes = [
  'Estresse',
  'Frio',
  'Calor',
  'Alimentos gordurosos',
  'Café',
  'Exercício',
  'Falta de sono',
  'Ciclo menstrual',
] as const;

export const fatoresAmeliorantes = [
  'Repouso',
  'Calor local',
  'Chás',
  'Respiração/meditação',
  'Comidas quentes',
  'Exercício leve',
] as const;

export const queixaPrincipalSchema = z.object({
  queixaPrincipal: requiredText('Descreva a queixa principal', 4000),
  inicioQueixa: choiceOrNull(iniciosQueixa),
  intensidadeDor: sliderValue(0),
  fatoresAgravantes: choices(fatoresAgravantes),
  fatoresAmeliorantes: choices(fatoresAmeliorantes),
});

export function isQueixaPrincipalComplete(dados: unknown): boolean {
  return queixaPrincipalSchema.safeParse(dados).success;
}
