import { describe, expect, it } from 'vitest';
import { ladosDasPartes } from './lado-da-queixa.ts';

const lidos = (texto: string) => Object.fromEntries(ladosDasPartes(texto));

describe('the side of a complaint', () => {
  it.each([
    'Dor no joelho D',
    'dor joelho d há 3 meses',
    'Dor no joelho (D)',
    'joelho dir. inchado',
    'Dor no joelho, lado direito',
    'dor no lado direito do joelho',
    'Dor no joelho há dois meses, à direita',
    'Dor lombar; joelho direito trava',
  ])('is right in "%s"', (texto) => {
    expect(lidos(texto)).toEqual({ joelho: 'direito' });
  });

  it.each(['Ombro E', 'OMBRO E', 'ombro e', 'ombro esq.', 'Dor no ombro E há 2 anos', 'Ombro-E, pior à noite'])(
    'is left in "%s"',
    (texto) => {
      expect(lidos(texto)).toEqual({ ombro: 'esquerdo' });
    },
  );

  it.each([
    'Dor no ombro e joelho',
    'DOR NO OMBRO E JOELHO',
    'Dor nos dois joelhos',
    'joelho bilat.',
    'Dor no joelho direito e esquerdo',
    'Dor em ambos os joelhos',
    'Dor no flanco direito',
    'Dor no joelho e no flanco direito',
    'dor d cabeça',
  ])('is not read in "%s"', (texto) => {
    expect(lidos(texto)).toEqual({});
  });

  it('is a different one for two parts', () => {
    expect(lidos('Dor no ombro D e no joelho E')).toEqual({ ombro: 'direito', joelho: 'esquerdo' });
    expect(lidos('Ombro direito travado. Enxaqueca do lado esquerdo')).toEqual({
      ombro: 'direito',
      cabeca: 'esquerdo',
    });
    expect(lidos('Dor lombar e em ambos os joelhos, pior no ombro esq')).toEqual({ ombro: 'esquerdo' });
    expect(lidos('Dor lombar que desce pela perna direita')).toEqual({ perna: 'direito' });
    expect(lidos('Dor em MIE')).toEqual({ perna: 'esquerdo' });
  });
});
