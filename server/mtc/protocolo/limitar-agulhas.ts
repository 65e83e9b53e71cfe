import { type PontoPrescrito, sessoesDePontos, sessoesDoPonto } from '@meridia/shared/relatorio.ts';
import { obterPonto } from '../catalog/pontos.ts';
import { idadeAdulta } from './forca-do-estimulo.ts';

/** The most needles of one session, each counted: a point on both sides has two (docs/PRODUCT.md 9.3, eight to twelve). */
export const maximoDeAgulhas = 12;

/** Extra points that are several needles by themselves. */
const varias: Readonly<Record<string, number>> = {
  Sishencong: 4,
  Bafeng: 4,
  Baxie: 4,
  Yaotongdian: 2,
  Xiyan: 2,
  Erbai: 2,
};

/** How many needles, or places to press, a point is. */
export function agulhasDe({ codigo, lateralidade }: Pick<PontoPrescrito, 'codigo' | 'lateralidade'>): number {
  return (varias[codigo] ?? 1) * (lateralidade === 'bilateral' ? 2 : 1);
}

export function contarAgulhas(pontos: readonly Pick<PontoPrescrito, 'codigo' | 'lateralidade'>[]): number {
  return pontos.reduce((soma, ponto) => soma + agulhasDe(ponto), 0);
}

/** Of a child, who is pressed or needled for a moment. */
const maximoDaCrianca = 10;

export function agulhasPara(idade: number): number {
  return idade < idadeAdulta ? maximoDaCrianca : maximoDeAgulhas;
}

/** A session keeps so many points, also where they are more than twelve needles. */
const minimoDePontos = 8;

/**
 * Points in their order, with so many of the last ones needled on one side that no session has more than twelve needles. The side
 * changes from session to session. Local points stay on the sides of their complaint as long as that is enough; what is left over goes.
 * @param locais codes of the local points of a complaint
 * @param unicos codes of points without which a complaint would have none
 * @param daRaiz codes of points that keep both sides until the local ones have lost one
 * @param depois codes of local points of complaints behind the first, which lose a side before a point is left out
 * @param primeiroLocal code of the local point that keeps both sides longest
 */
export function limitarAgulhas(
  pontos: readonly PontoPrescrito[],
  locais: ReadonlySet<string>,
  {
    unicos = new Set(),
    daRaiz = new Set(),
    depois = new Set(),
    primeiroLocal = null,
    agulhas = maximoDeAgulhas,
  }: {
    unicos?: ReadonlySet<string>;
    daRaiz?: ReadonlySet<string>;
    depois?: ReadonlySet<string>;
    primeiroLocal?: string | null;
    agulhas?: number;
  } = {},
): PontoPrescrito[] {
  let feitos = [...pontos];
  const daSessao = (sessao: (typeof sessoesDePontos)[number]) =>
    feitos.filter((ponto) => sessoesDoPonto(ponto).includes(sessao));
  const cheia = (sessao: (typeof sessoesDePontos)[number]) => contarAgulhas(daSessao(sessao)) > agulhas;
  const deUmLado = (sessao: (typeof sessoesDePontos)[number], serve: (ponto: PontoPrescrito) => boolean) => {
    for (let lugar = feitos.length - 1; lugar >= 0 && cheia(sessao); lugar -= 1) {
      const ponto = feitos[lugar];
      if (ponto?.lateralidade === 'bilateral' && serve(ponto) && sessoesDoPonto(ponto).includes(sessao))
        feitos[lugar] = { ...ponto, lateralidade: 'unilateral' };
    }
  };
  for (const sessao of sessoesDePontos) {
    deUmLado(sessao, ({ codigo }) => !locais.has(codigo) && !daRaiz.has(codigo));
    deUmLado(sessao, ({ codigo }) => depois.has(codigo));
    while (cheia(sessao) && daSessao(sessao).length > minimoDePontos) {
      const ultimo = feitos.findLast(
        (ponto) =>
          !locais.has(ponto.codigo) &&
          !unicos.has(ponto.codigo) &&
          ponto.sessoes?.length === 1 &&
          ponto.sessoes[0] === sessao &&
          !unicoNoExtremo(ponto, daSessao(sessao)),
      );
      if (!ultimo) break;
      feitos = feitos.filter((ponto) => ponto !== ultimo);
    }
    deUmLado(sessao, ({ codigo }) => codigo !== primeiroLocal && !daRaiz.has(codigo));
    deUmLado(sessao, ({ codigo }) => !locais.has(codigo));
    deUmLado(sessao, () => true);
  }
  return feitos;
}

/** Regions of arms and head, and of the legs: a session has points of both. */
export const emCima: ReadonlySet<string> = new Set(['braco', 'mao', 'cabeca', 'face', 'nuca']);
export const embaixo: ReadonlySet<string> = new Set(['perna', 'pe']);

/** Whether without the point arms and head, or the legs, would have none. */
function unicoNoExtremo(ponto: PontoPrescrito, daSessao: readonly PontoPrescrito[]): boolean {
  const em = (zona: ReadonlySet<string>) => daSessao.filter(({ codigo }) => zona.has(obterPonto(codigo)?.regiao ?? ''));
  return [em(emCima), em(embaixo)].some((pontos) => pontos.length === 1 && pontos[0] === ponto);
}
