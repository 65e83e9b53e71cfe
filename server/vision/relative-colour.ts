import { inWhiteLight, type Light, lightOn, whiteLight } from './light.ts';
import { maskCentre } from './mask.ts';
import { type MedianColour, medianColour, type TongueRegions } from './measure-regions.ts';

/**
 * Colours that can be compared between photos of different cameras and light. Lab's L + 16, a and b all grow with the cube root
 * of the light, so a / (L + 16) and b / (L + 16) do not change with exposure. The skin around the mouth serves as the white card.
 */
export interface RelativeColour {
  /** Null when the frame shows too little skin: then the light counts as white. */
  skin: MedianColour | null;
  light: Light;
  /** Colour of the tongue body in white light. */
  tongue: PerLight;
  /** a / (L + 16) of the tongue body in white light minus that of typical skin: low is pale, high is red. */
  redness: number;
  /** Hue angle of skin minus that of the tongue body, in degrees. Median 27, p98 36; bluish tongues have more. */
  blueShift: number;
  /** (L + 16) of the tongue body over that of skin. */
  lightness: number;
}

/** Lab a and b without the effect of exposure. */
export interface PerLight {
  a: number;
  b: number;
}

/**
 * Two readings of the same tongue. The skin in a photo differs from typical skin because of the person and because of the lamp,
 * and the picture does not tell the shares. `mixed` counts half of the difference as the person's, within the range of human
 * skins; `lamp` counts all of it as the lamp's. Dark skin is redder per light than fair skin, so for clearly dark skin the
 * person's share is larger. Otherwise all dark-skinned people would get pale tongues.
 */
export interface ColourReadings {
  mixed: RelativeColour;
  lamp: RelativeColour;
}

export function relativeColour(regions: TongueRegions): ColourReadings {
  const { body } = regions;
  const skin = skinColour(regions);
  const dark = skin ? darkOfSkin(skin, body) : 0;
  return {
    mixed: readColour(body, skin, { share: 0.5 + 0.5 * dark, dark }),
    lamp: readColour(body, skin, { share: 0.8 * dark, dark }),
  };
}

/** The person's share of the difference between this skin and typical skin, 0..1, and how dark the person's skin is. */
interface Person {
  share: number;
  dark: number;
}

/**
 * Tongues are about equally light in all people, and the lamp lights tongue and skin alike: skin much darker than the tongue is
 * dark skin. 0..1.
 */
function darkOfSkin(skin: MedianColour, body: MedianColour): number {
  return Math.max(0, Math.min(1, ((body.L + 16) / (skin.L + 16) - 1.3) / 0.2));
}

function readColour(body: MedianColour, skin: MedianColour | null, person: Person): RelativeColour {
  const skinInWhite = skin ? skinOfPerson(skin, person) : typicalSkin;
  const light = skin ? lightOn(skin, skinInWhite) : whiteLight;
  const inWhite = inWhiteLight(body, light);
  const tongue = perLight(inWhite);
  return {
    skin,
    light,
    tongue,
    redness: tongue.a - perLight(typicalSkin).a,
    blueShift: hue(skinInWhite) - hue(inWhite),
    lightness: (body.L + 16) / ((skin ?? typicalSkin).L + 16),
  };
}

export function perLight({ L, a, b }: MedianColour): PerLight {
  return { a: a / (L + 16), b: b / (L + 16) };
}

/** Hue angle in degrees: 0 is purplish red, 90 yellow. */
export function hue({ a, b }: { a: number; b: number }): number {
  return (Math.atan2(b, a) * 180) / Math.PI;
}

/** About the median of the measured phone photos: a / (L + 16) is 0.14, b / (L + 16) is 0.3. */
export const typicalSkin: MedianColour = { L: 44, a: 8.4, b: 18 };

/**
 * The probable colour of this person's skin in white light. A difference outside the range of human skins comes from the lamp.
 */
function skinOfPerson(seen: MedianColour, { share, dark }: Person): MedianColour {
  const typical = perLight(typicalSkin);
  const own = perLight(seen);
  const limited = (difference: number, limit: number) => Math.max(-limit, Math.min(limit, share * difference));
  const light = seen.L + 16;
  return {
    L: seen.L,
    a: light * (typical.a + limited(own.a - typical.a, 0.025 + 0.075 * dark)),
    b: light * (typical.b + limited(own.b - typical.b, 0.05 + 0.1 * dark)),
  };
}

/** Chin and cheeks beside and below the tongue, without lips (as red as the tongue), mouth and clothes. */
function skinColour({ lab, patch, depth, mask, body }: TongueRegions): MedianColour | null {
  const size = Math.sqrt(mask.area);
  // Skin is yellower than tongue and lips: its hue is at least 8 degrees above the body's.
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
    if (l < 0.28 * body.L || l > body.L + 38) continue;
    const a = patch.a[i] ?? 0;
    const b = patch.b[i] ?? 0;
    if (a < 2 || a * a + b * b < 36 || b * cos < a * sin) continue;
    isSkin[i] = 1;
    count += 1;
  }
  return count < 0.05 * mask.area ? null : medianColour(lab, isSkin);
}
