import type { ConsultaEvolutiva, Evolucao } from '@meridia/shared/consulta-evolutiva.ts';

export type Moment =
  | { kind: 'consulta'; at: string; consulta: ConsultaEvolutiva }
  | { kind: 'avaliacao'; at: string; avaliacao: Evolucao['avaliacoes'][number] };

/**
 * Consultations and assessments in one order, newest first.
 * @param consultas the pages that are loaded, newest first
 * @param more older consultations are not loaded yet: assessments that are older than the loaded ones wait for them
 */
export function momentsOf(
  consultas: readonly ConsultaEvolutiva[],
  avaliacoes: Evolucao['avaliacoes'],
  more: boolean,
): Moment[] {
  const reached = more ? (consultas.at(-1)?.dataConsulta ?? '') : '';
  const moments: Moment[] = [
    ...consultas.map((consulta) => ({ kind: 'consulta' as const, at: consulta.dataConsulta, consulta })),
    ...avaliacoes
      .filter(({ createdAt }) => createdAt >= reached)
      .map((avaliacao) => ({ kind: 'avaliacao' as const, at: avaliacao.createdAt, avaliacao })),
  ];
  // Stable: consultations of one moment keep the server's order.
  return moments.sort((one, other) => other.at.localeCompare(one.at));
}

/** Where each consultation is counted, in words; null while all are counted in one place, and nobody has to ask. */
export function placeWordsOf(
  consultas: readonly ConsultaEvolutiva[],
  avaliacoes: Evolucao['avaliacoes'],
  formatDay: (instant: string) => string,
): ((consulta: ConsultaEvolutiva) => string) | null {
  const places = new Set([...consultas.map(({ avaliacaoId }) => avaliacaoId), ...avaliacoes.map(({ id }) => id)]);
  if (places.size < 2) return null;
  const madeAt = new Map(avaliacoes.map(({ id, createdAt }) => [id, formatDay(createdAt)]));
  return ({ avaliacaoId }) => {
    const day = avaliacaoId === null ? undefined : madeAt.get(avaliacaoId);
    return day ? `da avaliação de ${day}` : avaliacaoId === null ? 'sem avaliação' : 'de outra avaliação';
  };
}
