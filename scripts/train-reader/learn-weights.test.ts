import { abrirPesos } from '@meridia/server/mtc/leitura/aprendido/pesos.ts';
import { proponivel } from '@meridia/server/mtc/leitura/aprendido/reconhecer.ts';
import { expect, it } from 'vitest';
import { learnedSigns } from './build-lessons.ts';
import { learnSieve, scoreOf } from './learn-sieve.ts';
import { type Lesson, learnWeights } from './learn-weights.ts';
import { packWeights } from './pack-weights.ts';

const lesson = (keys: number[], states: number[], only: number | null = null): Lesson => ({
  keys,
  states,
  unknown: [],
  only,
  weight: 1,
});
/** Words 1 and 2 tell sign 0, word 3 tells sign 1, and word 4 beside word 1 tells neither. */
const lessons = Array.from({ length: 40 }, () => [
  lesson([1, 2], [0]),
  lesson([3], [1]),
  lesson([3, 9], [1]),
  lesson([1, 4], [], 0),
]).flat();

it('learns what tells a sign, and from a near miss what tells it not', () => {
  const { keys, starts, signs, weights } = learnWeights(lessons, 2);
  const weightOf = (key: number, sign: number) => {
    const row = keys.indexOf(key);
    const cells = [...signs.slice(starts[row], starts[row + 1])];
    return cells.includes(sign) ? weights[(starts[row] ?? 0) + cells.indexOf(sign)] : undefined;
  };
  expect(weightOf(2, 0)).toBeGreaterThan(1);
  expect(weightOf(3, 1)).toBeGreaterThan(1);
  expect(weightOf(4, 0)).toBeLessThan(-0.5);
  // Never seen together: it says nothing.
  expect(weightOf(3, 0)).toBeUndefined();
});

it('learns the same from the same lessons, and keeps it through packing', () => {
  const packed = packWeights(learnWeights(lessons, 2), ['um', 'outro'], 0.3);
  expect(packWeights(learnWeights(lessons, 2), ['um', 'outro'], 0.3)).toEqual(packed);
  const { chaves, inicios, classes, valores, vies } = abrirPesos({
    ...packed,
    peneira: { pesos: [], limite: 0 },
    duvida: { pesos: [], limite: 0 },
  });
  expect(vies).toHaveLength(2);
  const linha = chaves.indexOf(2);
  expect([...classes.slice(inicios[linha], inicios[linha + 1])]).toEqual([0]);
  expect(valores[inicios[linha] ?? -1]).toBeGreaterThan(10);
});

it('sets the limit so that few that pass are wrong, in files that the sieve had not seen', () => {
  const suspicions = ['a', 'b', 'c'].flatMap((file) =>
    Array.from({ length: 100 }, (_, order) => ({
      file,
      text: '',
      sign: '',
      evidence: [1, order / 50],
      // Below the middle every second one is wrong.
      right: order >= 50 || order % 2 === 0,
    })),
  );
  const { pesos, limite } = learnSieve(suspicions, 0.93);
  const passed = suspicions.filter(({ evidence }) => scoreOf(evidence, pesos) >= limite);
  expect(passed.filter(({ right }) => right).length / passed.length).toBeGreaterThanOrEqual(0.92);
  expect(passed.length).toBeGreaterThan(140);
});

it('learns no sign of a closed list', () => {
  for (const closed of [
    'diabetes',
    'anticoagulante',
    'pulso_fino',
    'cronico',
    'erva_boldo',
    'alergia_leite',
    'gestante',
  ])
    expect(proponivel(closed)).toBe(false);
  expect(learnedSigns).toContain('insonia_inicial');
  expect(learnedSigns.every(proponivel)).toBe(true);
});
