import { expect, it } from 'vitest';
import { plainDay, plainName } from './file-names.ts';

it.each([
  ['Helena Prado', 'helena-prado'],
  ['João D’Ávila Conceição', 'joao-d-avila-conceicao'],
  ['../../etc/passwd', 'etc-passwd'],
  ['ﬁlha de １２ anos', 'filha-de-12-anos'],
  ['李小龙', ''],
  ['', ''],
  ['a'.repeat(100), 'a'.repeat(40)],
  [`${'a'.repeat(39)} b`, 'a'.repeat(39)],
  [`!${'a'.repeat(40)}`, 'a'.repeat(40)],
])('writes %s so that any computer can open it', (name, plain) => {
  expect(plainName(name, 40)).toBe(plain);
});

it('tells the day of São Paulo, where it is still the day before late in the evening', () => {
  expect(plainDay(new Date('2026-11-21T01:30:00Z'))).toBe('2026-11-20');
  expect(plainDay(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-21');
});
