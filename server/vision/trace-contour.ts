import { colourLogRatio } from './colour-model.ts';
import { fillPolygon, type Mask, maskCentre, type Polygon } from './mask.ts';
import { medianInside } from './quantile.ts';
import { type RayOrigin, rayCos, rayCosts, raySin, rays, stepLength } from './ray-costs.ts';
import { createScratch } from './scratch.ts';
import { shortestLoop } from './shortest-loop.ts';
import type { Start, TongueFeature } from './tongue-feature.ts';

/** A star-shaped outline: one radius per ray around an origin. */
export interface Contour {
  origin: RayOrigin;
  /** Pixels. */
  radius: Float32Array;
  polygon: Polygon;
  mask: Mask;
  /** Share of rays that ended at the longest allowed radius, where the search was cut off. */
  cappedShare: number;
}

const rounds = 3;

const priorSpace = createScratch();
const guidedSpace = createScratch();

/**
 * The signed edge is strongest on the inner side of the rolled margin; people draw the outline outside the margin. In pixels of a
 * 192 px picture.
 */
const marginOffset = 1.5;

/**
 * Finds an outline from one start in three rounds of ray costs and shortest loop. The colours inside and outside the last outline
 * guide the next round.
 * @param bin `colourBins` of the same picture
 * @param unit pixels per pixel of a 192 px picture
 */
export function traceContour(feature: TongueFeature, bin: Uint16Array, start: Start, unit: number): Contour {
  const { lab } = feature;
  const prior = priorSpace(feature.score.length);
  for (let i = 0; i < prior.length; i++) {
    prior[i] = Math.max(-2.5, Math.min(2.5, ((feature.score[i] ?? 0) - start.threshold) / 4));
  }
  const guided = guidedSpace(prior.length);
  let origin = weightedCentre(prior, feature.position, lab.width);
  let region = prior;
  let lightness = medianNear(lab.L, lab.width, origin, 10 * unit);
  for (let round = 1; ; round++) {
    const cost = rayCosts(feature, region, origin, lightness, start.radii, unit);
    const steps = shortestLoop(cost, rays, start.radii);
    if (round === rounds) return finish(steps, origin, feature, start.radii, unit);
    const mask = fillPolygon(starPolygon(radiiOf(steps, unit, 0), origin), lab.width, lab.height);
    if (mask.area === 0) return finish(steps, origin, feature, start.radii, unit);
    const ratio = colourLogRatio(bin, mask, unit);
    for (let i = 0; i < guided.length; i++) guided[i] = 0.4 * (prior[i] ?? 0) + 0.3 * (ratio[bin[i] ?? 0] ?? 0);
    region = guided;
    lightness = medianInside(lab.L, mask.inside);
    origin = maskCentre(mask);
  }
}

function finish(steps: Int16Array, origin: RayOrigin, { lab }: TongueFeature, radii: number, unit: number): Contour {
  const radius = radiiOf(steps, unit, marginOffset * unit);
  const polygon = starPolygon(radius, origin);
  const capped = steps.filter((j) => j >= radii - 3).length;
  return {
    origin,
    radius,
    polygon,
    mask: fillPolygon(polygon, lab.width, lab.height),
    cappedShare: capped / rays,
  };
}

function radiiOf(steps: Int16Array, unit: number, offset: number): Float32Array {
  return Float32Array.from(steps, (j) => (j + 1) * stepLength * unit + offset);
}

export function starPolygon(radius: Float32Array, origin: RayOrigin): Polygon {
  return {
    x: radius.map((r, ray) => origin.x + r * (rayCos[ray] ?? 0)),
    y: radius.map((r, ray) => origin.y + r * (raySin[ray] ?? 0)),
  };
}

function weightedCentre(prior: Float32Array, position: Float32Array, width: number): RayOrigin {
  let sum = 0;
  let sumX = 0;
  let sumY = 0;
  for (let i = 0; i < prior.length; i++) {
    const p = prior[i] ?? 0;
    if (p <= 0) continue;
    const weight = p * (position[i] ?? 0) ** 2;
    sum += weight;
    sumX += weight * (i % width);
    sumY += weight * Math.floor(i / width);
  }
  if (sum === 0) return { x: width / 2, y: prior.length / width / 2 };
  return { x: sumX / sum, y: sumY / sum };
}

function medianNear(plane: Float32Array, width: number, { x, y }: RayOrigin, radius: number): number {
  const values: number[] = [];
  const height = plane.length / width;
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= Math.min(height - 1, y + radius); row++) {
    for (let column = Math.max(0, Math.ceil(x - radius)); column <= Math.min(width - 1, x + radius); column++) {
      if ((column - x) ** 2 + (row - y) ** 2 <= radius * radius) values.push(plane[row * width + column] ?? 0);
    }
  }
  return Float32Array.from(values).sort()[values.length >> 1] ?? 0;
}
