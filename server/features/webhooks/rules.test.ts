import { expect, it } from 'vitest';
import { bodyOf, mostTries, pauseAfter } from './rules.ts';

const pauses = (chance: number) =>
  Array.from({ length: mostTries }, (_, index) => pauseAfter('relatorio.pronto', index + 1, chance));

it('tries ten times in a little more than three days, each pause up to a tenth longer', () => {
  expect(pauses(0)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null]);
  expect(pauses(1)).toEqual([6, 330, 1980, 7920, 19_800, 39_600, 55_440, 79_200, 95_040, null]);
});

it('tries a test once', () => {
  expect(pauseAfter('webhook.teste', 1, 0)).toBeNull();
});

it('says what happened and to which row, and nothing of the row', () => {
  const createdAt = new Date('2026-11-28T12:00:00.000Z');
  const subjectId = '0192f0a0-0000-7000-8000-0000000000d1';
  expect(bodyOf({ tipo: 'cliente.criado', subjectId, createdAt })).toBe(
    '{"type":"cliente.criado","timestamp":"2026-11-28T12:00:00.000Z","data":{"id":"0192f0a0-0000-7000-8000-0000000000d1"}}',
  );
  expect(bodyOf({ tipo: 'uso.esgotado', subjectId: null, createdAt })).toBe(
    '{"type":"uso.esgotado","timestamp":"2026-11-28T12:00:00.000Z","data":{}}',
  );
});
