import { fotoLimits } from '@meridia/shared/foto.ts';
import { checkScreenshot, screenshotCorrupt, tooManyPixels } from './check-upload.ts';
import { isTooManyPixels, openUpload } from './open-upload.ts';

/** Long side of a kept picture: the text of a screen stays readable. */
const keptSide = 1600;

/**
 * Turns a picture of a screen into our own JPEG, without any metadata.
 * @throws AppError with a FOTO_* code and Portuguese advice for a file that is not a whole picture of a reasonable size
 */
export async function decodeScreenshot(upload: Buffer): Promise<Buffer> {
  checkScreenshot(upload);
  try {
    return await openUpload(upload, { side: keptSide, maxPixels: fotoLimits.maxPixels })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw isTooManyPixels(error) ? tooManyPixels(error) : screenshotCorrupt(error);
  }
}
