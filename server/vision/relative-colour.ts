import { maskCentre } from './mask.ts';
import { type MedianColour, medianColour, type TongueRegions } from './measure-regions.ts';

/**
 * Colours by which photos of different cameras and light can be compared. Lab's L + 16, a and b all grow
 * with the cube root of the light, so a / (L + 16) and b / (L + 16) do not change with exposure; the
 * skin around the mouth stands in for a white card.
 */
export interface RelativeColour {
  /** Null when too little skin is in the frame: then typical skin was used. */
  skin: MedianColour | null;
  /** What the tongue is compared with, `referenceOf` skin. */
  reference: PerLight;
  tongue: PerLight;
  /** a / (L + 16) of the tongue body minus that of the reference: pale is low, red is high. */
  redness: number;
  /** Hue angle of skin minus that of the tongue body, degrees. Median 27, p98 36; bluish tongues go beyond. */
  blueShift: number;
  /** (L + 16) of the tongue body over that of skin. */
  lightness: number;
}

/** Lab a and b freed of exposure. */
export interface PerLight {
  a: number;
  b: number;
}

export function relativeColour(regions: TongueRegions): RelativeColour {
  const { body } = regions;
  const skin = skinColour(regions);
  const around = skin ?? typicalSkin;
  const tongue = perLight(body);
  const reference = referenceOf(perLight(around));
  return {
    skin,
    reference,
    tongue,
    redness: tongue.a - reference.a,
    blueShift: hue(around) - hue(body),
    lightness: (body.L + 16) / (around.L + 16),
  };
}

export function perLight({ L, a, b }: MedianColour): PerLight {
  return { a: a / (L + 16), b: b / (L + 16) };
}

/** Hue angle in degrees: 0 is purplish red, 90 yellow. */
export function hue({ a, b }: { a: number; b: number }): number {
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** Median over the phone photos measured. */
const typicalSkin: MedianColour = { L: 43, a: 7.4, b: 19 };

/**
 * Dark skin is redder per light than fair skin, as a reddish lamp makes any skin: corrected in full, dark-skinned
 * people would all get pale tongues. So only half of the difference from typical skin counts, and no extremes.
 */
function referenceOf(skin: PerLight): PerLight {
  return {
    a: 0.5 * 0.14 + 0.5 * Math.max(0.08, Math.min(0.17, skin.a)),
    b: 0.5 * 0.3 + 0.5 * Math.max(0.2, Math.min(0.4, skin.b)),
  };
}

/** Chin and cheeks beside and below the tongue; lips (as red as the tongue), mouth and clothes left out. */
function skinColour({ lab, patch, depth, mask, body }: TongueRegions): MedianColour | null {
  const size = Math.sqrt(mask.area);
  // Skin is yellower than tongue and lips: its hue lies at least 8 degrees beyond the body's.
  const limit = Math.atan2(body.b, body.a) + (8 * Math.PI) / 180;
  const cos = Math.cos(limit);
  const sin = Math.sin(limit);
  const below = maskCentre(mask).y;
  const isSkin = new Uint8Array(depth.length);
  let count = 0;
  for (let i = 0; i < isSkin.length; i++) {
    const d = depth[i] ?? 0;
    if (d > -0.08 * size || d < -0.6 * size || i / lab.width < below) continue;
    const l = lab.L[i] ?? 0;
    if (l < 0.35 * body.L || l > body.L + 38) continue;
    const a = patch.a[i] ?? 0;
    const b = patch.b[i] ?? 0;
    if (a < 2 || a * a + b * b < 36 || b * cos < a * sin) continue;
    isSkin[i] = 1;
    count += 1;
  }
  return count < 0.05 * mask.area ? null : medianColour(lab, (i) => isSkin[i] === 1);
}
