import type { Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import {
  type CuidadoComPontos,
  chaveDoPonto,
  mergePontos,
  needsMotivo,
  type PontoUsado,
} from '@meridia/shared/ponto-usado.ts';

/** Points that are offered together, unticked. */
export interface PointsGroup {
  id: string;
  /** 'Sessão A' */
  title: string;
  pontos: PontoUsado[];
  /** Of two sessions that alternate, the one whose turn it is. */
  due: boolean;
}

export interface Offered {
  groups: PointsGroup[];
  /** The last consultation that had points; null before it. */
  last: { numeroConsulta: number; pontos: PontoUsado[] } | null;
}

/** The sessions of the report's plan, and what only the last consultation had. Nothing of it was done today until somebody ticks it. */
export function offeredOf({
  sessoesPropostas,
  ultimosPontos,
}: Pick<Evolucao, 'sessoesPropostas' | 'ultimosPontos'>): Offered {
  const plan = (sessoesPropostas?.pontos ?? []).filter(({ pontos }) => pontos.length > 0);
  const due = plan.length > 1 ? dueOf(plan, ultimosPontos?.pontos ?? []) : null;
  const planned = new Set(plan.flatMap(({ pontos }) => pontos.map(chaveDoPonto)));
  const others = (ultimosPontos?.pontos ?? []).filter((ponto) => !planned.has(chaveDoPonto(ponto)));
  return {
    groups: [
      ...plan.map((one) => ({
        id: `relatorio ${one.sessao ?? ''}`,
        title: one.sessao ? `Sessão ${one.sessao}` : 'Pontos do relatório',
        pontos: one.pontos,
        due: one === due,
      })),
      ...(others.length > 0
        ? [
            {
              id: 'ultima',
              title: plan.length > 0 ? 'Fora do plano, da última sessão' : 'Última sessão',
              pontos: others,
              due: false,
            },
          ]
        : []),
    ],
    last: ultimosPontos,
  };
}

/** The session that shares the fewest points with the last consultation; before one, the first. */
function dueOf<Sessao extends { pontos: PontoUsado[] }>(
  plan: readonly Sessao[],
  last: readonly PontoUsado[],
): Sessao | null {
  const used = new Set(last.map(chaveDoPonto));
  const shared = ({ pontos }: Sessao) => pontos.filter((ponto) => used.has(chaveDoPonto(ponto))).length;
  return plan.reduce<Sessao | null>(
    (best, sessao) => (best === null || shared(sessao) < shared(best) ? sessao : best),
    null,
  );
}

export interface Ticked {
  pontos: PontoUsado[];
  /** To be avoided for this client: they need a reason of their own, and stay off. */
  left: PontoUsado[];
}

/**
 * Ticks all of these points that need no reason.
 * @param replacing the settings of the ticked points count, too; otherwise a point that is there stays as it is
 */
export function tickAll(
  value: readonly PontoUsado[],
  pontos: readonly PontoUsado[],
  cuidados: readonly CuidadoComPontos[],
  { replacing = false } = {},
): Ticked {
  const there = new Set(value.map(chaveDoPonto));
  const isNew = (ponto: PontoUsado) => !there.has(chaveDoPonto(ponto));
  const free = pontos.filter((ponto) => !needsMotivo(ponto, cuidados));
  const settings = new Map(free.map((ponto) => [chaveDoPonto(ponto), ponto]));
  const kept = replacing ? value.map((ponto) => settings.get(chaveDoPonto(ponto)) ?? ponto) : value;
  return {
    pontos: mergePontos(kept, free),
    left: pontos.filter((ponto) => isNew(ponto) && needsMotivo(ponto, cuidados)),
  };
}
