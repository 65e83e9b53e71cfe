import { describe, expect, it } from 'vitest';
import { menciona, normalizar } from './mencoes.ts';

const propoe = (texto: string) => menciona(normalizar(texto), /\bsangria\b/);

describe('menciona', () => {
  it.each([
    'Sangria com lanceta nos pontos jing.',
    'Sem febre, sangria nos pontos jing',
    'Evitar o frio, mas fazer sangria',
    'Não aquecer. Sangria leve',
  ])('finds what is proposed: %s', (texto) => {
    expect(propoe(texto)).toBe(true);
  });

  it.each(['Ventosa sem sangria', 'Sem moxa, ventosa ou sangria', 'Nunca sangria', 'Sangria: não'])(
    'leaves out what is excluded: %s',
    (texto) => {
      expect(propoe(texto)).toBe(false);
    },
  );
});
