import type { Ponto } from './ponto.ts';

/**
 * Two points with the same axis must not get opposite techniques. A back-shu, mu, midline or extra point has an axis of its own.
 */
export function eixoDoPonto({ codigo, meridiano, categorias }: Ponto): string {
  const proprio =
    meridiano === 'extra' ||
    meridiano === 'VG' ||
    meridiano === 'VC' ||
    categorias.some((classe) => proprias.has(classe));
  return proprio ? codigo : meridiano;
}

const proprias: ReadonlySet<string> = new Set(['shu_dorsal', 'mu']);
