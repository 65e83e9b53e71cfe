import { describe, expect, it } from 'vitest';
import { sampleDados } from '../render/sample-relatorio.ts';
import { inicioContado } from './inicio-contado.ts';

describe('the beginning that the complaint tells', () => {
  it.each([
    ['Dor no ombro há três semanas', 'recente'],
    ['Há uns oito meses o sono sumiu', 'meses'],
    ['Faz seis anos que a coluna trava', 'anos'],
    ['Rinite desde que era criança', 'infancia'],
    ['Dor no ombro ao nadar 3 vezes por semana', null],
    ['Pernas pesadas há meses', 'meses'],
    ['Tosse desde ontem', 'recente'],
    ['Azia', null],
  ] as const)('%s: %s', (queixaPrincipal, inicio) => {
    expect(inicioContado({ ...sampleDados, queixaPrincipal })).toBe(inicio);
  });
});
