import { padraoIds } from '../catalog/padroes/padrao-ids.ts';
import { padroes } from '../catalog/padroes.ts';
import type { SinalId } from '../catalog/sinais.ts';

/**
 * Points of a sign by the list that holds it, before the fitted factor of the list (ajuste.ts). They are set by hand so that two
 * cardinal signs outweigh any number of vague ones, and tongue and pulse decide between neighbours as they do in practice.
 */
export const pesos = {
  cardinal: 3,
  secundario: 1.2,
  exame: 2.2,
  contrario: 2.4,
  cardinalNegado: 1.5,
  /** Factor for signs of the chief complaint. */
  naQueixa: 1.35,
  /** Factor for what is felt at the position of an organ that the pattern names after its first one. */
  outroOrgao: 0.6,
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
