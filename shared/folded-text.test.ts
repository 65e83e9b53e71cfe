import { expect, it } from 'vitest';
import { fileSlug, foldText } from './folded-text.ts';

it('folded text has neither accents nor capitals', () => {
  expect(foldText('JOÃO Ção Müller')).toBe('joao cao muller');
});

it('a file name keeps letters and digits, joined by single dashes', () => {
  expect(fileSlug("  D'Ávila & Filhos, 2ª ﬁlial ", 40)).toBe('d-avila-filhos-2a-filial');
  expect(fileSlug('Maria Conceição', 6)).toBe('maria');
  expect(fileSlug('陳', 40)).toBe('');
});
