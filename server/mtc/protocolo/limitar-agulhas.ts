import { type PontoPrescrito, sessoesDePontos } from '@meridia/shared/relatorio.ts';

/** The most needles of one session, each counted: a point on both sides has two (docs/PRODUCT.md 9.3, eight to twelve). */
export const maximoDeAgulhas = 12;

/** Extra points that are several needles by themselves. */
const varias: Readonly<Record<string, number>> = { Sishencong: 4, Bafeng: 4, Baxie: 4, Yaotongdian: 2 };

/** How many needles, or places to press, a point is. */
export function agulhasDe({ codigo, lateralidade }: Pick<PontoPrescrito, 'codigo' | 'lateralidade'>): number {
  return (varias[codigo] ?? 1) * (lateralidade === 'bilateral' ? 2 : 1);
}

export function contarAgulhas(pontos: readonly Pick<PontoPrescrito, 'codigo' | 'lateralidade'>[]): number {
  return pontos.reduce((soma, ponto) => soma + agulhasDe(ponto), 0);
}

/**
 * Points in their order, with so many of the last ones needled on one side that no session has more than twelve needles. The side
 * changes from session to session. Local points stay on the sides of their complaint.
 * @param locais codes of the local points of a complaint
 */
export function limitarAgulhas(pontos: readonly PontoPrescrito[], locais: ReadonlySet<string>): PontoPrescrito[] {
  const feitos = [...pontos];
  const daSessao = (sessao: (typeof sessoesDePontos)[number]) =>
    feitos.filter(({ sessoes }) => (sessoes ?? ['A']).includes(sessao));
  for (const sessao of sessoesDePontos) {
    for (let lugar = feitos.length - 1; lugar >= 0 && contarAgulhas(daSessao(sessao)) > maximoDeAgulhas; lugar -= 1) {
      const ponto = feitos[lugar];
      const pode = ponto?.lateralidade === 'bilateral' && !locais.has(ponto.codigo);
      if (ponto && pode && (ponto.sessoes ?? ['A']).includes(sessao))
        feitos[lugar] = { ...ponto, lateralidade: 'unilateral' };
    }
  }
  return feitos;
}

/** A current runs between two points of the same session: where one alone is left, it has none. */
export function semCorrenteSozinha(pontos: readonly PontoPrescrito[]): PontoPrescrito[] {
  const acompanhada = (ponto: PontoPrescrito) =>
    (ponto.sessoes ?? ['A']).every(
      (sessao) => pontos.filter(({ eletro, sessoes }) => eletro && (sessoes ?? ['A']).includes(sessao)).length >= 2,
    );
  return pontos.map((ponto) => (ponto.eletro && !acompanhada(ponto) ? { ...ponto, eletro: false } : ponto));
}
