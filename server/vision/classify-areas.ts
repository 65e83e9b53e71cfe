import type { LinguaArea, LinguaRegiao } from '@meridia/shared/foto.ts';
import type { TongueMeasures } from './measure-tongue.ts';
import { type Sign, strength } from './sign.ts';

/** Signs of one part of the tongue compared with the other parts, which share the same light and camera. */
export function areaSigns({
  areas,
  mixed,
  rootVeil,
}: Pick<TongueMeasures, 'areas' | 'mixed' | 'rootVeil'>): (Sign | null)[] {
  return [redTip(areas), redSides(areas), rootVeil === null ? null : coatedRoot(areas, mixed.coating.share)];
}

type Areas = Record<LinguaRegiao, LinguaArea>;

const unidade = 'a*/(L*+16)';

function redTip({ ponta, lado_esquerdo: left, lado_direito: right }: Areas): Sign | null {
  if (ponta.vermelho === null || left.vermelho === null || right.vermelho === null) return null;
  const valor = ponta.vermelho - Math.max(left.vermelho, right.vermelho);
  if (valor < redderTip) return null;
  return {
    sinal: 'lingua_ponta_vermelha',
    forca: Math.min(0.5, strength(valor - redderTip, 0.06)),
    medida: { nome: 'vermelho da ponta acima do das bordas', valor, unidade },
  };
}

function redSides({ ponta, lado_esquerdo: left, lado_direito: right }: Areas): Sign | null {
  if (ponta.vermelho === null || left.vermelho === null || right.vermelho === null) return null;
  const valor = Math.min(left.vermelho, right.vermelho) - ponta.vermelho;
  if (valor < redderSides) return null;
  return {
    sinal: 'lingua_bordas_vermelhas',
    forca: Math.min(0.5, strength(valor - redderSides, 0.05)),
    medida: { nome: 'vermelho das bordas acima do da ponta', valor, unidade },
  };
}

function coatedRoot({ raiz, centro, ponta }: Areas, share: number): Sign | null {
  const valor = raiz.saburra - centro.saburra;
  const elsewhere = Math.max(centro.saburra, ponta.saburra);
  if (share < 0.06 || raiz.saburra < 0.5 || elsewhere > 0.25 || valor < rootOverCentre) return null;
  return {
    sinal: 'saburra_na_raiz',
    forca: Math.min(0.5, strength(valor - rootOverCentre, 0.25)),
    medida: { nome: 'cobertura da saburra na raiz acima da do centro', valor, unidade: 'fração' },
  };
}

// On 150 photos the tip was redder than the sides by 0.06 in the median and by 0.11 at p90, and the sides were never redder than
// the tip. On most photos the coating grows towards the root. Only larger differences are signs.
const redderTip = 0.1;
const redderSides = 0.01;
const rootOverCentre = 0.35;
