import { describe, expect, it } from 'vitest';
import { menciona, normalizar } from './mencoes.ts';

const dorNoPeito = /\bdor no peito\b/;
const says = (text: string, padrao = dorNoPeito, propria = false) => menciona(normalizar(text), padrao, propria);

describe('menciona', () => {
  it.each([
    'Dor no peito ao subir escadas',
    'Sem febre, dor no peito ao esforço',
    'Nega febre, mas refere dor no peito',
    'Não tem dormido por causa da dor no peito',
    'Nega cirurgias. Dor no peito desde ontem',
    'Nega diabetes; dor no peito às vezes',
    'Dor no peito que não passa',
  ])('finds the mention in: %s', (text) => {
    expect(says(text)).toBe(true);
  });

  it.each([
    'Nega dor no peito',
    'Nega febre, tosse, dor no peito e desmaio',
    'Sem dor no peito',
    'Não tem dor no peito',
    'Sem histórico de dor no peito',
    'Sem febre, tosse ou dor no peito',
    'Não apresenta febre, dor no peito nem falta de ar',
    'Dor no peito: não',
    'Nunca teve dor no peito',
    'Febre e dor no peito? não',
  ])('does not count a denied sign as mentioned: %s', (text) => {
    expect(says(text)).toBe(false);
  });

  it('leaves out what is told of relatives when asked to', () => {
    expect(says('Mãe teve câncer de mama', /\bcancer\b/, true)).toBe(false);
    expect(says('Histórico familiar de câncer', /\bcancer\b/, true)).toBe(false);
    expect(says('Mãe teve câncer; ela própria também teve câncer', /\bcancer\b/, true)).toBe(true);
    expect(says('Tratou câncer em 2019', /\bcancer\b/, true)).toBe(true);
  });
});
