import { type FotoKind, fotoLimits } from '@meridia/shared/foto.ts';
import { checkFoto, fotoCorrupt, tooManyPixels } from './check-upload.ts';
import { isTooManyPixels, openUpload } from './open-upload.ts';

/** Long side of the stored photo, in pixels. */
const storedSide = 1600;

export interface StoredImage {
  jpeg: Buffer;
  width: number;
  height: number;
}

/**
 * Turns an upload into our own JPEG: upright, sRGB, at most 1600 px, without any metadata (GPS, serial numbers, thumbnails).
 * @throws AppError with a FOTO_* code and Portuguese advice for a file that is not a whole, reasonable photo.
 */
export async function decodeFoto(kind: FotoKind, upload: Buffer): Promise<StoredImage> {
  checkFoto(kind, upload);
  try {
    const { data, info } = await openUpload(upload, { side: storedSide, maxPixels: fotoLimits.maxPixels })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    throw isTooManyPixels(error) ? tooManyPixels(error) : fotoCorrupt(error);
  }
}
