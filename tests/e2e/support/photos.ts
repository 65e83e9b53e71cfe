import sharp from 'sharp';
import { drawTonguePhoto, type TongueDrawing } from '../../fixtures/draw-tongue.ts';

let tongue: Promise<Buffer> | undefined;

/** The drawn tongue of all tests; drawn once per process. */
export function tonguePhoto(): Promise<Buffer> {
  tongue ??= drawTongue();
  return tongue;
}

export function drawTongue(options: TongueDrawing = {}): Promise<Buffer> {
  // The upload code, once loaded into this process, forbids SVG to all of it; the drawing is one before it is a photo.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return drawTonguePhoto(options);
}
