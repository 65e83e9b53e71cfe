// Source: Nan Jing, chapters 64 (elements of the five transporting points) and 69 (tonify the mother, disperse the child).
import type { Elemento } from '@meridia/shared/relatorio.ts';

/** The five transporting points of a channel, from fingertip or toe to elbow or knee. */
const cincoShu = ['jing', 'ying', 'shu_corrente', 'jing_rio', 'he'] as const;

const elementosDosCinco = {
  yin: ['madeira', 'fogo', 'terra', 'metal', 'agua'],
  yang: ['metal', 'agua', 'madeira', 'fogo', 'terra'],
} as const satisfies Record<'yin' | 'yang', readonly Elemento[]>;

const ciclo: readonly Elemento[] = ['madeira', 'fogo', 'terra', 'metal', 'agua'];

/** The element of a transporting point; null for every other point. */
export function elementoDoPonto(polaridade: 'yin' | 'yang', categorias: readonly string[]): Elemento | null {
  const posicao = cincoShu.findIndex((classe) => categorias.includes(classe));
  return posicao < 0 ? null : (elementosDosCinco[polaridade][posicao] ?? null);
}

/**
 * 'mae' tonifies its channel and 'filho' disperses it: their elements stand before and after the channel's own in the sheng
 * cycle.
 */
export function papelNoCanal(canal: Elemento | null, ponto: Elemento | null): 'mae' | 'filho' | null {
  if (!canal || !ponto) return null;
  const passo = (ciclo.indexOf(ponto) - ciclo.indexOf(canal) + ciclo.length) % ciclo.length;
  return passo === ciclo.length - 1 ? 'mae' : passo === 1 ? 'filho' : null;
}
