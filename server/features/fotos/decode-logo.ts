import { clinicaLimits } from '@meridia/shared/clinica-config.ts';
import sharp from 'sharp';
import { AppError } from '../../errors.ts';

// As for photos: no decoder but these three exists for what people upload, SVG least of all.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

/**
 * Turns an upload into our own PNG: upright, sRGB, at most 600 px, transparency kept, without any metadata.
 * @throws LOGO_TOO_LARGE, LOGO_INVALID with Portuguese advice for anything that is not a whole PNG, JPEG or WebP picture
 */
export async function decodeLogo(upload: Buffer): Promise<Buffer> {
  if (upload.byteLength > clinicaLimits.logoMaxBytes) throw logoTooLarge();
  if (!isKnownFormat(upload)) throw invalid('Este tipo de arquivo não é aceito. Envie a logo em PNG, JPG ou WebP.');
  try {
    return await sharp(upload, { failOn: 'error', limitInputPixels: clinicaLimits.logoMaxPixels, pages: 1 })
      .rotate()
      .resize(clinicaLimits.logoSide, clinicaLimits.logoSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch (error) {
    const tooMany = error instanceof Error && /pixel limit/i.test(error.message);
    throw invalid(
      tooMany
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

function isKnownFormat(upload: Buffer): boolean {
  const hex = upload.subarray(0, 8).toString('hex');
  const ascii = upload.toString('latin1', 0, 12);
  return hex.startsWith('ffd8ff') || hex === '89504e470d0a1a0a' || /^RIFF[\s\S]{4}WEBP$/.test(ascii);
}
