import { expect, it } from 'vitest';
import { type MarkedLine, markWords } from './mark-words.ts';

/** Marked words in brackets. */
const show = (line: MarkedLine = []) =>
  line.map(({ texto, mudou }) => (mudou ? texto.replace(/\S(?:.*\S)?/s, '[$&]') : texto)).join('');

it('marks the words that went and those that came, and nothing around them', () => {
  const { antes, depois } = markWords(
    ['O quadro é de vazio de Qi do Baço, com umidade e atenção à digestão.'],
    ['O quadro é de vazio de Yang do Baço, com umidade e frio, e atenção à digestão.'],
  );
  expect(antes.map(show)).toEqual(['O quadro é de vazio de [Qi] do Baço, com umidade e atenção à digestão.']);
  expect(depois.map(show)).toEqual([
    'O quadro é de vazio de [Yang] do Baço, com umidade e [frio, e] atenção à digestão.',
  ]);
});

it('finds the line that was reworded among others, and marks a line that has no partner as a whole', () => {
  const { antes, depois } = markWords(
    ['Essencial: Jante cedo.', 'Importante: Ande vinte minutos por dia.', 'Recomendada: Evite telas à noite.'],
    ['Essencial: Jante cedo.', 'Importante: Ande dez minutos por dia.', 'Importante: Volte com o diário do sono.'],
  );
  expect(antes.map(show)).toEqual([
    'Essencial: Jante cedo.',
    'Importante: Ande [vinte] minutos por dia.',
    '[Recomendada: Evite telas à noite.]',
  ]);
  expect(depois.map(show)).toEqual([
    'Essencial: Jante cedo.',
    'Importante: Ande [dez] minutos por dia.',
    '[Importante: Volte com o diário do sono.]',
  ]);
});

it('keeps both sides as they were written, and marks nothing of a line that only moved', () => {
  const before = ['Uma linha  com dois espaços.', 'Outra linha.'];
  const after = ['Outra linha.', 'Uma linha\tcom dois espaços.'];
  const { antes, depois } = markWords(before, after);
  const text = (lines: MarkedLine[]) => lines.map((line) => line.map(({ texto }) => texto).join(''));
  expect(text(antes).map((line) => line.split(/\s+/))).toEqual(before.map((line) => line.split(/\s+/)));
  expect(text(depois)).toEqual(after);
  expect(show(antes[1])).toBe('Outra linha.');
  expect(show(depois[0])).toBe('Outra linha.');
});

it('tells two texts that have little in common as one gone and one come', () => {
  const { antes, depois } = markWords(['Texto da máquina sobre o sono.'], ['Meu.']);
  expect([show(antes[0]), show(depois[0])]).toEqual(['[Texto da máquina sobre o sono.]', '[Meu.]']);
});
