import type { LinguaSinal } from '@meridia/shared/foto.ts';
import { areaSigns } from './classify-areas.ts';
import type { Coating } from './measure-coating.ts';
import type { ColourReading, TongueMeasures } from './measure-tongue.ts';
import type { RelativeColour } from './relative-colour.ts';
import { rankSigns, type Sign, strength } from './sign.ts';

/**
 * Signs of the closed vocabulary with their strength, strongest first. The thresholds were set by eye on photos of two kinds of
 * camera, without clinical labels.
 * @param trust 0..1, how reliable the photo itself is; scales every strength
 */
export function classifyTongue(measures: TongueMeasures, trust: number): Sign[] {
  const { mixed, lamp } = measures;
  const signs = [
    ...agreed(colourSigns(mixed, measures.rootVeil), colourSigns(lamp, measures.rootVeil)),
    ...areaSigns(measures),
    ...surfaceSigns(measures),
  ];
  return rankSigns(signs, trust);
}

/** A colour is reported only when both readings of the light give it, with the strength of the weaker reading. */
function agreed(one: readonly (Sign | null)[], other: readonly (Sign | null)[]): (Sign | null)[] {
  return one.map((sign) => {
    const same = other.find((candidate) => sign && candidate?.sinal === sign.sinal);
    return sign && same ? { ...sign, forca: Math.min(sign.forca, same.forca) } : null;
  });
}

/** Without skin to compare with, the colour of the lamp and of the tongue cannot be separated: then no colour is reported. */
function colourSigns({ colour, coating }: ColourReading, rootVeil: number | null): (Sign | null)[] {
  const isLightKnown = colour.skin !== null;
  return [
    isLightKnown ? bodySign(colour) : null,
    coatingThickness(coating, rootVeil),
    isLightKnown ? coatingColour(coating) : null,
  ];
}

/** Redness above skin: pale below, red above; pink between. */
const palest = 0.115;
const reddest = 0.24;

function bodySign(colour: RelativeColour): Sign {
  const redness = { nome: 'vermelho da língua acima do da pele', valor: colour.redness, unidade: 'a*/(L*+16)' };
  const sign = (sinal: LinguaSinal, forca: number): Sign => ({ sinal, forca, medida: redness });
  if (colour.blueShift > 45 && Math.atan2(colour.tongue.b, colour.tongue.a) < 0.31) {
    return {
      sinal: 'lingua_arroxeada',
      forca: strength(colour.blueShift - 45, 30),
      medida: { nome: 'desvio da língua para o azul em relação à pele', valor: colour.blueShift, unidade: 'graus' },
    };
  }
  if (colour.redness < palest) return sign('lingua_palida', strength(palest - colour.redness, 0.06));
  if (colour.redness <= reddest) {
    const margin = Math.min(colour.redness - palest, reddest - colour.redness);
    return sign('lingua_rosada', strength(margin, 0.04));
  }
  // Shadow darkens too, so this sign is never very sure.
  if (colour.lightness < 0.8) {
    return sign('lingua_vermelho_escura', Math.min(0.6, strength(0.8 - colour.lightness, 0.2)));
  }
  return sign('lingua_vermelha', strength(colour.redness - reddest, 0.09));
}

/**
 * Too thin a coating to cover anything is seen at the root or not at all. A root in shadow, outside the frame or only a little
 * veiled tells neither that there is coating nor that there is none.
 */
function bareOrThin(rootVeil: number | null): 'saburra_ausente' | 'saburra_fina' | null {
  if (rootVeil === null) return null;
  if (rootVeil >= 0.25) return 'saburra_fina';
  return rootVeil < 0.12 ? 'saburra_ausente' : null;
}

function coatingThickness(coating: Coating, rootVeil: number | null): Sign | null {
  const cover = coating.share * coating.opacity;
  const medida = { nome: 'cobertura da saburra (área x opacidade)', valor: cover, unidade: 'fração' };
  if (cover < 0.008) {
    const sinal = bareOrThin(rootVeil);
    // A thin coating hardly shows on a pale body, so neither is ever sure.
    return sinal && { sinal, forca: 0.3, medida };
  }
  const thick = 0.3;
  return cover > thick
    ? { sinal: 'saburra_espessa', forca: strength(cover - thick, 0.2), medida }
    : { sinal: 'saburra_fina', forca: Math.min(0.7, strength(Math.min(cover, thick - cover), 0.08)), medida };
}

/** Most of the colour of a thin layer comes from the body below, so it counts less. */
function coatingColour({ share, opacity, yellowness }: Coating): Sign | null {
  if (yellowness === null || share < 0.06) return null;
  const yellow = 0.45;
  const sure = opacity < 0.45 ? 0.6 : 1;
  const medida = { nome: 'amarelo da saburra em relação à pele', valor: yellowness, unidade: 'razão' };
  return yellowness > yellow
    ? { sinal: 'saburra_amarela', forca: strength(yellowness - yellow, 0.3) * sure, medida }
    : { sinal: 'saburra_branca', forca: strength(yellow - yellowness, 0.3) * sure, medida };
}

function surfaceSigns({ specularShare, texture, cracks, toothmarks }: TongueMeasures): (Sign | null)[] {
  const shine = { nome: 'área de reflexos', valor: specularShare, unidade: 'fração' };
  return [
    // With flash every tongue shines, in soft light none does: only extreme values are signs, and weak ones.
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
