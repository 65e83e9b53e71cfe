import type { ConsultaEvolutiva, Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { expect, it } from 'vitest';
import { momentsOf, placeWordsOf } from './moments.ts';

const consulta = (id: string, day: string, avaliacaoId: string | null = 'one') =>
  ({ id, avaliacaoId, dataConsulta: `2026-${day}T12:00:00.000Z` }) as ConsultaEvolutiva;
const avaliacao = (id: string, day: string) =>
  ({ id, createdAt: `2026-${day}T12:00:00.000Z` }) as Evolucao['avaliacoes'][number];
const idsOf = (moments: ReturnType<typeof momentsOf>) =>
  moments.map((moment) => (moment.kind === 'consulta' ? moment.consulta.id : moment.avaliacao.id));

const loaded = [consulta('c3', '05-01'), consulta('c2', '04-01'), consulta('c1', '04-01')];
const made = [avaliacao('two', '04-20'), avaliacao('one', '03-01')];

it('assessments stand among the consultations by day, the newest first', () => {
  expect(idsOf(momentsOf(loaded, made, false))).toEqual(['c3', 'two', 'c2', 'c1', 'one']);
});

it('an assessment does not stand above consultations that are newer and not loaded yet', () => {
  expect(idsOf(momentsOf(loaded, made, true))).toEqual(['c3', 'two', 'c2', 'c1']);
  expect(idsOf(momentsOf([], made, false))).toEqual(['two', 'one']);
});

it('consultations say where they are counted as soon as there are several places', () => {
  const day = (instant: string) => instant.slice(5, 10);
  expect(placeWordsOf(loaded, made.slice(1), day)).toBeNull();
  const words = placeWordsOf(loaded, made, day);
  expect(words?.(consulta('c', '05-01'))).toBe('da avaliação de 03-01');
  expect(words?.(consulta('c', '05-01', null))).toBe('sem avaliação');
  expect(words?.(consulta('c', '05-01', 'older than the list'))).toBe('de outra avaliação');
});
