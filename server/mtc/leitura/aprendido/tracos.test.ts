import { expect, it } from 'vitest';
import { lerPalavras } from '../palavras.ts';
import { cifraDe, cifrar, raizDe, tracosDe } from './tracos.ts';

function chavesDe(texto: string, assunto: string | null = null): Set<number> {
  const { palavras } = lerPalavras(texto);
  const cifras = cifrar(palavras);
  return new Set(
    tracosDe(cifras, [0, palavras.length], assunto === null ? null : cifraDe(assunto)).map(({ chave }) => chave),
  );
}

function emComum(um: string, outro: string): number {
  const dele = chavesDe(outro);
  return [...chavesDe(um)].filter((chave) => dele.has(chave)).length;
}

it('takes forms of one word for alike', () => {
  expect(new Set(['incha', 'inchado', 'inchadas', 'inchando', 'inchou'].map(raizDe)).size).toBe(1);
  expect(raizDe('sono')).not.toBe(raizDe('sonda'));
  expect(raizDe('pe')).toBe('pe');
});

it('sees words, stems and pairs of neighbours, and no words that say nothing', () => {
  expect(chavesDe('a barriga').size).toBe(2);
  expect(chavesDe('a barriga ronca').size).toBe(5);
  expect(emComum('a barriga ronca', 'as barrigas roncando')).toBe(3);
  // In the other order it is another pair.
  expect(emComum('ronca barriga', 'barriga ronca')).toBe(4);
});

it('pairs no words far from each other, so that a long stretch has few pairs', () => {
  const palavras = Array.from(
    { length: 50 },
    (_, ordem) => `palavra${'abcdefghij'.charAt(ordem % 10)}${'klmnopqrst'.charAt(ordem / 10)}x`,
  );
  expect(chavesDe(palavras.join(' ')).size).toBeLessThanOrEqual(50 * 5);
});

it('reads a field of one subject as if its texts began with it', () => {
  expect(emComum('urina escura', 'escura')).toBe(2);
  const comAssunto = chavesDe('escura', 'urina');
  expect([...chavesDe('urina escura')].filter((chave) => comAssunto.has(chave))).toHaveLength(3);
});
