import { fotoLimits } from '@meridia/shared/foto.ts';

const longSidePx = 3000;
const qualities = [0.9, 0.8, 0.65];

/**
 * The photo as a JPEG whose long side has at most 3,000 px, upright and without metadata; null when this browser cannot open the
 * file, or when even the smallest copy is too large.
 */
export async function shrinkFoto(file: Blob): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    // Decoding honours the photo's EXIF orientation, and so do the natural sizes.
    await image.decode();
    const { width, height } = fitInto(longSidePx, image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, width, height);
    for (const quality of qualities) {
      const jpeg = await toJpeg(canvas, quality);
      if (jpeg && jpeg.size <= fotoLimits.maxBytes) return jpeg;
    }
    return null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The size of a picture inside a square of `side` px. A smaller picture keeps its size. */
export function fitInto(side: number, width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

export function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
