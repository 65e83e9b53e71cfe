import { labToLinear, linearToLab } from './lab.ts';
import type { MedianColour } from './measure-regions.ts';

/** Colour of the light on a photo: factors on linear red, green and blue. They turn white into the colour that the camera saw. */
export type Light = readonly [number, number, number];

export const whiteLight: Light = [1, 1, 1];

/**
 * The light that makes a known colour look like the seen one (von Kries: one factor per channel). Both colours have the same L.
 */
export function lightOn(seen: MedianColour, known: MedianColour): Light {
  const there = labToLinear(seen);
  const here = labToLinear(known);
  // No lamp in a practice goes beyond these limits, and they prevent a division by zero.
  const factor = (k: 0 | 1 | 2) => Math.max(0.3, Math.min(3, Math.max(1e-4, there[k]) / Math.max(1e-4, here[k])));
  return [factor(0), factor(1), factor(2)];
}

/** How a colour of the photo would look in white light. */
export function inWhiteLight(colour: MedianColour, [r, g, b]: Light): MedianColour {
  const seen = labToLinear(colour);
  return linearToLab([seen[0] / r, seen[1] / g, seen[2] / b]);
}

/** How a known colour looks in the light of the photo. */
export function underLight(colour: MedianColour, [r, g, b]: Light): MedianColour {
  const known = labToLinear(colour);
  return linearToLab([known[0] * r, known[1] * g, known[2] * b]);
}
