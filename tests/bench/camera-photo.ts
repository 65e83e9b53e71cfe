import sharp from 'sharp';
import { drawTonguePhoto } from '../fixtures/draw-tongue.ts';

/** A drawn tongue, as large and as noisy as a phone's photo: 12 megapixels, about 4 MB. */
export async function photoLikeFromCamera(): Promise<Buffer> {
  const size = { width: 4032, height: 3024 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 18 };
  const grain = await sharp({ create: { ...size, channels: 3, background: '#808080', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const picture = await sharp(await drawTonguePhoto())
    .resize(size.width, size.height, { fit: 'fill' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  for (const quality of [97, 95, 93, 91, 88, 84, 80]) {
    const jpeg = await sharp(picture).jpeg({ quality }).toBuffer();
    if (jpeg.length <= 5_000_000) return jpeg;
  }
  throw new Error('the photo is too large');
}
