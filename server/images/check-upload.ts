import { clinicaLimits } from '@meridia/shared/clinica-config.ts';
import { type FotoKind, fotoLimits, fotoTooLargeText } from '@meridia/shared/foto.ts';
import { supportLimits } from '@meridia/shared/support-thread.ts';
import { AppError } from '../errors.ts';
import { type ImageHeader, readImageHeader } from './image-header.ts';

/**
 * More than any camera needs: 40 megapixels with transparency, 26 in progressive JPEG without subsampling, 53 in the usual one.
 */
const maxHeldBytes = 160_000_000;
/** Decoding an interlaced PNG costs four times as much. Only old programs for slow connections interlace. */
const maxInterlacedPixels = 16_000_000;
/** More than a photo of 12 megapixels needs in any format; such pictures are decoded one at a time. */
const heavyBytes = 50_000_000;

/**
 * Checks the first bytes of a photo without decoding it.
 * @returns whether decoding it is expensive
 * @throws AppError with a FOTO_* code and Portuguese advice for a file that can be refused without decoding
 */
export function checkFoto(kind: FotoKind, upload: Buffer): { heavy: boolean } {
  if (upload.byteLength > fotoLimits.maxBytes) throw fotoTooLarge(kind, upload.byteLength);
  return checkPicture(upload);
}

/** The same for a picture of a screen. @throws AppError with a FOTO_* code */
export function checkScreenshot(upload: Buffer): { heavy: boolean } {
  if (upload.byteLength > supportLimits.pictureMaxBytes) throw screenshotTooLarge();
  return checkPicture(upload);
}

function checkPicture(upload: Buffer): { heavy: boolean } {
  assertKnownFormat(upload);
  const header = readImageHeader(upload);
  if (!header) throw fotoCorrupt();
  if (header.animated) throw fotoUnsupported();
  if (header.pixels > fotoLimits.maxPixels) throw tooManyPixels();
  if (isTooDear(header)) {
    throw new AppError(
      'FOTO_TOO_MANY_PIXELS',
      'Esta imagem foi gravada de um modo que pede memória demais para ser aberta. Envie a foto como saiu da câmera, ou salve-a de novo como JPEG comum.',
    );
  }
  return { heavy: header.heldBytes > heavyBytes };
}

/** Checks the first bytes of a clinic's logo. @throws LOGO_TOO_LARGE, LOGO_INVALID */
export function checkLogo(upload: Buffer): { heavy: boolean } {
  if (upload.byteLength > clinicaLimits.logoMaxBytes) throw logoTooLarge();
  if (!isDecodable(upload)) throw logoInvalid('Este tipo de arquivo não é aceito. Envie a logo em PNG, JPG ou WebP.');
  const header = readImageHeader(upload);
  if (!header) throw logoCorrupt();
  if (header.animated) throw logoInvalid('Esta imagem é animada. Envie uma logo parada, em PNG, JPG ou WebP.');
  if (header.pixels > clinicaLimits.logoMaxPixels || isTooDear(header)) {
    throw logoInvalid('Esta imagem tem pixels demais. Envie uma logo menor.');
  }
  return { heavy: header.heldBytes > heavyBytes };
}

export function fotoTooLarge(kind: FotoKind, bytes: number): AppError {
  const { title, description } = fotoTooLargeText(kind, bytes);
  return new AppError('FOTO_TOO_LARGE', `${title}. ${description}`);
}

export function screenshotTooLarge(): AppError {
  return new AppError('FOTO_TOO_LARGE', 'A imagem é muito grande. Envie uma de até 5 MB.');
}

export function screenshotCorrupt(cause?: unknown): AppError {
  return new AppError('FOTO_CORRUPT', 'O arquivo da imagem está incompleto ou danificado. Escolha outra.', { cause });
}

export function fotoCorrupt(cause?: unknown): AppError {
  return new AppError(
    'FOTO_CORRUPT',
    'O arquivo da foto está incompleto ou danificado. Tire a foto de novo ou escolha outra.',
    { cause },
  );
}

export function tooManyPixels(cause?: unknown): AppError {
  return new AppError(
    'FOTO_TOO_MANY_PIXELS',
    'Esta imagem tem pixels demais. Envie a foto como saiu da câmera, com até 50 megapixels.',
    { cause },
  );
}

export function logoTooLarge(): AppError {
  return new AppError('LOGO_TOO_LARGE', 'A logo é muito grande. Envie uma imagem de até 2 MB.');
}

export function logoCorrupt(cause?: unknown): AppError {
  return logoInvalid(
    'O arquivo da logo está incompleto ou danificado. Envie a imagem de novo ou escolha outra.',
    cause,
  );
}

function logoInvalid(message: string, cause?: unknown): AppError {
  return new AppError('LOGO_INVALID', message, { cause });
}

function isTooDear({ pixels, heldBytes, interlacedPng }: ImageHeader): boolean {
  return heldBytes > maxHeldBytes || (interlacedPng && pixels > maxInterlacedPixels);
}

/** Whether the first bytes are those of a JPEG, PNG or WebP. */
function isDecodable(upload: Buffer): boolean {
  const hex = upload.toString('hex', 0, 8);
  const ascii = upload.toString('latin1', 0, 12);
  return hex.startsWith('ffd8ff') || hex === '89504e470d0a1a0a' || /^RIFF[\s\S]{4}WEBP$/.test(ascii);
}

function assertKnownFormat(upload: Buffer): void {
  if (isDecodable(upload)) return;
  const ascii = (from: number, to: number) => upload.toString('latin1', from, to);
  // AVIF has HEIC's container and shares some of its brands.
  const isAvif = /^avi[fs]/.test(ascii(8, 12));
  if (ascii(4, 8) === 'ftyp' && !isAvif && /heic|heix|hevc|hevx|heim|heis|mif1|msf1/.test(ascii(8, 32))) {
    throw new AppError(
      'FOTO_HEIC',
      'Esta foto está no formato HEIC do iPhone. Em Ajustes > Câmera > Formatos escolha "Mais Compatível" e tire de novo, ou envie como JPEG.',
    );
  }
  if (/^(GIF8|BM|II\*\0|MM\0\*)/.test(ascii(0, 4)) || /<svg/i.test(ascii(0, 512)) || ascii(4, 8) === 'ftyp') {
    throw fotoUnsupported();
  }
  throw new AppError('FOTO_NOT_AN_IMAGE', 'O arquivo escolhido não é uma imagem. Envie uma foto em JPEG, PNG ou WebP.');
}

function fotoUnsupported(): AppError {
  return new AppError('FOTO_UNSUPPORTED', 'Este tipo de imagem não é aceito. Envie a foto em JPEG, PNG ou WebP.');
}
