import type { Ponto } from './ponto.ts';

/** Two points on one axis must not be told to do opposite things. Back-shu, mu, midline and extra points stand for themselves. */
export function eixoDoPonto({ codigo, meridiano, categorias }: Ponto): string {
  const proprio =
    meridiano === 'extra' ||
    meridiano === 'VG' ||
    meridiano === 'VC' ||
    categorias.some((classe) => proprias.has(classe));
  return proprio ? codigo : meridiano;
}

const proprias: ReadonlySet<string> = new Set(['shu_dorsal', 'mu']);
