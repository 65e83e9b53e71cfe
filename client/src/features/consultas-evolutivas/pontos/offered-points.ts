import type { Evolucao } from '@meridia/shared/consulta-evolutiva.ts';
import { chaveDoPonto, type PontoUsado } from '@meridia/shared/ponto-usado.ts';

/** A list of points that a consultation can start from. */
export interface PointsOffer {
  id: string;
  /** 'relatório, sessão A' */
  source: string;
  pontos: PontoUsado[];
}

type Known = Pick<Evolucao, 'sessoesPropostas' | 'ultimosPontos'>;

/** The sessions of the report's plan, and the points of the last consultation that had any. */
export function offersOf({ sessoesPropostas, ultimosPontos }: Known): PointsOffer[] {
  const plan = (sessoesPropostas?.pontos ?? []).map(({ sessao, pontos }) => ({
    id: `relatorio ${sessao ?? ''}`,
    source: sessao ? `relatório, sessão ${sessao}` : 'relatório',
    pontos,
  }));
  const last = ultimosPontos && {
    id: `consulta ${ultimosPontos.numeroConsulta}`,
    source: `consulta #${ultimosPontos.numeroConsulta}`,
    pontos: ultimosPontos.pontos,
  };
  return [...plan, ...(last ? [last] : [])].filter(({ pontos }) => pontos.length > 0);
}

/**
 * What a new consultation starts from: the last points, as the therapist set them. Where two sessions of a plan alternate it is the one
 * that shares fewer points with the last. Null when there is nothing.
 */
export function startOffer(known: Known): PointsOffer | null {
  const offers = offersOf(known);
  const plan = offers.filter(({ id }) => id.startsWith('relatorio'));
  const last = offers.find(({ id }) => id.startsWith('consulta'));
  if (!last || plan.length < 2) return last ?? plan[0] ?? null;
  const used = new Set(last.pontos.map(chaveDoPonto));
  const shared = ({ pontos }: PointsOffer) => pontos.filter((ponto) => used.has(chaveDoPonto(ponto))).length;
  return plan.reduce((best, offer) => (shared(offer) < shared(best) ? offer : best));
}
