import { type LinguaArea, type LinguaRegiao, linguaRegioes } from '@meridia/shared/foto.ts';
import type { Mask } from './mask.ts';
import { leastVeil, shadowLimit } from './measure-coating.ts';
import { kindOf, type TongueRegions } from './measure-regions.ts';
import { perLight } from './relative-colour.ts';

/**
 * Coating and redness by traditional area: the front fifth is the tip, the back quarter that the photo shows is the root, and
 * between them lie the centre and the outer part of each side. The tongue points down.
 * @param veil per pixel, `coatingVeil`
 */
export function measureAreas(
  { lab, mask, kind, body }: TongueRegions,
  veil: Float32Array,
): Record<LinguaRegiao, LinguaArea> {
  const area = areaOfPixels(mask);
  const pixels: Record<LinguaRegiao, { all: number; cover: number; bare: number[] }> = {
    ponta: emptyArea(),
    centro: emptyArea(),
    lado_esquerdo: emptyArea(),
    lado_direito: emptyArea(),
    raiz: emptyArea(),
  };
  for (let i = 0; i < area.length; i++) {
    const regiao = linguaRegioes[(area[i] ?? 0) - 1];
    if (!regiao || kind[i] !== kindOf.tongue) continue;
    const found = pixels[regiao];
    const layer = veil[i] ?? 0;
    found.all += 1;
    if (layer >= leastVeil) found.cover += Math.min(1, layer);
    if (layer < hidingVeil) found.bare.push((lab.a[i] ?? 0) / ((lab.L[i] ?? 0) + 16));
  }
  const whole = perLight(body).a;
  const describe = (regiao: LinguaRegiao): LinguaArea => {
    const { all, cover, bare } = pixels[regiao];
    // The redder part of the uncoated body, because the colour of the whole tongue is also that of its redder part.
    const red = Float32Array.from(bare).sort()[Math.floor(0.7 * bare.length)];
    return {
      saburra: cover / Math.max(1, all),
      vermelho: red === undefined || bare.length < 0.25 * all ? null : red - whole,
    };
  };
  return {
    ponta: describe('ponta'),
    centro: describe('centro'),
    lado_esquerdo: describe('lado_esquerdo'),
    lado_direito: describe('lado_direito'),
    raiz: describe('raiz'),
  };
}

/**
 * The veil of the root minus that of the tip: the tip has hardly any coating, and both share body, light and camera.
 * @param veil per pixel, `coatingVeil`
 * @returns null when too much of either lies in deep shadow
 */
export function rootVeil({ mask, kind, lab, patch }: TongueRegions, veil: Float32Array): number | null {
  const area = areaOfPixels(mask);
  const shadow = shadowLimit({ kind, lab });
  const medianIn = (regiao: LinguaRegiao) => {
    const name = linguaRegioes.indexOf(regiao) + 1;
    const shown = kind.reduce((sum, of, i) => sum + Number(of === kindOf.tongue && area[i] === name), 0);
    const lit = veil
      .filter((_, i) => kind[i] === kindOf.tongue && area[i] === name && (patch.L[i] ?? 0) >= shadow)
      .sort();
    return lit.length < Math.max(30, 0.6 * shown) ? null : (lit[lit.length >> 1] ?? 0);
  };
  const root = medianIn('raiz');
  const tip = medianIn('ponta');
  return root === null || tip === null ? null : root - tip;
}

function emptyArea(): { all: number; cover: number; bare: number[] } {
  return { all: 0, cover: 0, bare: [] };
}

/** Through a thinner veil the body's own colour is visible. */
const hidingVeil = 0.6;

/** Per pixel: 0 outside, otherwise 1 + the area's index in `linguaRegioes`. */
function areaOfPixels({ inside, width, height }: Mask): Uint8Array {
  const area = new Uint8Array(inside.length);
  const top = Math.floor(inside.indexOf(1) / width);
  const bottom = Math.floor(inside.lastIndexOf(1) / width);
  for (let y = Math.max(0, top); y <= bottom && y < height; y++) {
    const row = inside.subarray(y * width, (y + 1) * width);
    const from = row.indexOf(1);
    const to = row.lastIndexOf(1);
    for (let x = from; x >= 0 && x <= to; x++) {
      if (row[x] !== 1) continue;
      const down = (y - top) / Math.max(1, bottom - top);
      const across = (2 * (x - from)) / Math.max(1, to - from) - 1;
      area[y * width + x] = linguaRegioes.indexOf(regionAt(down, across)) + 1;
    }
  }
  return area;
}

/** @param down 0 root .. 1 tip @param across -1 left edge .. 1 right edge */
function regionAt(down: number, across: number): LinguaRegiao {
  if (down < 0.25) return 'raiz';
  if (down > 0.8) return 'ponta';
  if (across < -0.5) return 'lado_esquerdo';
  return across > 0.5 ? 'lado_direito' : 'centro';
}
