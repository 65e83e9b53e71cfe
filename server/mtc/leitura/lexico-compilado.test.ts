import { expect, it } from 'vitest';
import { Arvore, fora, raiz } from './arvore.ts';
import { compilar } from './lexico.ts';

it('finds every phrase again after the tables have grown, and no other', () => {
  const frases = new Arvore<number>();
  const passos = Array.from({ length: 5_000 }, (_, numero) => [numero % 2_500, (numero * 7) % 911, numero]);
  for (const [numero, palavras] of passos.entries()) frases.inserir(palavras, [numero]);
  const descer = (palavras: readonly number[]) =>
    palavras.reduce((no, palavra) => (no === fora ? fora : frases.descer(no, palavra)), raiz);
  for (const [numero, palavras] of passos.entries()) expect(frases.em(descer(palavras))).toEqual([numero]);
  expect(descer([0, 0, 1])).toBe(fora);
  expect(descer([9_999])).toBe(fora);
  expect(frases.em(descer([0, 0]))).toEqual([]);
});

it('refuses an expression with more words than the search has bits for', () => {
  const palavras = (quantas: number) => Array.from({ length: quantas }, () => 'dor').join(' ');
  expect(() => compilar({ dor: { diz: palavras(26) } }, {})).not.toThrow();
  expect(() => compilar({ dor: { diz: palavras(27) } }, {})).toThrow('more than 26 words');
});
