import { kindOf, type MedianColour, medianColour, type TongueRegions } from './measure-regions.ts';

export interface Coating {
  /** Of the tongue without its margin, 0..1. */
  share: number;
  /** Null when there is hardly any coating to take a colour from. */
  colour: MedianColour | null;
}

/** Coating is the part whose redness falls clearly below that of the tongue body. */
export function measureCoating({ kind, patch, body, lab }: TongueRegions): Coating {
  const redness = Math.min(body.a - 5, 0.78 * body.a);
  const shadow = 0.6 * medianColour(lab, (i) => kind[i] === kindOf.tongue).L;
  const coated = (i: number) =>
    kind[i] === kindOf.tongue && (patch.a[i] ?? 0) < redness && (patch.L[i] ?? 0) > shadow;
  let all = 0;
  let count = 0;
  for (let i = 0; i < kind.length; i++) {
    if (kind[i] !== kindOf.tongue) continue;
    all += 1;
    if (coated(i)) count += 1;
  }
  return { share: all === 0 ? 0 : count / all, colour: count < 30 ? null : medianColour(lab, coated) };
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
