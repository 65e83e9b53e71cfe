import { expect, it } from 'vitest';
import { aboutTime } from './support-thread.ts';

it.each([
  [0, '10 minutos'],
  [11, '20 minutos'],
  [50, '50 minutos'],
  [51, '1 hora'],
  [61, '2 horas'],
  [300, '5 horas'],
  [48 * 60, '48 horas'],
  [48 * 60 + 1, '3 dias'],
])('%i minutes are told as %s, never as less', (minutes, words) => {
  expect(aboutTime(minutes)).toBe(words);
});
