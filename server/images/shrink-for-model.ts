import type { FotoObservacoes } from '@meridia/shared/foto.ts';
import sharp from 'sharp';

/** One image tile of the model, and therefore one fixed price in tokens. */
const maxSidePx = 768;
/** Even a photo of pure noise is not larger. */
const maxBytes = 400_000;
const qualities = [80, 60, 40, 20];
/** Margin around the tongue's outline, as a share of the picture. */
const margin = 0.06;

/**
 * A stored photo for the model: JPEG of at most 768 px and 400 kB, cut to the measured tongue, without metadata; null when it
 * cannot be made so small.
 */
export async function shrinkForModel(jpeg: Buffer, contorno: FotoObservacoes['contorno']): Promise<Buffer | null> {
  const image = sharp(jpeg, { failOn: 'error', limitInputPixels: 50e6 });
  const { width, height } = await image.metadata();
  const region = contorno && regionOf(contorno, width, height);
  const cropped = region ? image.extract(region) : image;
  // sharp writes no metadata unless told to.
  const small = cropped.resize(maxSidePx, maxSidePx, { fit: 'inside', withoutEnlargement: true });
  for (const quality of qualities) {
    const bytes = await small.clone().jpeg({ quality }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  return null;
}

function regionOf(contorno: readonly (readonly [number, number])[], width: number, height: number) {
  const span = (values: number[], size: number) => {
    const from = Math.max(0, Math.min(...values) - margin);
    const to = Math.min(1, Math.max(...values) + margin);
    const start = Math.floor(from * size);
    return { start, length: Math.min(size - start, Math.ceil((to - from) * size)) };
  };
  const x = span(
    contorno.map(([value]) => value),
    width,
  );
  const y = span(
    contorno.map(([, value]) => value),
    height,
  );
  // An empty outline is no reason to leave the picture out.
  if (contorno.length < 3 || x.length < 32 || y.length < 32) return null;
  return { left: x.start, top: y.start, width: x.length, height: y.length };
}
