import { padraoIds } from '../catalog/padroes/padrao-ids.ts';
import { padroes } from '../catalog/padroes.ts';
import type { SinalId } from '../catalog/sinais.ts';

/**
 * Points of a sign by the list that holds it. They are set by hand so that two cardinal signs outweigh any number of vague ones,
 * and tongue and pulse decide between neighbours as they do in practice. The last four lie in the middle of a range that gives
 * nearly equal results on the published cases and our own; docs/decisions/0014-engine-confidence.md has the figures.
 */
export const pesos = {
  cardinal: 3,
  secundario: 1.2,
  exame: 2.2,
  contrario: 2.4,
  cardinalNegado: 1.5,
  /** How much the nature of all findings together (cold, heat, lack, excess) raises or lowers a pattern. */
  rumo: 0.5,
  /** Factor by which a pattern of two organs is preferred to its parts. */
  vantagemDoTodo: 1.08,
  /** Factor for signs of the chief complaint. */
  naQueixa: 1.35,
  /** How much a pattern gains or loses by the share of the complaint that it explains. */
  explicaQueixa: 0.3,
} as const;

const padroesPorSinal = contarPadroes();

/**
 * How much a sign tells: a sign that many patterns share says less about each. 0.45 (in half of all patterns) to 1.5 (in one).
 */
export function especificidadeDe(sinal: SinalId): number {
  const total = padraoIds.length;
  const share = Math.max(1, padroesPorSinal.get(sinal) ?? 1) / total;
  const raridade = Math.log(0.5 / share) / Math.log(0.5 * total);
  return Math.min(1.5, Math.max(0.45, 0.45 + 1.05 * raridade));
}

function contarPadroes(): ReadonlyMap<SinalId, number> {
  const vezes = new Map<SinalId, number>();
  for (const id of padraoIds) {
    const { cardinais, secundarios, exame } = padroes[id];
    for (const sinal of new Set<SinalId>([...cardinais, ...secundarios, ...exame]))
      vezes.set(sinal, (vezes.get(sinal) ?? 0) + 1);
  }
  return vezes;
}
