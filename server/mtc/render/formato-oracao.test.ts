import { describe, expect, it } from 'vitest';
import { encurtarNaOracao } from './formato.ts';

describe('a quotation that is cut ends with a clause', () => {
  it.each([
    [
      'Queimação nos pés há 5 anos, pior à noite. EVA 6. Marcha lenta',
      46,
      'Queimação nos pés há 5 anos, pior à noite…',
    ],
    ['dor no joelho direito, piora na escada e melhora em repouso', 44, 'dor no joelho direito…'],
    ['uma frase ditada sem vírgula nenhuma que segue e segue e segue', 30, 'uma frase ditada sem vírgula…'],
    ['curta', 30, 'curta'],
  ])('%s', (texto, maximo, esperado) => {
    expect(encurtarNaOracao(texto, maximo)).toBe(esperado);
  });
});
