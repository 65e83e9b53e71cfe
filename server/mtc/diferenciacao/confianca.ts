import { isLidoPelaIa } from '../achados/achado-id.ts';
import { type Ajuste, ajuste } from './ajuste.ts';
import type { Pontuado } from './pontuar.ts';

const minima = 0.03;
const maxima = 0.95;
/** Few findings never give a sure answer, however well they fit. What only a model read does not count among them. */
const poucosAchados = 4;
const maximaComPoucos = 0.45;

/**
 * The confidence of a hypothesis is the probability that an experienced therapist would accept it as (one of) the client's
 * patterns: of ten hypotheses with 0.6, about six should be right.
 *
 * It is a logistic curve that rises with two figures. `chance` is the logarithm of the pattern's odds against all other patterns
 * together. `cobertura` is how much of a clear case's signs was found. docs/decisions/0014-engine-confidence.md tells where the
 * three numbers come from, with reliability table and Brier score.
 * @param todos every pattern that was scored for this client
 * @returns 0..1, two decimals
 */
export function estimarConfianca(
  candidato: Pontuado,
  todos: readonly Pontuado[],
  { curva }: Pick<Ajuste, 'curva'> = ajuste,
): number {
  const { chance, cobertura } = medidas(candidato, todos);
  const provavel = logistica(curva.base + curva.chance * chance + curva.cobertura * cobertura);
  const ditos = candidato.aFavor.filter(({ achadoId }) => !isLidoPelaIa({ id: achadoId }));
  const teto = ditos.length < poucosAchados ? maximaComPoucos : maxima;
  return Math.round(100 * Math.max(minima, Math.min(teto, provavel))) / 100;
}

/** The two figures that the curve depends on. */
export function medidas(candidato: Pontuado, todos: readonly Pontuado[]): { chance: number; cobertura: number } {
  const outros = todos.reduce((soma, { id, pontos }) => (id === candidato.id ? soma : soma + Math.exp(pontos)), 0);
  const chance = candidato.pontos - Math.log(Math.max(outros, Number.MIN_VALUE));
  return { chance: Math.max(-limite, Math.min(limite, chance)), cobertura: candidato.cobertura };
}

/** Odds beyond these say no more: e⁶ is 400 to 1. */
const limite = 6;

function logistica(valor: number): number {
  return 1 / (1 + Math.exp(-valor));
}
