import { type FotoKind, fotoLimits, fotoTooLargeText } from '@meridia/shared/foto.ts';
import sharp from 'sharp';
import { AppError } from '../../errors.ts';

// Only these three decoders exist for uploads; sharp's defaults would also read SVG, GIF and TIFF.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

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
    const { data, info } = await sharp(upload, { failOn: 'error', limitInputPixels: fotoLimits.maxPixels, pages: 1 })
      .rotate()
      .resize(storedSide, storedSide, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof Error && /pixel limit/i.test(error.message)) {
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
  const startsWith = (...bytes: number[]) => bytes.every((byte, index) => upload[index] === byte);
  const ascii = (from: number, to: number) => upload.toString('latin1', from, to);
  if (startsWith(0xff, 0xd8, 0xff)) return;
  if (startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return;
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return;
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
