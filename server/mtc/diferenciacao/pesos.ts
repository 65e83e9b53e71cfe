import { padraoIds } from '../catalog/padroes/padrao-ids.ts';
import { padroes } from '../catalog/padroes.ts';
import type { SinalId } from '../catalog/sinais.ts';

/**
 * Points of a sign by the list it stands in. Set by hand so that two cardinal signs outweigh any number of vague ones, and
 * tongue and pulse decide between neighbours as they do in practice. The last four were chosen in the middle of a plateau
 * over the published cases and our own pictures: what that does to the figures stands in
 * docs/decisions/0014-engine-confidence.md.
 */
export const pesos = {
  cardinal: 3,
  secundario: 1.2,
  exame: 2.2,
  contrario: 2.4,
  cardinalNegado: 1.5,
  /** How much the nature of the whole picture (cold, heat, lack, excess) lifts or lowers a pattern. */
  rumo: 0.5,
  /** Factor of a pattern of two organs over its parts. */
  vantagemDoTodo: 1.08,
  /** What the chief complaint says counts this much more than what is found elsewhere. */
  naQueixa: 1.35,
  /** How much it matters which share of the complaint a pattern explains. */
  explicaQueixa: 0.3,
} as const;

const padroesPorSinal = contarPadroes();

/**
 * How telling a sign is: one that many patterns share says less about each. 0.45 (in half of all patterns) to 1.5 (in one).
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
