import type { Pixels } from './read-pixels.ts';

/** CIE Lab (D65), one plane per channel: L 0..100, a and b about -128..127. */
export interface Lab {
  width: number;
  height: number;
  L: Float32Array;
  a: Float32Array;
  b: Float32Array;
}

export function toLab({ width, height, rgb }: Pixels): Lab {
  const size = width * height;
  const lab: Lab = {
    width,
    height,
    L: new Float32Array(size),
    a: new Float32Array(size),
    b: new Float32Array(size),
  };
  for (let i = 0; i < size; i++) {
    const r = linear[rgb[3 * i] ?? 0] ?? 0;
    const g = linear[rgb[3 * i + 1] ?? 0] ?? 0;
    const b = linear[rgb[3 * i + 2] ?? 0] ?? 0;
    const x = labRoot((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
    const y = labRoot(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
    const z = labRoot((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
    lab.L[i] = 116 * y - 16;
    lab.a[i] = 500 * (x - y);
    lab.b[i] = 200 * (y - z);
  }
  return lab;
}

/** Lab of one colour given as sRGB bytes (fractions allowed). */
export function colourToLab(r: number, g: number, b: number): { L: number; a: number; b: number } {
  const lab = toLab({ width: 1, height: 1, rgb: Uint8Array.of(Math.round(r), Math.round(g), Math.round(b)) });
  return { L: lab.L[0] ?? 0, a: lab.a[0] ?? 0, b: lab.b[0] ?? 0 };
}

/** Linear red, green and blue; 1 is the brightest value of a screen. Colours that a screen cannot show lie outside 0..1. */
export function labToLinear({ L, a, b }: { L: number; a: number; b: number }): [number, number, number] {
  const fy = (L + 16) / 116;
  const x = 0.95047 * unroot(fy + a / 500);
  const y = unroot(fy);
  const z = 1.08883 * unroot(fy - b / 200);
  return [
    3.2404542 * x - 1.5371385 * y - 0.4985314 * z,
    -0.969266 * x + 1.8760108 * y + 0.041556 * z,
    0.0556434 * x - 0.2040259 * y + 1.0572252 * z,
  ];
}

export function linearToLab([r, g, b]: readonly [number, number, number]): { L: number; a: number; b: number } {
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return { L: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

function root(share: number): number {
  return share > 216 / 24389 ? Math.cbrt(share) : (share * (24389 / 27) + 16) / 116;
}

function unroot(value: number): number {
  return value > 6 / 29 ? value ** 3 : (116 * value - 16) / (24389 / 27);
}

const rootSteps = 8192;

const linear = Float32Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

// One cube root per entry instead of three per pixel.
const roots = Float32Array.from({ length: rootSteps + 2 }, (_, step) => root(step / rootSteps));

function labRoot(share: number): number {
  return roots[Math.min(rootSteps, Math.round(share * rootSteps))] ?? 0;
}
