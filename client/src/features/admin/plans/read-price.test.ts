import { expect, it } from 'vitest';
import { readPrice } from './read-price.ts';

it.each([
  ['39,90', 3990],
  ['39', 3900],
  [' R$ 1.039,05 ', 103905],
  ['39.90', null],
  ['39,9', null],
  ['-3', null],
  ['', null],
  ['abc', null],
])('reads %j as %j centavos', (text, centavos) => {
  expect(readPrice(text)).toBe(centavos);
});
