import { smoothLab } from './box-mean.ts';
import { colourBins } from './colour-model.ts';
import { toLab } from './lab.ts';
import type { Mask, Polygon } from './mask.ts';
import type { Pixels } from './read-pixels.ts';
import { type ContourScore, scoreContour } from './score-contour.ts';
import { searchStarts, tongueFeature } from './tongue-feature.ts';
import { traceContour } from './trace-contour.ts';

/** Long side, in pixels, of the picture that is segmented. */
export const segmentationSide = 192;

export interface TongueOutline extends ContourScore {
  /** In pixels of the given picture. */
  polygon: Polygon;
  /** Mask of the given picture. */
  mask: Mask;
}

/**
 * The best outline of a tongue: polar dynamic programming from several starts. There is always a result; `edge` tells whether it
 * can be trusted.
 * @param pixels a photo of `segmentationSide` pixels on its long side
 */
export function segmentTongue(pixels: Pixels): TongueOutline {
  const lab = smoothLab(toLab(pixels));
  const feature = tongueFeature(lab);
  const bin = colourBins(lab);
  const unit = Math.max(lab.width, lab.height) / segmentationSide;
  let best: TongueOutline | null = null;
  for (const start of searchStarts(feature)) {
    const contour = traceContour(feature, bin, start, unit);
    const score = scoreContour(feature, contour, unit);
    if (best === null || score.quality > best.quality) {
      best = { ...score, polygon: contour.polygon, mask: contour.mask };
    }
  }
  if (best === null) throw new Error('no search starts');
  return best;
}
