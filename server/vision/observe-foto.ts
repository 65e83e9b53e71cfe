import type { FotoKind, FotoObservacoes } from '@meridia/shared/foto.ts';
import type { Vision } from '../ports.ts';
import { measurementSide } from './measure-regions.ts';
import { observeEar } from './observe-ear.ts';
import { observeFace } from './observe-face.ts';
import { observeTongue } from './observe-tongue.ts';
import { readPixels, shrinkPixels } from './read-pixels.ts';
import { segmentationSide } from './segment-tongue.ts';

/** Change it with every change of what is measured or reported: stored observations name the version that made them. */
const visionVersao = 'visao-local-3';

export function createLocalVision(): Vision {
  return { observe: observeFoto };
}

/**
 * Measures a photo and reports signs in a closed vocabulary. The same bytes give the same answer.
 * @throws the decoder's error when the bytes are no image
 */
export async function observeFoto(kind: FotoKind, jpeg: Buffer): Promise<FotoObservacoes> {
  if (kind === 'lingua') {
    const pixels = await readPixels(jpeg, measurementSide);
    const small = await shrinkPixels(pixels, segmentationSide);
    return { versao: visionVersao, kind, ...observeTongue(pixels, small) };
  }
  const pixels = await readPixels(jpeg, measurementSide);
  const observed = kind === 'face' ? observeFace(pixels) : observeEar(pixels);
  return { versao: visionVersao, kind, ...observed, contorno: null };
}
