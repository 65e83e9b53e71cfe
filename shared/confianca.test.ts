import { describe, expect, it } from 'vitest';
import { describeConfianca } from './confianca.ts';

describe('describeConfianca', () => {
  const all = Array.from({ length: 101 }, (_, numero) => ({ numero, ...describeConfianca(numero / 100) }));

  it('has one word for each number from 0 to 100, and never a weaker word for a higher number', () => {
    const words = all.map(({ palavra }) => palavra);
    expect(words.filter((palavra) => palavra === 'baixa')).toHaveLength(45);
    expect(words.filter((palavra) => palavra === 'moderada')).toHaveLength(25);
    expect(words).toEqual([...words].sort((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect([words[44], words[45], words[69], words[70]]).toEqual(['baixa', 'moderada', 'moderada', 'alta']);
  });

  it('shows the number that its word is for', () => {
    for (const { numero, palavra, texto } of all) expect(texto).toBe(`confiança ${palavra} (${numero} de 100)`);
    expect(describeConfianca(0.696).texto).toBe('confiança alta (70 de 100)');
  });

  it('keeps to 0 and 100 for a number outside of them', () => {
    expect([describeConfianca(-1).texto, describeConfianca(3).texto]).toEqual([
      'confiança baixa (0 de 100)',
      'confiança alta (100 de 100)',
    ]);
  });
});

const order = ['baixa', 'moderada', 'alta'];
