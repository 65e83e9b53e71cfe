import { fotoLimits } from '@meridia/shared/foto.ts';
import sharp from 'sharp';

/** Upright sRGB, three bytes per pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/**
 * Decodes a photo into a square of `longSide` pixels. Large JPEGs are shrunk while they are decoded.
 * @throws the decoder's error when the bytes are no image, or a too large one
 */
export async function readPixels(photo: Buffer, longSide: number): Promise<Pixels> {
  const { data, info } = await sharp(photo, { limitInputPixels: fotoLimits.maxPixels })
    .rotate()
    .resize(longSide, longSide, { fit: 'inside', kernel: 'lanczos3' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error(`expected 3 channels, got ${info.channels}`);
  return { width: info.width, height: info.height, rgb: data };
}

/** The same picture, smaller. This is faster than decoding the photo again. */
export async function shrinkPixels({ width, height, rgb }: Pixels, longSide: number): Promise<Pixels> {
  const { data, info } = await sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(longSide, longSide, { fit: 'inside', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** Size of a photo as a person sees it, EXIF rotation applied. */
export async function readUprightSize(photo: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharp(photo).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}
