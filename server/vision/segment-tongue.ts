import { smoothLab } from './box-mean.ts';
import { colourBins } from './colour-model.ts';
import { type Lab, toLab } from './lab.ts';
import type { Polygon } from './mask.ts';
import type { Pixels } from './read-pixels.ts';
import { refineRadius } from './refine-contour.ts';
import { type ContourScore, scoreContour } from './score-contour.ts';
import { darkenTeeth } from './teeth.ts';
import { type Start, searchStarts, tongueFeature } from './tongue-feature.ts';
import { type Contour, starPolygon, traceContour } from './trace-contour.ts';

/** Long side, in pixels, of the picture that is segmented. */
export const segmentationSide = 192;

export interface TongueOutline extends ContourScore {
  /** In pixels of the given picture. */
  polygon: Polygon;
}

/**
 * The best outline of a tongue: polar dynamic programming from several starts, then the margin in a finer picture. There is always
 * a result; `edge` tells whether it can be trusted.
 * @param pixels a photo of `segmentationSide` pixels on its long side
 * @param fine the same photo in more pixels
 */
export function segmentTongue(pixels: Pixels, fine: Lab): TongueOutline {
  const lab = smoothLab(toLab(pixels));
  const feature = tongueFeature(lab);
  const bin = colourBins(lab);
  const unit = Math.max(lab.width, lab.height) / segmentationSide;
  let best: { start: Start; contour: Contour; score: ContourScore } | null = null;
  for (const start of searchStarts(feature)) {
    const contour = traceContour(feature, bin, start, unit);
    const score = scoreContour(feature, contour, unit);
    if (best === null || score.quality > best.score.quality) best = { start, contour, score };
  }
  if (best === null) throw new Error('no search starts');
  const teeth = darkenTeeth(feature, best.contour.mask, unit);
  if (teeth.share > 0.005) {
    const contour = traceContour(teeth.darkened, bin, best.start, unit);
    const score = scoreContour(feature, contour, unit);
    if (score.quality > best.score.quality) best = { ...best, contour, score };
  }
  const { origin } = best.contour;
  const radius = refineRadius(best.contour.radius, origin, fine, Math.max(lab.width, lab.height));
  return { ...best.score, polygon: starPolygon(radius, origin) };
}
