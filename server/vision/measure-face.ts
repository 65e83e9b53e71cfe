import { type Face, placeOn } from './find-face.ts';
import { type AreaColour, type Skin, skinColourIn } from './skin.ts';

/**
 * One part of a face compared with another. Redness is a / (L + 16), which exposure does not change; the other values are ratios.
 * Null when a part is hidden (hair, beard, collar, mask) or outside the picture.
 */
export interface FaceMeasures {
  /** Redness of the less red cheek above that of forehead or chin, whichever is redder. */
  cheeksOverFace: number | null;
  /** Redness of the least red of cheeks, forehead and chin above that of the neck. */
  faceOverNeck: number | null;
  /** Redness of the lips above that of the skin around the mouth. */
  lipsOverSkin: number | null;
  /** Light below the eyes over that of the cheeks, on the brighter side; 1 means equally bright. */
  underEyes: number | null;
  /** Share of shining pixels on forehead and nose, minus that of the cheeks. */
  shine: number | null;
  /** Light of the darker cheek over that of the brighter one; 1 means even light. */
  evenness: number | null;
  /** L of the cheeks. */
  cheekL: number | null;
  /** a / (L + 16) of the less red cheek, in the photo's own light. */
  cheekRedness: number | null;
}

/** @returns null when there is no mouth below the eyes: the dark spots are no eyes, or the face is covered */
export function measureFace(skin: Skin, face: Face): FaceMeasures | null {
  const mouth = mouthBelow(skin, face);
  if (mouth === null) return null;
  const area = areaReader(skin, face);
  const forehead = area(0, -0.72, 0.5, 0.2);
  const chin = area(0, 1.5, 0.3, 0.14);
  const neck = area(0, 2.25, 0.36, 0.2);
  const one = area(-0.6, 0.62, 0.24, 0.22);
  const other = area(0.6, 0.62, 0.24, 0.22);
  if (!one || !other) return nothingMeasured;
  const cheeks = Math.min(one.a, other.a);
  return {
    cheeksOverFace: forehead && chin ? cheeks - Math.max(forehead.a, chin.a) : null,
    faceOverNeck: forehead && chin && neck ? Math.min(cheeks, forehead.a, chin.a) - neck.a : null,
    lipsOverSkin: chin ? lipRedness(skin, face, mouth) - (one.a + other.a + chin.a) / 3 : null,
    underEyes: underEyes(area, { one, other }),
    shine: shine(skin, face),
    evenness: (Math.min(one.L, other.L) + 16) / (Math.max(one.L, other.L) + 16),
    cheekL: (one.L + other.L) / 2,
    cheekRedness: cheeks,
  };
}

const nothingMeasured: FaceMeasures = {
  cheeksOverFace: null,
  faceOverNeck: null,
  lipsOverSkin: null,
  underEyes: null,
  shine: null,
  evenness: null,
  cheekL: null,
  cheekRedness: null,
};

type AreaReader = (across: number, down: number, rx: number, ry: number) => AreaColour | null;

/** Parts of the face in units of the eyes' distance; null when less than two thirds of a part is skin. */
function areaReader(skin: Skin, face: Face): AreaReader {
  return (across, down, rx, ry) => {
    const place = placeOn(face, across, down);
    const colour = skinColourIn(skin, { ...place, rx: rx * face.unit, ry: ry * face.unit, angle: face.angle });
    return colour.share < 0.65 ? null : colour;
  };
}

/** Each side is compared with its own cheek, so that light from one side has no effect. */
function underEyes(area: AreaReader, { one, other }: { one: AreaColour; other: AreaColour }): number | null {
  const left = area(-0.5, 0.27, 0.24, 0.08);
  const right = area(0.5, 0.27, 0.24, 0.08);
  if (!left || !right) return null;
  return Math.max((left.L + 16) / (one.L + 16), (right.L + 16) / (other.L + 16));
}

/** Distance of the mouth below the eyes, in units of the eyes' distance. The mouth is the dark line between the lips. */
function mouthBelow(skin: Skin, face: Face): number | null {
  let darkest = { down: 0, depth: 0 };
  for (let down = 0.8; down <= 1.35; down += 0.03) {
    const line = lightAt(skin, face, down);
    const depth = Math.min(lightAt(skin, face, down - 0.18), lightAt(skin, face, down + 0.18)) - line;
    if (depth > darkest.depth) darkest = { down, depth };
  }
  return darkest.depth > leastMouth * (skin.colour.L + 16) ? darkest.down : null;
}

/** Smallest depth of the line, as a share of the skin's L + 16. */
const leastMouth = 0.025;

/** Only the redder quarter of the lips counts, which leaves out shadow and teeth. */
function lipRedness(skin: Skin, face: Face, mouth: number): number {
  const reds: number[] = [];
  for (let across = -0.28; across <= 0.28; across += 0.02) {
    for (let off = -0.14; off <= 0.14; off += 0.02) {
      reds.push(skin.a[indexAt(skin, face, across, mouth + off)] ?? 0);
    }
  }
  reds.sort((p, q) => p - q);
  return reds[Math.floor(0.75 * reds.length)] ?? 0;
}

/** Mean L along a stroke across the middle of the face. */
function lightAt(skin: Skin, face: Face, down: number): number {
  let sum = 0;
  let count = 0;
  for (let across = -0.2; across <= 0.2; across += 0.02) {
    sum += skin.L[indexAt(skin, face, across, down)] ?? 0;
    count += 1;
  }
  return sum / count;
}

function indexAt({ width, height }: Skin, face: Face, across: number, down: number): number {
  const { x, y } = placeOn(face, across, down);
  const column = Math.max(0, Math.min(width - 1, Math.round(x)));
  return Math.max(0, Math.min(height - 1, Math.round(y))) * width + column;
}

/** A mirror reflection is brighter and less coloured than the skin around it. */
function shine(skin: Skin, face: Face): number {
  const zone = (across: number, down: number, rx: number, ry: number) => {
    const lights: { L: number; chroma: number }[] = [];
    for (let u = -1; u <= 1; u += 0.08) {
      for (let v = -1; v <= 1; v += 0.08) {
        if (u * u + v * v > 1) continue;
        const i = indexAt(skin, face, across + u * rx, down + v * ry);
        lights.push({ L: skin.L[i] ?? 0, chroma: Math.hypot(skin.a[i] ?? 0, skin.b[i] ?? 0) });
      }
    }
    return lights;
  };
  const cheeks = [...zone(-0.6, 0.62, 0.24, 0.22), ...zone(0.6, 0.62, 0.24, 0.22)];
  const median = (values: number[]) => values.sort((p, q) => p - q)[Math.floor(values.length / 2)] ?? 0;
  const L = median(cheeks.map((light) => light.L));
  const chroma = median(cheeks.map((light) => light.chroma));
  const shareIn = (lights: typeof cheeks) =>
    lights.filter((light) => light.L > L + 12 && light.chroma < 0.72 * chroma).length / lights.length;
  return shareIn([...zone(0, -0.72, 0.5, 0.2), ...zone(0, 0.5, 0.13, 0.22)]) - shareIn(cheeks);
}
