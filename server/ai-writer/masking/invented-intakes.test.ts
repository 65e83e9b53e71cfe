import { beforeAll, describe, expect, it } from 'vitest';
import { firstGeneration } from '../../../tests/fixtures/invented-intakes/first-generation.ts';
import { measureMasks } from '../../../tests/fixtures/invented-intakes/measure-masks.ts';
import { secondGeneration } from '../../../tests/fixtures/invented-intakes/second-generation.ts';
import { thirdGeneration } from '../../../tests/fixtures/invented-intakes/third-generation.ts';
import { cpuMs } from '../../../tests/support/cpu-time.ts';
import { type KnownWords, openKnownWords } from './known-words.ts';
import { maskText } from './mask-text.ts';

let known: KnownWords;
beforeAll(async () => {
  known = await openKnownWords();
});

describe.each([
  ['first', firstGeneration],
  ['second', secondGeneration],
  ['third', thirdGeneration],
])('100 intakes of the %s generation', (_name, generation) => {
  it('lose every name, contact, document, address and birth date, and less than 1 % of the other words', () => {
    const figures = measureMasks(generation, 100, known);
    expect(figures.secrets).toBeGreaterThan(400);
    expect(figures.leaks).toEqual([]);
    expect(figures.falseMasks.length / figures.contentWords).toBeLessThan(0.01);
  });
});

it('masks in a time that grows no faster than the text', () => {
  const sentence = 'Meu marido João mora na rua das flores, 12, fone 99999-0000, e a Rosa dorme mal desde 12/03/1980. ';
  const people = { nomeCliente: 'Rosa Maria Leite', idade: 40, otherNames: [] };
  const took = (texts: number, sentences: number) => {
    const text = sentence.repeat(sentences);
    return cpuMs(() => {
      for (let index = 0; index < texts; index += 1) maskText(text, people, known);
    });
  };
  took(10, 60);
  // Both take as long, so that other work of the machine disturbs both alike.
  const [short, long] = [Math.min(took(10, 60), took(10, 60)), Math.min(took(1, 600), took(1, 600))];
  expect(long / short).toBeLessThan(4);
});
