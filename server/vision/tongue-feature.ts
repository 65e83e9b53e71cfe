import type { Lab } from './lab.ts';
import { otsuThreshold, otsuUpperThreshold, weightedHistogram } from './otsu.ts';

/** The planes in which the search looks for a tongue, pixel by pixel. */
export interface TongueFeature {
  /** Smoothed Lab. */
  lab: Lab;
  /** High on tongue, low on skin, lips and dark mouth: a - 0.5 b + 0.2 min(L, 75). */
  score: Float32Array;
  /** Where a tongue usually lies in the frame, 0..1. Used only to start the search. */
  position: Float32Array;
}

/** Where one search starts. */
export interface Start {
  /** Score that separates tongue from the rest. */
  threshold: number;
  /** Longest ray in steps; short rays find small tongues. */
  radii: number;
}

export function tongueFeature(lab: Lab): TongueFeature {
  const { width, height } = lab;
  const score = new Float32Array(width * height);
  const position = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const v = (y / height - 0.45) / 0.36;
    for (let x = 0; x < width; x++, i++) {
      const u = (x / width - 0.5) / 0.28;
      score[i] = (lab.a[i] ?? 0) - 0.5 * (lab.b[i] ?? 0) + 0.2 * Math.min(lab.L[i] ?? 0, 75);
      position[i] = Math.exp(-0.5 * (u * u + v * v));
    }
  }
  return { lab, score, position };
}

/** No single threshold fits all photos: several are tried, and the best outline is kept. */
export function searchStarts({ score, position }: TongueFeature): Start[] {
  const two = otsuThreshold(weightedHistogram(score, position, 128));
  const upper = otsuUpperThreshold(weightedHistogram(score, position, 64));
  return [
    { threshold: two, radii: 88 },
    { threshold: upper, radii: 88 },
    { threshold: (two + upper) / 2, radii: 88 },
    { threshold: upper + 3.2, radii: 88 },
    { threshold: upper, radii: 44 },
  ];
}
