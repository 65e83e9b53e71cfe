import type { LinguaArea, LinguaRegiao } from '@meridia/shared/foto.ts';
import { measureAreas, rootVeil } from './measure-areas.ts';
import { type Coating, coatingVeil, measureCoating, specularShare } from './measure-coating.ts';
import { crackLength } from './measure-cracks.ts';
import { kindOf, type MedianColour, type TongueRegions } from './measure-regions.ts';
import { measureToothmarks, type Toothmarks } from './measure-toothmarks.ts';
import { type RelativeColour, relativeColour } from './relative-colour.ts';

export interface TongueMeasures {
  body: MedianColour;
  /** Colours and coating in two readings; see `ColourReadings`. */
  mixed: ColourReading;
  lamp: ColourReading;
  areas: Record<LinguaRegiao, LinguaArea>;
  /** The root's coating veil above that of the tip; null when the photo does not show the root or leaves it in shadow. */
  rootVeil: number | null;
  /** Mirror reflections, share of the tongue 0..1. */
  specularShare: number;
  /** Variance of the 4-neighbour Laplacian of L: papillae, dryness and sharpness together. */
  texture: number;
  /** In tongue sizes, `crackLength`. */
  cracks: number;
  toothmarks: Toothmarks;
}

export interface ColourReading {
  colour: RelativeColour;
  coating: Coating;
}

/** @param isRootShown false when the frame cuts the tongue off above */
export function measureTongue(regions: TongueRegions, isRootShown: boolean): TongueMeasures {
  const colours = relativeColour(regions);
  const veil = coatingVeil(regions, colours.mixed);
  return {
    body: regions.body,
    mixed: { colour: colours.mixed, coating: measureCoating(regions, veil, colours.mixed) },
    lamp: { colour: colours.lamp, coating: measureCoating(regions, coatingVeil(regions, colours.lamp), colours.lamp) },
    areas: measureAreas(regions, veil),
    rootVeil: isRootShown ? rootVeil(regions, veil) : null,
    specularShare: specularShare(regions),
    texture: texture(regions),
    cracks: crackLength(regions),
    toothmarks: measureToothmarks(regions),
  };
}

function texture({ lab, kind }: TongueRegions): number {
  const { L, width } = lab;
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let i = width; i < L.length - width; i++) {
    if (kind[i] !== kindOf.tongue) continue;
    const laplacian = 4 * (L[i] ?? 0) - (L[i - 1] ?? 0) - (L[i + 1] ?? 0) - (L[i - width] ?? 0) - (L[i + width] ?? 0);
    count += 1;
    sum += laplacian;
    squares += laplacian * laplacian;
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
