import { type FotoKind, fotoLimits, fotoTooLargeText } from '@meridia/shared/foto.ts';
import { AppError } from '../../errors.ts';
import { isDecodable, isTooManyPixels, openUpload } from './open-upload.ts';

/** Long side of what is stored, in pixels. */
const storedSide = 1600;

export interface StoredImage {
  jpeg: Buffer;
  width: number;
  height: number;
}

/**
 * Turns an upload into our own JPEG: upright, sRGB, at most 1600 px, without any metadata (GPS, serial numbers, thumbnails).
 * @throws AppError with a FOTO_* code and Portuguese advice for anything that is not a whole, reasonable photo.
 */
export async function decodeFoto(kind: FotoKind, upload: Buffer): Promise<StoredImage> {
  if (upload.byteLength > fotoLimits.maxBytes) throw tooLarge(kind, upload.byteLength);
  assertKnownFormat(upload);
  try {
    const { data, info } = await openUpload(upload, { side: storedSide, maxPixels: fotoLimits.maxPixels })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    if (isTooManyPixels(error)) {
      throw new AppError(
        'FOTO_TOO_MANY_PIXELS',
        'Esta imagem tem pixels demais. Envie a foto como saiu da câmera, com até 50 megapixels.',
        { cause: error },
      );
    }
    throw new AppError(
      'FOTO_CORRUPT',
      'O arquivo da foto está incompleto ou danificado. Tire a foto de novo ou escolha outra.',
      { cause: error },
    );
  }
}

export function tooLarge(kind: FotoKind, bytes: number): AppError {
  const { title, description } = fotoTooLargeText(kind, bytes);
  return new AppError('FOTO_TOO_LARGE', `${title}. ${description}`);
}

function assertKnownFormat(upload: Buffer): void {
  if (isDecodable(upload)) return;
  const ascii = (from: number, to: number) => upload.toString('latin1', from, to);
  // AVIF shares HEIC's container and some of its brands.
  const isAvif = /^avi[fs]/.test(ascii(8, 12));
  if (ascii(4, 8) === 'ftyp' && !isAvif && /heic|heix|hevc|hevx|heim|heis|mif1|msf1/.test(ascii(8, 32))) {
    throw new AppError(
      'FOTO_HEIC',
      'Esta foto está no formato HEIC do iPhone. Em Ajustes > Câmera > Formatos escolha "Mais Compatível" e tire de novo, ou envie como JPEG.',
    );
  }
  if (/^(GIF8|BM|II\*\0|MM\0\*)/.test(ascii(0, 4)) || /<svg/i.test(ascii(0, 512)) || ascii(4, 8) === 'ftyp') {
    throw new AppError('FOTO_UNSUPPORTED', 'Este tipo de imagem não é aceito. Envie a foto em JPEG, PNG ou WebP.');
  }
  throw new AppError('FOTO_NOT_AN_IMAGE', 'O arquivo escolhido não é uma imagem. Envie uma foto em JPEG, PNG ou WebP.');
}
