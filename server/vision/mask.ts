/** One byte per pixel: 1 inside, 0 outside. */
export interface Mask {
  width: number;
  height: number;
  inside: Uint8Array;
  /** Pixels inside. */
  area: number;
}

/** A closed outline. Whole numbers are pixel centres. */
export interface Polygon {
  x: Float32Array;
  y: Float32Array;
}

/** Pixels whose centre lies in the polygon (even-odd), by scanlines. */
export function fillPolygon({ x, y }: Polygon, width: number, height: number): Mask {
  const inside = new Uint8Array(width * height);
  const crossings: number[] = [];
  const corners = x.length;
  let area = 0;
  for (let row = 0; row < height; row++) {
    crossings.length = 0;
    for (let i = 0, j = corners - 1; i < corners; j = i++) {
      const yi = y[i] ?? 0;
      const yj = y[j] ?? 0;
      if (yi <= row === yj <= row) continue;
      const xi = x[i] ?? 0;
      crossings.push(xi + ((row - yi) / (yj - yi)) * ((x[j] ?? 0) - xi));
    }
    crossings.sort((p, q) => p - q);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k] ?? 0));
      const to = Math.min(width - 1, Math.floor(crossings[k + 1] ?? 0));
      if (to < from) continue;
      inside.fill(1, row * width + from, row * width + to + 1);
      area += to - from + 1;
    }
  }
  return { width, height, inside, area };
}

/** Moves an outline to a picture `scale` times as large; pixel centres stay pixel centres. */
export function scalePolygon({ x, y }: Polygon, scale: number): Polygon {
  return { x: x.map((v) => (v + 0.5) * scale - 0.5), y: y.map((v) => (v + 0.5) * scale - 0.5) };
}

/** Mean place of the pixels inside; the middle of the picture when there are none. */
export function maskCentre({ inside, width, height, area }: Mask): { x: number; y: number } {
  if (area === 0) return { x: width / 2, y: height / 2 };
  let x = 0;
  let y = 0;
  for (let i = 0; i < inside.length; i++) {
    if (inside[i] === 0) continue;
    x += i % width;
    y += Math.floor(i / width);
  }
  return { x: x / area, y: y / area };
}

/**
 * Distance in pixels to the nearest pixel of the other kind: positive inside, negative outside.
 * Two-pass chamfer (1, sqrt 2): up to 8 % and, beyond corners, one pixel too long.
 */
export function signedDistance({ width, height, inside }: Mask): Float32Array {
  const distance = new Float32Array(width * height);
  const far = width + height;
  for (let i = 0; i < distance.length; i++) distance[i] = touchesOther(inside, i, width, height) ? 1 : far;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) relax(distance, inside, x, y, width, height, -1);
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) relax(distance, inside, x, y, width, height, 1);
  }
  for (let i = 0; i < distance.length; i++) if (inside[i] === 0) distance[i] = -(distance[i] ?? 0);
  return distance;
}

function touchesOther(inside: Uint8Array, i: number, width: number, height: number): boolean {
  const own = inside[i];
  const x = i % width;
  return (
    (x > 0 && inside[i - 1] !== own) ||
    (x < width - 1 && inside[i + 1] !== own) ||
    (i >= width && inside[i - width] !== own) ||
    (i < width * (height - 1) && inside[i + width] !== own)
  );
}

function relax(
  distance: Float32Array,
  inside: Uint8Array,
  x: number,
  y: number,
  width: number,
  height: number,
  step: 1 | -1,
): void {
  const i = y * width + x;
  const own = inside[i];
  let least = distance[i] ?? 0;
  const xStep = x + step;
  if (xStep >= 0 && xStep < width && inside[i + step] === own) least = Math.min(least, (distance[i + step] ?? 0) + 1);
  const yStep = y + step;
  if (yStep >= 0 && yStep < height) {
    const above = i + step * width;
    if (inside[above] === own) least = Math.min(least, (distance[above] ?? 0) + 1);
    if (x > 0 && inside[above - 1] === own) least = Math.min(least, (distance[above - 1] ?? 0) + Math.SQRT2);
    if (x < width - 1 && inside[above + 1] === own) least = Math.min(least, (distance[above + 1] ?? 0) + Math.SQRT2);
  }
  distance[i] = least;
}
