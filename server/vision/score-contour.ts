import { signedDistance } from './mask.ts';
import { clampEdge, rayCos, raySin, rays } from './ray-costs.ts';
import type { TongueFeature } from './tongue-feature.ts';
import type { Contour } from './trace-contour.ts';

export interface ContourScore {
  /** A higher score means a better outline; it compares the candidates of one photo. */
  quality: number;
  /** Mean contrast along the outline; below 0.7 there is no clear tongue. */
  edge: number;
  /** Share of rays with little contrast, 0..1. */
  lowShare: number;
  /** How much the tongue feature inside differs from the ring around it, in standard deviations. */
  separation: number;
  /** Share of the frame, 0..1. */
  area: number;
}

/** @param unit pixels per pixel of a 192 px picture */
export function scoreContour(feature: TongueFeature, contour: Contour, unit: number): ContourScore {
  const { score } = feature;
  const edges = edgeContrast(feature, contour, unit);
  const { spread, separation } = regionContrast(score, contour);
  const area = contour.mask.area / score.length;
  const areaPenalty = 4 * Math.max(0, area - 0.45) + 20 * Math.max(0, 0.05 - area);
  const quality =
    edges.feature - 0.15 * spread + 0.2 * separation - edges.outShare - 0.3 * areaPenalty - 2 * contour.cappedShare;
  return { quality, edge: edges.combined, lowShare: edges.lowShare, separation, area };
}

interface EdgeContrast {
  feature: number;
  combined: number;
  lowShare: number;
  outShare: number;
}

function edgeContrast({ lab, score }: TongueFeature, { origin, radius }: Contour, unit: number): EdgeContrast {
  const { width, height } = lab;
  const sum: EdgeContrast = { feature: 0, combined: 0, lowShare: 0, outShare: 0 };
  const pixelAt = (ray: number, r: number) => {
    const x = Math.round(origin.x + r * (rayCos[ray] ?? 0));
    const y = Math.round(origin.y + r * (raySin[ray] ?? 0));
    return Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x));
  };
  for (let ray = 0; ray < rays; ray++) {
    const r = radius[ray] ?? 0;
    const x = origin.x + r * (rayCos[ray] ?? 0);
    const y = origin.y + r * (raySin[ray] ?? 0);
    if (x < 2 || y < 2 || x > width - 3 || y > height - 3) {
      sum.outShare += 1 / rays;
      sum.lowShare += 1 / rays;
      continue;
    }
    let dScore = 0;
    let dL = 0;
    for (const offset of [2, 3.5, 5]) {
      const inner = pixelAt(ray, r - offset * unit);
      const outer = pixelAt(ray, r + offset * unit);
      dScore += ((score[inner] ?? 0) - (score[outer] ?? 0)) / 3;
      dL += ((lab.L[inner] ?? 0) - (lab.L[outer] ?? 0)) / 3;
    }
    const combined = clampEdge(dScore / 6) + 0.5 * clampEdge(dL / 12);
    sum.feature += clampEdge(dScore / 6) / rays;
    sum.combined += combined / rays;
    if (combined < 0.3) sum.lowShare += 1 / rays;
  }
  return sum;
}

function regionContrast(score: Float32Array, { mask }: Contour): { spread: number; separation: number } {
  const distance = signedDistance(mask);
  const ring = 0.25 * Math.sqrt(mask.area);
  const inside = new Moments();
  const around = new Moments();
  for (let i = 0; i < score.length; i++) {
    const d = distance[i] ?? 0;
    if (d > 0) inside.add(score[i] ?? 0);
    else if (-d <= ring) around.add(score[i] ?? 0);
  }
  return {
    spread: Math.sqrt(inside.variance),
    separation: (inside.mean - around.mean) / Math.sqrt(inside.variance + around.variance + 1),
  };
}

class Moments {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get mean(): number {
    return this.#count === 0 ? 0 : this.#sum / this.#count;
  }

  get variance(): number {
    return this.#count === 0 ? 0 : Math.max(0, this.#squares / this.#count - this.mean ** 2);
  }
}
