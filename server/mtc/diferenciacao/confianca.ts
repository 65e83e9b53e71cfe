import type { Pontuado } from './pontuar.ts';

/**
 * The confidence of a hypothesis is the probability that an experienced therapist would accept it as (one of) the client's
 * patterns: of ten hypotheses with 0.6, about six should be right.
 *
 * It is a logistic curve that rises with two figures. `destaque` is the pattern's share of the points of itself and its strongest
 * rival (0.5 = a tie). `cobertura` is how much of a clear case's signs was found. docs/decisions/0014-engine-confidence.md tells
 * where the three numbers come from, with reliability table and Brier score; `tsx tests/bench/casos.ts --calibrar` calculates
 * them again.
 */
const curva = { base: -1.43, destaque: 9.13, cobertura: 2.89 } as const;

const minima = 0.03;
const maxima = 0.95;
/** Few findings never give a sure answer, however well they fit. */
const poucosAchados = 4;
const maximaComPoucos = 0.45;

/** 0..1, two decimals. */
export function estimarConfianca(candidato: Pontuado, todos: readonly Pontuado[]): number {
  const { destaque, cobertura } = medidas(candidato, todos);
  const provavel = logistica(curva.base + curva.destaque * (destaque - 0.5) + curva.cobertura * cobertura);
  const teto = candidato.aFavor.length < poucosAchados ? maximaComPoucos : maxima;
  return Math.round(100 * Math.max(minima, Math.min(teto, provavel))) / 100;
}

/** The two figures that the curve depends on. */
export function medidas(candidato: Pontuado, todos: readonly Pontuado[]): { destaque: number; cobertura: number } {
  const rival = todos.reduce((maior, { id, pontos }) => (id === candidato.id ? maior : Math.max(maior, pontos)), 0);
  return { destaque: candidato.pontos / (candidato.pontos + rival), cobertura: candidato.cobertura };
}

function logistica(valor: number): number {
  return 1 / (1 + Math.exp(-valor));
}
