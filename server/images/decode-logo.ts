import { clinicaLimits } from '@meridia/shared/clinica-config.ts';
import { checkLogo, logoCorrupt } from './check-upload.ts';
import { openUpload } from './open-upload.ts';

/**
 * Turns an upload into our own PNG: upright, sRGB, at most 600 px, transparency kept, without any metadata.
 * @throws LOGO_TOO_LARGE, LOGO_INVALID with Portuguese advice for a file that is not a whole PNG, JPEG or WebP picture
 */
export async function decodeLogo(upload: Buffer): Promise<Buffer> {
  checkLogo(upload);
  try {
    return await openUpload(upload, { side: clinicaLimits.logoSide, maxPixels: clinicaLimits.logoMaxPixels })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch (error) {
    throw logoCorrupt(error);
  }
}
