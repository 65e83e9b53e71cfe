import sharp, { type Sharp } from 'sharp';

// Uploads use only these three decoders; sharp's defaults would also read SVG, GIF and TIFF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

/**
 * The picture upright, in sRGB and fitted into a square of `side` pixels. A broken or too large picture fails when it is read.
 */
export function openUpload(upload: Buffer, { side, maxPixels }: { side: number; maxPixels: number }): Sharp {
  return sharp(upload, { failOn: 'error', limitInputPixels: maxPixels, pages: 1 })
    .rotate()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
}

/** Whether the upload was refused for its size before decoding. */
export function isTooManyPixels(error: unknown): boolean {
  return error instanceof Error && /pixel limit/i.test(error.message);
}
