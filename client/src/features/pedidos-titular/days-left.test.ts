import { expect, it } from 'vitest';
import { daysLeftInWords, daysLeftTone } from './days-left.ts';

it.each([
  [-5, 'Atrasado há 5 dias', 'cinnabar'],
  [-1, 'Atrasado há 1 dia', 'cinnabar'],
  [0, 'Vence hoje', 'amber'],
  [1, 'Falta 1 dia', 'amber'],
  [5, 'Faltam 5 dias', 'amber'],
  [15, 'Faltam 15 dias', 'neutral'],
])('says of %i days left: %s', (days, words, tone) => {
  expect([daysLeftInWords(days), daysLeftTone(days)]).toEqual([words, tone]);
});
