import { inWhiteLight, underLight } from './light.ts';
import { kindOf, type MedianColour, medianColour, type TongueRegions } from './measure-regions.ts';
import { choose, medianInside } from './quantile.ts';
import { type PerLight, perLight, type RelativeColour, typicalSkin } from './relative-colour.ts';

export interface Coating {
  /** Share of the tongue without its margin, 0..1. */
  share: number;
  /** How little the body shines through the coating, 0..1. */
  opacity: number;
  /** Median; null when there is too little coating to measure its colour. */
  colour: MedianColour | null;
  /**
   * Yellow of the layer itself over that of skin: 0.1 is white, above 0.45 yellow; null without coating. It is the least certain
   * figure here, because warm light and a yellow coating look alike.
   */
  yellowness: number | null;
}

/**
 * Coating is a colourless veil over the red body; its opacity is the share of redness that it takes away. A colour cast shifts
 * body, veil and skin together, so differences are compared.
 */
export function measureCoating(
  { kind, lab }: TongueRegions,
  veil: Float32Array,
  { tongue, light }: RelativeColour,
): Coating {
  const coated = new Uint8Array(kind.length);
  let all = 0;
  let count = 0;
  let opacity = 0;
  for (let i = 0; i < kind.length; i++) {
    if (kind[i] !== kindOf.tongue) continue;
    all += 1;
    const layer = veil[i] ?? 0;
    if (layer < leastVeil) continue;
    coated[i] = 1;
    count += 1;
    opacity += Math.min(1, layer);
  }
  if (count < 30) return { share: all === 0 ? 0 : count / all, opacity: 0, colour: null, yellowness: null };
  const colour = medianColour(lab, coated);
  const layer = perLight(inWhiteLight(colour, light));
  const yellowness = layerYellow(tongue, layer) / perLight(typicalSkin).b;
  return { share: count / all, opacity: opacity / count, colour, yellowness };
}

/** The share of the body's redness that is missing, per pixel of the tongue; 0 elsewhere and in deep shadow. */
export function coatingVeil(
  { kind, patch, lab, body }: TongueRegions,
  { light }: Pick<RelativeColour, 'light'>,
): Float32Array {
  const bare = perLight(body).a;
  const range = Math.max(0.05, bare - perLight(underLight(whiteCoating, light)).a);
  const shadow = shadowLimit({ kind, lab });
  const veil = new Float32Array(kind.length);
  for (let i = 0; i < kind.length; i++) {
    const l = patch.L[i] ?? 0;
    if (kind[i] !== kindOf.tongue || l < shadow) continue;
    veil[i] = Math.max(0, (bare - (patch.a[i] ?? 0) / (l + 16)) / range);
  }
  return veil;
}

/** Below this L a pixel of the tongue lies in deep shadow, where coating cannot be seen. */
export function shadowLimit({ kind, lab }: Pick<TongueRegions, 'kind' | 'lab'>): number {
  const tongue = choose(kind.length, (i) => kind[i] === kindOf.tongue);
  return 0.6 * medianInside(lab.L, tongue);
}

/** Share of mirror reflections, a hint of moisture; depends on the flash. */
export function specularShare({ kind }: TongueRegions): number {
  let tongue = 0;
  let specular = 0;
  for (const value of kind) {
    if (value === kindOf.tongue) tongue += 1;
    else if (value === kindOf.specular) specular += 1;
  }
  return specular / Math.max(1, tongue + specular);
}

/** In white light its a / (L + 16) is 0.01. */
const whiteCoating: MedianColour = { L: 60, a: 0.8, b: 5 };

/** A thinner veil is only the unevenness of the body. */
export const leastVeil = 0.38;

/** The yellow of the layer alone: extends the line from body colour to coating colour until hardly any red is left. */
function layerYellow(tongue: PerLight, layer: PerLight): number {
  const slope = (tongue.b - layer.b) / Math.max(0.01, tongue.a - layer.a);
  return layer.b - Math.max(-0.5, Math.min(1.5, slope)) * (layer.a - perLight(whiteCoating).a);
}
