import type { FotoObservacoes, FotoSinal } from '@meridia/shared/foto.ts';
import type { TongueMeasures } from './measure-tongue.ts';

type Sinal = FotoObservacoes['sinais'][number];

/**
 * Signs of the closed vocabulary with their strength, strongest first. Thresholds were set by eye on photos of two
 * kinds of camera; there are no clinical labels behind them.
 * @param trust 0..1, how far the photo itself can be believed; scales every strength
 */
export function classifyTongue(measures: TongueMeasures, trust: number): Sinal[] {
  const signs = [bodySign(measures), ...coatingSigns(measures), ...surfaceSigns(measures)];
  return signs
    .filter((sign) => sign !== null)
    .map(({ sinal, forca, medida }) => ({
      sinal,
      forca: Math.round(forca * trust * 1000) / 1000,
      medida: { ...medida, valor: Math.round(medida.valor * 1000) / 1000 },
    }))
    .sort((p, q) => q.forca - p.forca);
}

/** Redness above skin: pale below, red above; pink between. */
const palest = 0.115;
const reddest = 0.24;

function bodySign({ colour, body }: TongueMeasures): Sinal {
  const trust = colour.skin === null ? 0.5 : 1;
  const redness = { nome: 'vermelho da língua acima do da pele', valor: colour.redness, unidade: 'a*/(L*+16)' };
  const sign = (sinal: FotoSinal, forca: number): Sinal => ({ sinal, forca: forca * trust, medida: redness });
  if (colour.blueShift > 45 && Math.atan2(body.b, body.a) < 0.31) {
    return {
      sinal: 'lingua_arroxeada',
      forca: strength(colour.blueShift - 45, 30) * trust,
      medida: { nome: 'desvio da língua para o azul em relação à pele', valor: colour.blueShift, unidade: 'graus' },
    };
  }
  if (colour.redness < palest) return sign('lingua_palida', strength(palest - colour.redness, 0.06));
  if (colour.redness <= reddest) {
    const margin = Math.min(colour.redness - palest, reddest - colour.redness);
    return sign('lingua_rosada', strength(margin, 0.04));
  }
  // Shadow also darkens: never very sure.
  if (colour.lightness < 0.8) {
    return sign('lingua_vermelho_escura', Math.min(0.6, strength(0.8 - colour.lightness, 0.2)));
  }
  return sign('lingua_vermelha', strength(colour.redness - reddest, 0.09));
}

function coatingSigns({ coating, colour }: TongueMeasures): (Sinal | null)[] {
  const cover = coating.share * coating.opacity;
  const medida = { nome: 'cobertura da saburra (área x opacidade)', valor: cover, unidade: 'fração' };
  // On a pale body a thin coating hardly shows, so its absence is never sure.
  if (cover < 0.008) return [{ sinal: 'saburra_ausente', forca: 0.3, medida }];
  const thick = 0.3;
  const thickness: Sinal =
    cover > thick
      ? { sinal: 'saburra_espessa', forca: strength(cover - thick, 0.2), medida }
      : { sinal: 'saburra_fina', forca: Math.min(0.7, strength(Math.min(cover, thick - cover), 0.08)), medida };
  return [thickness, coatingColour(coating, colour.skin === null ? 0.5 : 1)];
}

/** Of a faint layer most of the colour is the body's: then it says less. */
function coatingColour({ share, opacity, yellowness }: TongueMeasures['coating'], trust: number): Sinal | null {
  if (yellowness === null || share < 0.06) return null;
  const yellow = 0.45;
  const sure = trust * (opacity < 0.45 ? 0.6 : 1);
  const medida = { nome: 'amarelo da saburra em relação à pele', valor: yellowness, unidade: 'razão' };
  return yellowness > yellow
    ? { sinal: 'saburra_amarela', forca: strength(yellowness - yellow, 0.3) * sure, medida }
    : { sinal: 'saburra_branca', forca: strength(yellow - yellowness, 0.3) * sure, medida };
}

function surfaceSigns({ specularShare, texture, cracks, toothmarks }: TongueMeasures): (Sinal | null)[] {
  const shine = { nome: 'área de reflexos', valor: specularShare, unidade: 'fração' };
  return [
    // Flash makes any tongue shine and soft light none: only the extremes say something, and little.
    specularShare > 0.018
      ? { sinal: 'lingua_umida', forca: Math.min(0.6, strength(specularShare - 0.018, 0.02)), medida: shine }
      : null,
    specularShare < 0.0002 && texture > 90 ? { sinal: 'lingua_seca', forca: 0.25, medida: shine } : null,
    cracks > 0.22
      ? {
          sinal: 'lingua_rachaduras',
          forca: strength(cracks - 0.22, 0.35),
          medida: { nome: 'comprimento das rachaduras', valor: cracks, unidade: 'tamanhos da língua' },
        }
      : null,
    toothmarks.roughness > 0.0115 && toothmarks.notches >= 4 && toothmarks.worst < 0.036
      ? {
          sinal: 'lingua_marcas_dente',
          forca: Math.min(0.6, strength(toothmarks.roughness - 0.0115, 0.008)),
          medida: { nome: 'irregularidade das bordas', valor: toothmarks.roughness, unidade: 'tamanhos da língua' },
        }
      : null,
  ];
}

/** 0.25 at the threshold, 0.8 from `clear` beyond it on: pixels alone are never certain. */
function strength(beyond: number, clear: number): number {
  return 0.25 + 0.55 * Math.max(0, Math.min(1, beyond / clear));
}
