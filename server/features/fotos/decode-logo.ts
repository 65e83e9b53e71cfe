import { clinicaLimits } from '@meridia/shared/clinica-config.ts';
import { AppError } from '../../errors.ts';
import { isDecodable, isTooManyPixels, openUpload } from './open-upload.ts';

/**
 * Turns an upload into our own PNG: upright, sRGB, at most 600 px, transparency kept, without any metadata.
 * @throws LOGO_TOO_LARGE, LOGO_INVALID with Portuguese advice for anything that is not a whole PNG, JPEG or WebP picture
 */
export async function decodeLogo(upload: Buffer): Promise<Buffer> {
  if (upload.byteLength > clinicaLimits.logoMaxBytes) throw logoTooLarge();
  if (!isDecodable(upload)) throw invalid('Este tipo de arquivo não é aceito. Envie a logo em PNG, JPG ou WebP.');
  try {
    return await openUpload(upload, { side: clinicaLimits.logoSide, maxPixels: clinicaLimits.logoMaxPixels })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch (error) {
    throw invalid(
      isTooManyPixels(error)
        ? 'Esta imagem tem pixels demais. Envie uma logo menor.'
        : 'O arquivo da logo está incompleto ou danificado. Envie a imagem de novo ou escolha outra.',
      error,
    );
  }
}

export function logoTooLarge(): AppError {
  return new AppError('LOGO_TOO_LARGE', 'A logo é muito grande. Envie uma imagem de até 2 MB.');
}

function invalid(message: string, cause?: unknown): AppError {
  return new AppError('LOGO_INVALID', message, { cause });
}
