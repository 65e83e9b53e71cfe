import sharp from 'sharp';
import { drawTonguePhoto, type TongueDrawing } from '../../fixtures/draw-tongue.ts';

let tongue: Promise<Buffer> | undefined;

/** The drawn tongue of all tests; drawn once per process. */
export function tonguePhoto(): Promise<Buffer> {
  tongue ??= drawTongue();
  return tongue;
}

export function drawTongue(options: TongueDrawing = {}): Promise<Buffer> {
  allowSvg();
  return drawTonguePhoto(options);
}

/** A mark on a clear ground, larger than it will be kept. */
export function drawLogo(): Promise<Buffer> {
  allowSvg();
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="360"><circle cx="180" cy="180" r="150" fill="#1f5e4b"/><path d="M380 120h440v40H380zM380 210h300v40H380z" fill="#b5412b"/></svg>';
  return sharp(Buffer.from(mark)).png().toBuffer();
}

// The upload code, once loaded into this process, forbids SVG to all of it; a drawing is one before it is a picture.
function allowSvg(): void {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
}
