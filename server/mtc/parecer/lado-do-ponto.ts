import type { LadoNaRevisao } from '@meridia/shared/parecer.ts';
import type { PontoPrescrito } from '@meridia/shared/relatorio.ts';

type ComLado = Pick<PontoPrescrito, 'lateralidade' | 'lado'>;

/** Where the report needles the point, in the words of a review; null on the midline. */
export function ladoDo({ lateralidade, lado }: ComLado): LadoNaRevisao | null {
  if (lateralidade === 'mediano') return null;
  return lado ?? (lateralidade === 'bilateral' ? 'bilateral' : 'alternado');
}

/** The point on the side that the review asks for. A point on the midline stays there. */
export function porNoLado(ponto: PontoPrescrito, pedido: LadoNaRevisao | undefined): PontoPrescrito {
  const { lado: _, ...semLado } = ponto;
  if (pedido === undefined || ponto.lateralidade === 'mediano') return ponto;
  if (pedido === 'bilateral') return { ...semLado, lateralidade: 'bilateral' };
  return { ...semLado, lateralidade: 'unilateral', ...(pedido !== 'alternado' && { lado: pedido }) };
}
