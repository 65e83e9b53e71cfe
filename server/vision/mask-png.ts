import sharp from 'sharp';
import { toLab } from './lab.ts';
import { fillPolygon, scalePolygon } from './mask.ts';
import { measurementSide } from './measure-regions.ts';
import { readPixels, readUprightSize, shrinkPixels } from './read-pixels.ts';
import { segmentationSide, segmentTongue } from './segment-tongue.ts';

/**
 * The tongue as a PNG, white on black, in the photo's upright size. It shows the best outline, even when the verdict says that no
 * tongue is clearly visible.
 * @throws the decoder's error when the bytes are no image
 */
export async function maskPng(jpeg: Buffer): Promise<Buffer> {
  const { width, height } = await readUprightSize(jpeg);
  const pixels = await readPixels(jpeg, measurementSide);
  const { polygon } = segmentTongue(await shrinkPixels(pixels, segmentationSide), toLab(pixels));
  const scale = Math.max(width, height) / segmentationSide;
  const { inside } = fillPolygon(scalePolygon(polygon, scale), width, height);
  const grey = inside.map((value) => value * 255);
  return sharp(grey, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
