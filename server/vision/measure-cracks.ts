import { boxMean } from './box-mean.ts';
import { kindOf, type TongueRegions } from './measure-regions.ts';
import { greatest } from './quantile.ts';

/**
 * Total length of crack-like lines, in units of the tongue's size (square root of its area). A line is a connected, elongated
 * valley of lightness in the middle of the tongue; scattered dark dots (papillae, texture) do not add up. Lines across the tongue
 * are left out: its curl and the shadows of teeth cause them.
 */
export function crackLength(regions: TongueRegions): number {
  const valley = valleyPixels(regions);
  const { width } = regions.lab;
  const size = Math.sqrt(regions.mask.area);
  const open: number[] = [];
  let total = 0;
  for (let i = 0; i < valley.length; i++) {
    if (valley[i] !== 1) continue;
    open.push(i);
    valley[i] = 0;
    const line = measureLine(valley, width, open);
    const length = line.length / size;
    if (length > 0.12 && line.elongation > 2.5 && line.tiltDegrees > 35) total += length;
  }
  return total;
}

/** Darker by 4 L than both neighbours 3 or 5 pixels away, in any of four directions. */
function valleyPixels({ lab, depth, kind }: TongueRegions): Uint8Array {
  const { width, height } = lab;
  const light = boxMean(lab.L, width, height, 1);
  const deepest = greatest(depth);
  const steps = [3, 5].flatMap((distance) => [1, width, width + 1, width - 1].map((step) => distance * step));
  const valley = new Uint8Array(light.length);
  for (let i = 0; i < valley.length; i++) {
    if (kind[i] !== kindOf.tongue || (depth[i] ?? 0) < 0.25 * deepest) continue;
    const limit = (light[i] ?? 0) + 4;
    for (const step of steps) {
      const bothInside = (depth[i - step] ?? 0) > 0 && (depth[i + step] ?? 0) > 0;
      if (bothInside && (light[i - step] ?? 0) > limit && (light[i + step] ?? 0) > limit) {
        valley[i] = 1;
        break;
      }
    }
  }
  return valley;
}

interface Line {
  /** Pixels. */
  length: number;
  elongation: number;
  /** 0 across, 90 along the tongue. */
  tiltDegrees: number;
}

/** Removes the connected pixels from `valley` and measures them by their second moments. */
function measureLine(valley: Uint8Array, width: number, open: number[]): Line {
  let count = 0;
  let sx = 0;
  let sy = 0;
  let sxx = 0;
  let syy = 0;
  let sxy = 0;
  for (let i = open.pop(); i !== undefined; i = open.pop()) {
    const x = i % width;
    const y = Math.floor(i / width);
    count += 1;
    sx += x;
    sy += y;
    sxx += x * x;
    syy += y * y;
    sxy += x * y;
    for (const row of [-width, 0, width]) {
      for (let k = i + row - 1; k <= i + row + 1; k++) {
        if (valley[k] !== 1) continue;
        valley[k] = 0;
        open.push(k);
      }
    }
  }
  const varX = sxx / count - (sx / count) ** 2;
  const varY = syy / count - (sy / count) ** 2;
  const covariance = sxy / count - (sx / count) * (sy / count);
  const spread = Math.hypot((varX - varY) / 2, covariance);
  const along = (varX + varY) / 2 + spread;
  const across = Math.max(0.1, (varX + varY) / 2 - spread);
  return {
    length: Math.sqrt(12 * along),
    elongation: Math.sqrt(along / across),
    tiltDegrees: Math.abs((Math.atan2(2 * covariance, varX - varY) * 90) / Math.PI),
  };
}
