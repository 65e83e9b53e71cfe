import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import { boxMean } from './box-mean.ts';
import { rankSigns, strength } from './sign.ts';
import type { Skin } from './skin.ts';

export interface EarMeasures {
  /** Redness of the ear above that of the skin around it, in a / (L + 16). */
  earOverSkin: number;
  /** How many times more relief the ear has than the skin around it. */
  relief: number;
  /** Of the photo, 0..1. */
  area: number;
}

/**
 * Finds the ear: the part of the skin with relief, while cheek and neck around it are smooth.
 * @returns null when no such part stands out near the middle, or when there is too little smooth skin to compare with
 */
export function measureEar(skin: Skin): EarMeasures | null {
  const { width, height, isSkin, L, a } = skin;
  const relief = reliefOf(skin);
  const ellipse = reliefEllipse(relief, skin);
  if (!ellipse) return null;
  const ear: number[] = [];
  const around: number[] = [];
  for (let i = 0; i < isSkin.length; i++) {
    if (isSkin[i] !== 1) continue;
    const u = ((i % width) - ellipse.x) / ellipse.rx;
    const v = (Math.floor(i / width) - ellipse.y) / ellipse.ry;
    const from = u * u + v * v;
    if (from < 1) ear.push(i);
    else if (from > 1.35) around.push(i);
  }
  const least = 0.03 * width * height;
  if (ear.length < least || around.length < least) return null;
  // In the folds light goes from skin to skin and becomes redder, so only the brighter half of ear and surrounding skin is
  // compared.
  const litEar = litHalf(ear, L);
  const litAround = litHalf(around, L);
  const reliefRatio = mean(ear, relief) / Math.max(1e-4, mean(around, relief));
  const area = (Math.PI * ellipse.rx * ellipse.ry) / (width * height);
  if (reliefRatio < 1.8 || area < 0.04 || area > 0.65) return null;
  return { earOverSkin: medianOf(litEar, a) - medianOf(litAround, a), relief: reliefRatio, area };
}

/**
 * Signs of an ear. Healthy ears may be a little redder or paler than the cheek, so only clear differences are reported, with
 * little strength: cold, a cap or a telephone redden an ear too.
 * @param trust 0..1, how reliable the photo itself is
 */
export function classifyEar({ earOverSkin }: EarMeasures, trust: number): FotoObservacoes['sinais'] {
  const medida = { nome: 'vermelho da orelha acima do da pele ao redor', valor: earOverSkin, unidade: 'a*/(L*+16)' };
  if (earOverSkin > 0.055) {
    return rankSigns(
      [{ sinal: 'orelha_vermelha', forca: Math.min(0.5, strength(earOverSkin - 0.055, 0.06)), medida }],
      trust,
    );
  }
  if (earOverSkin < -0.045) {
    return rankSigns(
      [{ sinal: 'orelha_palida', forca: Math.min(0.5, strength(-0.045 - earOverSkin, 0.05)), medida }],
      trust,
    );
  }
  return [];
}

/** Smoothed slope of lightness relative to lightness; 0 towards hair or a collar. */
function reliefOf({ L, isSkin, width, height }: Skin): Float32Array {
  const fine = boxMean(L, width, height, 1);
  const skinAround = boxMean(Float32Array.from(isSkin), width, height, 4);
  const slope = new Float32Array(L.length);
  for (let i = width; i < L.length; i++) {
    if ((skinAround[i] ?? 0) < 0.85) continue;
    const here = fine[i] ?? 0;
    slope[i] = Math.hypot(here - (fine[i - 1] ?? 0), here - (fine[i - width] ?? 0)) / (here + 16);
  }
  return boxMean(slope, width, height, Math.max(2, Math.round(0.02 * Math.max(width, height))));
}

interface Ellipse {
  x: number;
  y: number;
  rx: number;
  ry: number;
}

/**
 * The region with the most relief: its centre and spread, calculated several times from the pixels near the last result; null
 * outside the middle.
 */
function reliefEllipse(relief: Float32Array, { width, height, isSkin }: Skin): Ellipse | null {
  // Pores and noise give every skin some relief.
  const floor = 1.5 * meanWhere(relief, isSkin);
  let near: Ellipse = { x: width / 2, y: height / 2, rx: 0.42 * width, ry: 0.42 * height };
  for (let round = 0; round < 5; round++) {
    const found = spreadWithin(relief, width, floor, near);
    if (!found) return null;
    near = found;
  }
  const isMiddle = Math.abs(near.x / width - 0.5) < 0.25 && Math.abs(near.y / height - 0.5) < 0.25;
  return isMiddle ? near : null;
}

function spreadWithin(relief: Float32Array, width: number, floor: number, near: Ellipse): Ellipse | null {
  let weight = 0;
  let x = 0;
  let y = 0;
  let xx = 0;
  let yy = 0;
  for (let i = 0; i < relief.length; i++) {
    const w = (relief[i] ?? 0) - floor;
    if (w <= 0) continue;
    const column = i % width;
    const row = Math.floor(i / width);
    if (((column - near.x) / near.rx) ** 2 + ((row - near.y) / near.ry) ** 2 > 1.2) continue;
    weight += w;
    x += w * column;
    y += w * row;
    xx += w * column * column;
    yy += w * row * row;
  }
  if (weight === 0) return null;
  const cx = x / weight;
  const cy = y / weight;
  return {
    x: cx,
    y: cy,
    rx: 2 * Math.sqrt(Math.max(1, xx / weight - cx * cx)),
    ry: 2 * Math.sqrt(Math.max(1, yy / weight - cy * cy)),
  };
}

function meanWhere(plane: Float32Array, passes: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < plane.length; i++) {
    if (passes[i] !== 1) continue;
    sum += plane[i] ?? 0;
    count += 1;
  }
  return sum / Math.max(1, count);
}

function litHalf(indices: readonly number[], L: Float32Array): number[] {
  const limit = medianOf(indices, L);
  return indices.filter((i) => (L[i] ?? 0) >= limit);
}

function mean(indices: readonly number[], plane: Float32Array): number {
  return indices.reduce((sum, i) => sum + (plane[i] ?? 0), 0) / Math.max(1, indices.length);
}

function medianOf(indices: readonly number[], plane: Float32Array): number {
  const values = indices.map((i) => plane[i] ?? 0).sort((p, q) => p - q);
  return values[Math.floor(values.length / 2)] ?? 0;
}
