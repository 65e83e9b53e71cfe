import { kindOf, type MedianColour, medianColour, type TongueRegions } from './measure-regions.ts';
import { type PerLight, perLight, type RelativeColour } from './relative-colour.ts';

export interface Coating {
  /** Of the tongue without its margin, 0..1. */
  share: number;
  /** How little of the body shines through where there is coating, 0..1. */
  opacity: number;
  /** Median; null when there is hardly any coating to take a colour from. */
  colour: MedianColour | null;
  /**
   * Yellow of the layer itself over that of skin: 0.1 white, beyond 0.45 yellow; null without coating. The least
   * certain figure here: warm light and a yellow coating look alike.
   */
  yellowness: number | null;
}

/**
 * Coating is a colourless veil over the red body: the share of redness it takes away is its opacity.
 * Body, veil and skin shift together under a colour cast, so differences are compared.
 */
export function measureCoating(regions: TongueRegions, { tongue, reference }: RelativeColour): Coating {
  const { kind, patch, lab } = regions;
  const white = reference.a - skinOverWhite;
  const range = Math.max(0.05, tongue.a - white);
  const shadow = 0.6 * medianColour(lab, (i) => kind[i] === kindOf.tongue).L;
  const coated = new Uint8Array(kind.length);
  let all = 0;
  let count = 0;
  let opacity = 0;
  for (let i = 0; i < kind.length; i++) {
    if (kind[i] !== kindOf.tongue) continue;
    all += 1;
    const l = patch.L[i] ?? 0;
    const veil = (tongue.a - (patch.a[i] ?? 0) / (l + 16)) / range;
    if (veil < leastVeil || l < shadow) continue;
    coated[i] = 1;
    count += 1;
    opacity += Math.min(1, veil);
  }
  if (count < 30) return { share: all === 0 ? 0 : count / all, opacity: 0, colour: null, yellowness: null };
  const colour = medianColour(lab, (i) => coated[i] === 1);
  const yellowness = layerYellow(tongue, perLight(colour)) / Math.max(0.1, reference.b);
  return { share: count / all, opacity: opacity / count, colour, yellowness };
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

/** How much redder skin is than a white coating, in a / (L + 16). */
const skinOverWhite = 0.11;

const leastVeil = 0.38;

/** Going on along the line from body colour to coating colour until hardly any red is left: the layer's own yellow. */
function layerYellow(tongue: PerLight, layer: PerLight): number {
  const slope = (tongue.b - layer.b) / Math.max(0.01, tongue.a - layer.a);
  return layer.b - Math.max(-0.5, Math.min(1.5, slope)) * (layer.a - 0.03);
}
